import type { Message } from '@quayside/kernel';
import {
  BONUS_TILES,
  bonusText,
  DISTRICTS,
  districtMessage,
  districtOfSpace,
  END_TILES,
  endText,
  type Figure,
  type Figures,
  LANDMARKS,
  landmarkMessage,
  SCORE_TILES,
  type Sheet,
  SPACES,
  scoreText,
  spaceName,
  TOKEN_AT,
  tokenMessage,
  tokensMessage,
  typeMessage,
  VALUES,
  valueIndexOf,
} from '@quayside/paris';
import type { CardSheet, GameTerminal } from '../game-terminal.ts';
import type { Speaker } from '../words.ts';
import { markOf } from './sheet.ts';

/** A tile or landmark before it is put into words. */
interface Thing {
  readonly id: string;
  readonly kind: 'building' | 'landmark' | 'bonus' | 'score' | 'end';
  readonly name: Message;
  readonly text: Message;
  /** Its figures begin with one of these. */
  readonly figures: readonly string[];
}

const points = (n: number): Message => ({ key: 'paris.points', args: { n } });
const francs = (n: number): Message => ({ key: 'paris.francs', args: { n } });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function building(figures: Figures, tile: number): Thing {
  const district = districtOfSpace(tile);
  const value = VALUES[valueIndexOf(tile)] as number;
  const token = tokensMessage(TOKEN_AT[valueIndexOf(tile)] as number, 1);
  const type = typeMessage(figures.type[tile] as number);
  const own = `type.${DISTRICTS[district]}.${value}`;
  return {
    id: spaceName(tile),
    kind: 'building',
    name: { key: 'paris.building', args: { district: districtMessage(district), value, type } },
    text: { key: `cli.paris.building.${benefit(value)}`, args: benefitArgs(figures, value, token) },
    figures: [own, ...(value === 3 || value === 8 ? [`building.${value}.`] : [])],
  };
}

const benefit = (value: number): string =>
  value <= 2 ? 'bonus' : value === 3 ? 'bonus-paid' : value === 8 ? 'eight' : 'token';

function benefitArgs(figures: Figures, value: number, token: Message): NonNullable<Message['args']> {
  if (value === 3) return { token, francs: francs(figures.francsForThree) };
  if (value !== 8) return { token };
  return { token, cost: tokensMessage(0, figures.eightCost[0]), points: points(figures.pointsForEight) };
}

function landmark(figures: Figures, index: number): Thing {
  const value = figures.landmarkValue[index] as number;
  const cost = (figures.landmarkCost[index] ?? []).flatMap((n, kind) => (n > 0 ? [tokensMessage(kind, n)] : []));
  const prestige = {
    token: tokenMessage(figures.landmarkPrestige[index] as number),
    points: points(figures.landmarkPoints[index] as number),
  };
  return {
    id: LANDMARKS[index] as string,
    kind: 'landmark',
    name: { key: 'paris.landmark-worth', args: { landmark: landmarkMessage(index), value } },
    text:
      cost.length > 0
        ? { key: 'cli.paris.landmark', args: { cost, ...prestige } }
        : { key: 'cli.paris.landmark-free', args: prestige },
    figures: [`landmark.${index + 1}.`],
  };
}

/** Everything with a text, in the order of the list. */
export const things = (figures: Figures): Thing[] => [
  ...numbers(SPACES).map((n) => building(figures, n - 1)),
  ...LANDMARKS.map((_, index) => landmark(figures, index)),
  ...numbers(BONUS_TILES).map(
    (n): Thing => ({
      id: `tile-${n}`,
      kind: 'bonus',
      name: { key: 'paris.tile', args: { n } },
      text: bonusText(figures, n),
      figures: [`bonus.${n}.`],
    }),
  ),
  ...numbers(SCORE_TILES).map(
    (n): Thing => ({
      id: `score-${n}`,
      kind: 'score',
      name: { key: 'cli.paris.score-tile', args: { n } },
      text: { key: 'cli.paris.score-text', args: { points: scoreText(figures, n - 1) } },
      figures: [`score.${n}.`],
    }),
  ),
  ...numbers(END_TILES).map(
    (n): Thing => ({
      id: `end-${n}`,
      kind: 'end',
      name: { key: 'cli.paris.end-tile', args: { n } },
      text: endText(figures, n),
      figures: [`end.${n}.`],
    }),
  ),
];

const isOf = (key: string, { figures }: Thing): boolean =>
  figures.some((begin) => (begin.endsWith('.') ? key.startsWith(begin) : key === begin));

function cardSheet(thing: Thing, sheet: Sheet, speaker: Speaker): CardSheet {
  const { id, kind } = thing;
  const figures = Object.entries(sheet.figures).filter(([key]) => isOf(key, thing));
  const name = speaker.say(thing.name);
  const text = speaker.say(thing.text);
  const sure = figures.map(([, figure]) => figure).sort((a, b) => a.sure - b.sure);
  const entry = {
    id,
    kind,
    name,
    text,
    figures: Object.fromEntries(
      figures.map(([key, { value, origin, sure: how }]) => [key, { value, origin, sure: how }]),
    ),
  };
  const mark = markOf(sure[0] as Figure);
  return { entry, names: [kind], cells: [id, speaker.text(`cli.paris.kind.${kind}`), name, mark], text };
}

export const parisCards =
  (figures: Figures, sheet: Sheet): GameTerminal['cards'] =>
  (speaker) =>
    things(figures).map((thing) => cardSheet(thing, sheet, speaker));

/** The mark is that of the figure least sure. */
export const cardHeads: GameTerminal['cardHeads'] = [
  { key: 'cli.cards.token' },
  { key: 'cli.cards.kind' },
  { key: 'cli.cards.name' },
  { key: 'cli.figures.mark' },
];
