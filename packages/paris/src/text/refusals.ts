import type { Message, Problem, Refusal } from '@quayside/kernel';
import { districtOf, LANDMARKS, placeOf, SEAT_NAMES, SPACES, tokenOf } from '../data/names.ts';
import {
  ARC_MESSAGE,
  bankMessage,
  districtMessage,
  landmarkMessage,
  message,
  spaceMessage,
  tokenMessage,
} from './name.ts';

type Args = Record<string, string | number | Message>;

/** Facts are ids: a place, a district, a seat, a kind of token, a phase. In words they are named. */
function named({ why, facts }: Refusal | Problem): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(facts)) {
    const isRaw = typeof value === 'number' || RAW.has(key) || why === 'unknown-token';
    args[key] = isRaw ? value : nameOf(key, value);
  }
  return args;
}

/** What a person wrote, and what could be written instead. */
const RAW: ReadonlySet<string> = new Set(['value', 'known', 'figure', 'field', 'what', 'kind', 'lacks']);

function nameOf(key: string, value: string): string | Message {
  if (key === 'phase') return message(`paris.phase-name.${value}`);
  if (value === 'chance') return message('paris.chance');
  if (value === 'arc') return ARC_MESSAGE;
  if ((SEAT_NAMES as readonly string[]).includes(value)) return message(`paris.seat.${value}`);
  if (tokenOf(value) >= 0) return tokenMessage(tokenOf(value));
  if (districtOf(value) >= 0) return districtMessage(districtOf(value));
  const landmark = (LANDMARKS as readonly string[]).indexOf(value);
  if (landmark >= 0) return landmarkMessage(landmark);
  const place = placeOf(value);
  return place >= 0 && place < SPACES ? spaceMessage(place) : value;
}

/** The words of a refusal, with what played itself before it where that hides the reason. */
export function refusalMessage(refusal: Refusal): Message {
  const reason = reasonMessage(refusal);
  return refusal.after ? message('paris.refusal.after', { steps: refusal.after.join(' · '), reason }) : reason;
}

/** The same reason reads differently where tiles are laid (P-802), of a tile that is used, and of a key that lacks the means. */
function reasonMessage(refusal: Refusal): Message {
  const args = named(refusal);
  const { why, rule, facts } = refusal;
  // The words say "bonus tile" themselves.
  if ('tile' in facts) args['tile'] = String(facts['tile']).replace(/^tile-/, '');
  const district = districtOf(String(facts['place']));
  if (why === 'bank-taken' && district >= 0) args['place'] = bankMessage(district);
  const isPut = rule === 'P-802';
  const isUse = why === 'no-tile-left' && 'kind' in facts;
  const lacks = why === 'nowhere-to-go' && 'lacks' in facts ? `-${facts['lacks']}` : '';
  return message(`paris.refusal.${why}${isPut ? '-put' : isUse ? '-use' : lacks}`, args);
}

/** The words of what is wrong with a position or a figure sheet. */
export const problemMessage = (problem: Problem): Message => message(`paris.problem.${problem.why}`, named(problem));
