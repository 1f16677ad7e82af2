import { failure, type Game, type Json, type Outcome, type State, success } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris, parisWith, readSheet } from '@quayside/paris';

const GAMES: Readonly<Record<string, Game<State>>> = { 'le-havre': leHavre, paris };

/** The game of this id, with the figures of an edition where its sheet is given as JSON text. */
export function gameById(id: string, sheet: string | null): Outcome<Game<State>> {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) return failure({ at: 'game', why: 'unknown-game', facts: { game: id } });
  if (sheet === null) return success(game);
  if (id !== 'paris') return failure({ at: 'sheet', why: 'no-editions', facts: { game: id } });
  let json: Json;
  try {
    json = JSON.parse(sheet) as Json;
  } catch {
    return failure({ at: 'sheet', why: 'not-json', facts: {} });
  }
  const read = readSheet(json);
  return read.ok ? success(parisWith(read.value.figures) as Game<State>) : read;
}
