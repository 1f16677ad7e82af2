import { type Message, Table } from '@quayside/kernel';
import {
  ARC_MESSAGE,
  bankMessage,
  DISTRICTS,
  districtMessage,
  francsMessage,
  gainsOf,
  LANDMARKS,
  landmarkMessage,
  MOST_PRESTIGE,
  type ParisState,
  paris,
  pointsMessage,
  seatMessage,
  SPACES,
  spaceOf,
  STANDARD_FIGURES as FIGURES,
  TOKEN_AT,
  tokenMessage,
  tokensListed,
  TYPES,
  typeMessage,
  VALUES,
} from '@quayside/paris';
import type { Article, Whereabouts } from '../../encyclopaedia/article.ts';
import { Arc, House, type HouseType, Landmark, ParisToken, type ParisTokenName } from '../icons/index.ts';
import { TOKENS } from '@quayside/paris';
import { Coin } from '../../icons/index.ts';
import { fact, noteOn, onRiver, onStreet, say } from './said.tsx';

/** The board as a game begins, of which the rules can be asked what a place brings. */
function opening(): ParisState {
  const table = Table.start(paris, { settings: { players: '4' }, seed: 'opening' });
  if (!table.ok) throw new Error('no opening');
  return table.value.state;
}

const seats = (s: ParisState, keysOf: (seat: number) => number): number[] =>
  Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => keysOf(seat) > 0);

/** Whose keys stand there, once it stands. */
function held(s: ParisState, place: number): Whereabouts {
  const district = s.districtOf(place);
  if (!s.stands(place)) return { seat: null, where: say('where-not-yet'), more: [] };
  const holders = seats(s, (seat) => s.keysAt(seat, place));
  return {
    seat: holders[0] ?? null,
    where: say('where-in', { district: districtMessage(district) }),
    more: [holders.length > 0 ? say('where-held', { seats: holders.map(seatMessage) }) : say('where-free')],
  };
}

const onKeys = (s: ParisState, keysOf: (seat: number) => number): Whereabouts => {
  const there = seats(s, keysOf);
  return {
    seat: null,
    where: there.length > 0 ? say('where-keys', { seats: there.map(seatMessage) }) : say('where-no-keys'),
    more: [],
  };
};

const LANDMARK_ARTICLES: readonly Article<ParisState>[] = LANDMARKS.map((name, landmark) => {
  const value = FIGURES.landmarkValue[landmark] as number;
  const cost = tokensListed((kind) => FIGURES.landmarkCost[landmark]?.[kind] ?? 0);
  const colour = FIGURES.landmarkPrestige[landmark] as number;
  const points = pointsMessage(FIGURES.landmarkPoints[landmark] as number);
  return {
    id: name,
    kind: 'web.paris.book.kind.landmarks',
    name: landmarkMessage(landmark),
    about: [say('landmark')],
    mark: <Landmark landmark={name} />,
    figure: String(value),
    picture: onStreet(<Landmark landmark={name} size={170} />, String(value)),
    facts: [fact('value', value), fact('resources', cost), fact('each', points)],
    does: [say('prestige', { n: MOST_PRESTIGE, token: tokenMessage(colour), points })],
    rules: [`P-${921 + landmark}`, 'P-330', 'P-331', 'P-332', 'P-333', 'P-334', 'P-321'],
    ways: [say('landmark-way', { value, tokens: cost })],
    uses: [say('counts', { value }), say('kinds')],
    neighbours: [
      { article: TOKENS[colour] as string, why: say('near-prestige') },
      { article: 'bonus-29', why: say('near-counts') },
      ...[landmark - 1, landmark + 1].flatMap((next) =>
        LANDMARKS[next] ? [{ article: LANDMARKS[next], why: say(next < landmark ? 'near-lower' : 'near-higher') }] : [],
      ),
    ],
    ...noteOn(`landmark.${landmark + 1}.`),
    where: (view) => held(view, SPACES + landmark),
  };
});

const BY_VALUE: Readonly<Record<number, readonly string[]>> = {
  1: ['P-342'],
  2: ['P-342'],
  3: ['P-343'],
  4: ['P-345'],
  5: ['P-345'],
  8: ['P-344', 'P-321'],
};

function buildings(): Article<ParisState>[] {
  const start = opening();
  return DISTRICTS.flatMap((district, at) =>
    VALUES.map((value, index): Article<ParisState> => {
      const space = spaceOf(at, index);
      const type = FIGURES.type[space] as number;
      const cost: readonly Message[] = value === 8 ? tokensListed((kind) => FIGURES.eightCost[kind] ?? 0) : [];
      const token = TOKEN_AT[index] as number;
      const house = { type: TYPES[type] as HouseType, district };
      return {
        id: `${district}-${value}`,
        kind: `web.paris.book.kind.${district}`,
        name: {
          key: 'paris.building',
          args: { district: districtMessage(at), value, type: typeMessage(type) },
        },
        about: [say('building')],
        mark: <House {...house} />,
        figure: String(value),
        picture: onStreet(<House {...house} size={150} />, String(value)),
        facts: [fact('value', value), ...(cost.length > 0 ? [fact('resources', cost)] : [])],
        does: [say('brings', { gains: gainsOf(start, space, at) })],
        rules: ['P-340', 'P-341', ...(BY_VALUE[value] ?? []), 'P-313', 'P-314', 'P-315', 'P-320'],
        ways: [say('building-laid'), say('building-way', { value })],
        uses: [say('counts', { value }), say('type', { type: typeMessage(type) })],
        neighbours: [
          { article: TOKENS[token] as string, why: say('near-token') },
          { article: `bank-${district}`, why: say('near-from-bank') },
          ...bonusFor(index).map((article) => ({ article, why: say('near-counts') })),
          { article: 'bonus-30', why: say('near-kinds') },
        ],
        ...noteOn(`type.${district}.${value}`),
        where: (view) => held(view, space),
      };
    }),
  );
}

/** The bonus tiles that count keys on a value. */
const bonusFor = (value: number): string[] =>
  FIGURES.bonusValue.flatMap((counted, tile) =>
    counted === value && (FIGURES.bonusPoints[tile] ?? 0) > 0 && [6, 11, 15, 18, 26, 28].includes(tile)
      ? [`bonus-${tile}`]
      : [],
  );

const BANKS: readonly Article<ParisState>[] = DISTRICTS.map((district, at) => ({
  id: `bank-${district}`,
  kind: 'web.paris.book.kind.starts',
  name: bankMessage(at),
  about: [say('bank')],
  mark: <Coin />,
  figure: String(FIGURES.bank[at]),
  picture: onRiver(<Coin size={96} />, String(FIGURES.bank[at])),
  facts: [fact('pays', francsMessage(FIGURES.bank[at] as number))],
  does: [say('bank-pays', { francs: francsMessage(FIGURES.bank[at] as number) })],
  rules: ['P-303', 'P-302', 'P-313', 'P-314', 'P-306', 'P-910'],
  ways: [say('place-way')],
  uses: [say('bank-leads')],
  neighbours: [{ article: 'arc', why: say('near-arc') }],
  ...noteOn(`bank.${district}`),
  where: (view) => onKeys(view, (seat) => view.banked(seat, at)),
}));

const ARC_ARTICLE: Article<ParisState> = {
  id: 'arc',
  kind: 'web.paris.book.kind.starts',
  name: ARC_MESSAGE,
  about: [say('arc')],
  mark: <Arc />,
  figure: null,
  picture: onStreet(<Arc size={150} />),
  facts: [],
  does: [say('arc-leads')],
  rules: ['P-304', 'P-302', 'P-313', 'P-314'],
  ways: [say('place-way')],
  uses: [say('arc-use')],
  neighbours: DISTRICTS.slice(0, 2).map((district) => ({ article: `bank-${district}`, why: say('near-bank') })),
  where: (view) => onKeys(view, (seat) => view.arc[seat] as number),
};

/** Where keys stand: landmarks, buildings, banks, the Arc. */
export const places = (): readonly Article<ParisState>[] => [
  ...LANDMARK_ARTICLES,
  ...buildings(),
  ARC_ARTICLE,
  ...BANKS,
];

export const tokenIcon = (kind: number, size?: number) => (
  <ParisToken token={TOKENS[kind] as ParisTokenName} {...(size !== undefined && { size })} />
);
