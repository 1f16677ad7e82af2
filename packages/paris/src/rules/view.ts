import type { Random } from '@quayside/kernel';
import { BONUS_TILES, END_TILES, KINDS_OF_TOKEN } from '../data/names.ts';
import { Kind, kindOf, token } from './option.ts';
import { Phase } from './phases.ts';
import { IN_STACK, type ParisState, UNKNOWN, USED } from './state.ts';

/** What a move remembers on its way. */
const MOVE = ['from', 'to', 'dueWood', 'dueMarble', 'dueGold', 'nextTile', 'given', 'scoreDue'] as const;

/** May a seat see the end-game stack? Only while it chooses from it (P-702). */
const looks = (s: ParisState, seat: number): boolean => s.phase === Phase.LOOK && s.seat === seat;

/** Can a seat know where this end-game tile is: its own, used, or in the stack it is looking through? */
function knowsEnd(s: ParisState, seat: number, tile: number): boolean {
  const where = s.end[tile] as number;
  if (where === seat + 1 || where >= USED) return where !== UNKNOWN;
  if (where === IN_STACK) return looks(s, seat);
  return s.openHoldings === 1;
}

/** May a seat, or a spectator, know what `of` keeps behind its screen (P-121 to P-123)? */
export const seesHoldings = (s: ParisState, seat: number, of: number): boolean =>
  seat === of || s.openHoldings === 1 || s.phase === Phase.OVER;

/** What a seat may know, or a spectator, for whom all are others: not what others keep behind their screens, and no stack (P-121 to P-123), until the game is over. */
export function view(s: ParisState, seat: number, into: ParisState): void {
  into.copyFrom(s);
  if (s.phase === Phase.OVER) return;
  for (let tile = 0; tile < END_TILES; tile++) if (!knowsEnd(s, seat, tile)) into.end[tile] = UNKNOWN;
  if (s.openHoldings) return;
  into.viewer = seat + 1;
  if (s.seat !== seat) blurAction(into);
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    into.francs[other] = 0;
    into.hand[other] = 0;
    into.unused[other] = 0;
    for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) into.tokens[other * KINDS_OF_TOKEN + kind] = 0;
  }
}

const BEFORE_ARRIVAL: readonly Phase[] = [Phase.TARGET, Phase.SPEND, Phase.STAND_IN];
const AFTER_ARRIVAL: readonly Phase[] = [Phase.BONUS, Phase.PRESTIGE, Phase.PRESTIGE_TILE];

/** What exactly somebody else is asked inside a move depends on what lies behind the screen: others see the move alone. */
function blurAction(s: ParisState): void {
  const before = BEFORE_ARRIVAL.includes(s.phase);
  if (!before && !AFTER_ARRIVAL.includes(s.phase)) return;
  s.phase = before ? Phase.ACTION : Phase.AFTER;
  for (const name of MOVE) s[name] = 0;
}

/** Changes at random what a seat cannot know: holdings of others, and who has which end-game tile. */
export function reshuffle(s: ParisState, seat: number, random: Random): void {
  if (s.phase === Phase.OVER) return;
  shuffleEnds(s, seat, random);
  if (s.openHoldings) return;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    s.francs[other] = random.below(20);
    s.hand[other] = random.below(8);
    for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) s.tokens[other * KINDS_OF_TOKEN + kind] = random.below(4);
    s.unused[other] = 0;
    for (let tile = 1; tile <= BONUS_TILES; tile++) {
      if (!s.hasUsed(other, tile) && random.below(5) === 0) s.unused[other] = s.unusedBits(other) | (1 << tile);
    }
  }
}

function shuffleEnds(s: ParisState, seat: number, random: Random): void {
  const hidden: number[] = [];
  for (let tile = 0; tile < END_TILES; tile++) if (!knowsEnd(s, seat, tile)) hidden.push(tile);
  const places = random.shuffle(hidden.map((tile) => s.end[tile] as number));
  for (const [i, tile] of hidden.entries()) s.end[tile] = places[i] as number;
}

/** Which end-game tile was kept is known to its owner alone. */
export function tokenSeenBy(s: ParisState, chosen: number, seat: number): string {
  if (seat === s.seat || s.openHoldings || kindOf(chosen) !== Kind.KEEP) return token(chosen);
  return 'keep ?';
}
