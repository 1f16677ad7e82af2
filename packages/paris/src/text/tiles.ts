import type { Message } from '@quayside/kernel';
import { BONUS, type BonusKind, unitsOf } from '../data/bonus.ts';
import type { Figures } from '../data/figures.ts';
import { VALUES } from '../data/names.ts';
import { bonusFrancs, bonusPoints, bonusValue } from '../data/printed.ts';
import { END_OFFSET } from '../rules/option.ts';
import type { ParisState } from '../rules/state.ts';
import { francs, message, points, tokensMessage } from './name.ts';

const gains = (ofFrancs: number, ofPoints: number): readonly Message[] => [
  ...(ofFrancs > 0 ? [francs(ofFrancs)] : []),
  ...(ofPoints > 0 ? [points(ofPoints)] : []),
];

/** Points that depend on how many play; with nobody at the table yet, all three figures. */
function pointsBy(by: readonly number[], players: number): Message {
  if (players > 0) return points(by[players] as number);
  return message('paris.points-by', { two: by[2] as number, three: by[3] as number, four: by[4] as number });
}

/** What a bonus tile is, with the amounts of the edition; `players` 0 for any number of them. */
export function bonusText(figures: Figures, tile: number, players = 0): Message {
  const kind = BONUS[tile] as BonusKind;
  return message(`paris.bonus.${kind}`, bonusArgs(figures, tile, kind, players));
}

function bonusArgs(figures: Figures, tile: number, kind: BonusKind, players: number): NonNullable<Message['args']> {
  const each = points(bonusPoints(figures, tile));
  switch (kind) {
    case 'gain':
      return { gains: gains(bonusFrancs(figures, tile), bonusPoints(figures, tile)) };
    case 'resource':
      return { tokens: tokensMessage(figures.bonusResource[tile] as number, 1) };
    case 'per-value':
      return { points: each, value: VALUES[bonusValue(figures, tile)] as number };
    case 'any-prestige':
    case 'any-resource':
      return { n: unitsOf(tile) };
    case 'buy-key':
      return { francs: francs(bonusFrancs(figures, tile)) };
    case 'per-unused':
    case 'prestige-pairs':
    case 'resource-pairs':
      return { points: pointsBy(figures.bonusPointsBy[tile] as readonly number[], players) };
    case 'per-landmark':
      return { points: each };
    case 'kinds': {
      const [four, five, six, seven] = figures.kinds.slice(4);
      return { four: four as number, five: five as number, six: six as number, seven: seven as number };
    }
    default:
      return {};
  }
}

/** What an end-game tile is. */
export function endText(figures: Figures, tile: number): Message {
  const reward = figures.end[tile - 1] as Figures['end'][number];
  if ('token' in reward) return message('paris.bonus.resource', { tokens: tokensMessage(reward.token, 1) });
  return message('paris.bonus.gain', { gains: gains(reward.francs, reward.points) });
}

/** A score tile: points of the first, second and third. */
export function scoreText(figures: Figures, tile: number): Message {
  const [first, second, third] = figures.score[tile] as Figures['score'][number];
  return message('paris.score-tile', { first, second, third });
}

export const bonusMessage = (tile: number): Message => message('paris.tile', { n: tile });

/** A tile that stands for tokens, by its stand-in number; end-game tiles are named by what they are. */
export function standInMessage(s: ParisState, tile: number): Message {
  if (tile <= END_OFFSET) return bonusMessage(tile);
  const reward = s.figures.end[tile - END_OFFSET - 1];
  const what = reward && 'token' in reward ? tokensMessage(reward.token, 1) : endText(s.figures, tile - END_OFFSET);
  return message('paris.end-tile', { what });
}
