import { DUNNY, FOOTBALL_STADIUM, sortOf } from '../data/cards.ts';
import { type LeHavreState, PILE, PILE_SPACE, PILES, TOWN, WAITING } from './state.ts';

/** Takes the top card off a proposal pile. A waiting Football Stadium moves onto a pile that falls empty (L-541). */
export function removeTop(s: LeHavreState, pile: number): number {
  const card = s.top(pile);
  const size = (s.pileSize[pile] as number) - 1;
  s.pileSize[pile] = size;
  s.pile[pile * PILE_SPACE + size] = 0;
  if (s.owner[FOOTBALL_STADIUM] === WAITING) placeStadium(s);
  return card;
}

/** On the first empty pile, or beside the board until there is one (L-540, L-541). */
export function placeStadium(s: LeHavreState): void {
  s.owner[FOOTBALL_STADIUM] = WAITING;
  for (let pile = 0; pile < PILES; pile++) {
    if (s.pileSize[pile] !== 0) continue;
    s.pile[pile * PILE_SPACE] = FOOTBALL_STADIUM;
    s.pileSize[pile] = 1;
    s.owner[FOOTBALL_STADIUM] = PILE;
    return;
  }
}

/** On the pile whose top card has the highest sort number; on the first where there is none (L-951). */
export function placeDunny(s: LeHavreState): void {
  let highest = 0;
  for (let pile = 1; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card >= 0 && (s.top(highest) < 0 || sortOf(card) > sortOf(s.top(highest)))) highest = pile;
  }
  const size = s.pileSize[highest] as number;
  s.pile[highest * PILE_SPACE + size] = DUNNY;
  s.pileSize[highest] = size + 1;
  s.owner[DUNNY] = PILE;
}

/** The pile from which the town would build now: that whose top card has the lowest sort number; -1 when all are empty. */
export function pileForTown(s: LeHavreState): number {
  let lowest = -1;
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card < 0) continue;
    if (lowest < 0 || sortOf(card) < sortOf(s.top(lowest))) lowest = pile;
  }
  return lowest;
}

/** The town builds the top card with the lowest sort number (L-730). */
export function townBuilds(s: LeHavreState): void {
  const lowest = pileForTown(s);
  if (lowest < 0) return;
  const card = s.top(lowest);
  s.owner[card] = TOWN;
  removeTop(s, lowest);
}
