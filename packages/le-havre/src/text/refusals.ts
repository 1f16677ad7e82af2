import type { Message, Problem, Refusal } from '@quayside/kernel';
import { cardOf } from '../data/cards.ts';
import { goodOf } from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { cardMessage, feeMessage, goodMessage } from './phrases.ts';

type Args = Record<string, string | number | Message>;

/** Facts are ids: a building, a seat, a good, a phase. In words they are named. */
function named(facts: Refusal['facts']): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(facts)) args[key] = typeof value === 'string' ? nameOf(key, value) : value;
  return args;
}

function nameOf(key: string, value: string): string | Message {
  if (key === 'token' || key === 'value' || key === 'known' || key === 'ship') return value;
  if (value === 'chance') return { key: 'term.chance' };
  if (cardOf(value) >= 0) return cardMessage(cardOf(value));
  if ((SEAT_NAMES as readonly string[]).includes(value)) return { key: `seat.${value}` };
  if (key === 'good' || key === 'instead') return goodMessage(goodOf(value));
  if (key === 'phase') return { key: `phase-name.${value}` };
  const type = SHIP_TYPES.find(({ name }) => value === name || value.startsWith(`${name}-`));
  return type ? { key: `ship.${type.name}` } : value;
}

/** The words of a refusal, with what played itself before it where that hides the reason. */
export function refusalMessage(refusal: Refusal): Message {
  const reason = reasonMessage(refusal);
  return refusal.after ? { key: 'refusal.after', args: { steps: refusal.after.join(' · '), reason } } : reason;
}

function reasonMessage(refusal: Refusal): Message {
  const args = named(refusal.facts);
  const { food, francs, building } = refusal.facts;
  if (food !== undefined && francs !== undefined) args['fee'] = feeMessage(Number(food), Number(francs));
  if (refusal.why === 'too-few-francs' && building === 'loan') delete args['building'];
  return { key: `refusal.${refusal.why}`, args };
}

/** The words of what is wrong with a position. */
export const problemMessage = (problem: Problem): Message => ({
  key: `problem.${problem.why}`,
  args: named(problem.facts),
});
