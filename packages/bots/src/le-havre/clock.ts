import { type LeHavreState, Phase, roundCards, TURNS } from '@quayside/le-havre';

/** The turns of the game before this one. */
const turnsGone = (s: LeHavreState): number => (s.round - 1) * TURNS + s.turn - 1;
const turnsIn = (s: LeHavreState): number => roundCards(s.players, s.length).length * TURNS;

/** Main actions that a seat has before it: this turn's while it is not taken, those to come, the final one. */
export function actionsLeft(s: LeHavreState, seat: number): number {
  const open = s.active === seat && s.phase < Phase.AFTER ? 1 : 0;
  if (s.phase === Phase.OVER || s.phase === Phase.COUNT) return 0;
  if (s.final) return s.active === seat ? open : seat > s.active ? 1 : 0;
  const gone = turnsGone(s);
  let later = 0;
  const total = turnsIn(s);
  const first = gone + 1 + ((((seat - gone - 1) % s.players) + s.players) % s.players);
  if (first < total) later = Math.floor((total - 1 - first) / s.players) + 1;
  return open + later + 1;
}

/** Turns until it is this seat's turn: 0 when it is now. */
export function distance(s: LeHavreState, seat: number): number {
  return (seat - s.active + s.players) % s.players;
}
