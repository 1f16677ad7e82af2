import { FOOTBALL_STADIUM, SORT } from '../data/cards.ts';
import { type LeHavreState, PILE, PILE_SPACE, PILES, SPECIALS, TOWN, WAITING } from './state.ts';

/** Takes the top card off a proposal pile. A waiting Football Stadium moves onto a pile that falls empty (L-541). */
export function removeTop(s: LeHavreState, pile: number): number {
  const card = s.top(pile);
  const size = (s.pileSize[pile] as number) - 1;
  s.pileSize[pile] = size;
  s.pile[pile * PILE_SPACE + size] = 0;
  if (s.owner[FOOTBALL_STADIUM] === WAITING) placeStadium(s);
  return card;
}

function placeStadium(s: LeHavreState): void {
  s.owner[FOOTBALL_STADIUM] = WAITING;
  for (let pile = 0; pile < PILES; pile++) {
    if (s.pileSize[pile] !== 0) continue;
    s.pile[pile * PILE_SPACE] = FOOTBALL_STADIUM;
    s.pileSize[pile] = 1;
    s.owner[FOOTBALL_STADIUM] = PILE;
    return;
  }
}

/** The pile from which the town would build now: that whose top card has the lowest sort number; -1 when all are empty. */
export function pileForTown(s: LeHavreState): number {
  let lowest = -1;
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card < 0) continue;
    if (lowest < 0 || (SORT[card] as number) < (SORT[s.top(lowest)] as number)) lowest = pile;
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

/** Turns over the top special building, which must be known by now (L-732). */
export function revealSpecial(s: LeHavreState): void {
  const card = (s.special[0] as number) - 1;
  for (let i = 1; i < SPECIALS; i++) {
    s.special[i - 1] = s.special[i] as number;
    s.knownBy[i - 1] = s.knownBy[i] as number;
  }
  s.special[SPECIALS - 1] = 0;
  s.knownBy[SPECIALS - 1] = 0;
  s.specialsLeft--;
  if (card === FOOTBALL_STADIUM) placeStadium(s);
  else s.owner[card] = TOWN;
}
