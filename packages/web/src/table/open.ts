import { Crew, type Player, playerNamed } from '@quayside/bots';
import { type Message, Random, type State, Table } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import type { Games } from '../games.ts';
import { keptTable } from '../saved/keep.ts';
import { recordProblems } from '../saved/problems.ts';
import { type SavedTable, savedTables } from '../saved/saved-tables.ts';
import { settings, wantsMotion } from '../settings/settings.ts';
import type { Proposer } from './plan.ts';
import { Sitting } from './sitting.ts';

const PACE = 450;

export type Opened =
  | { readonly kind: 'open'; readonly sitting: Sitting; readonly kept: () => SavedTable }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'damaged';
      readonly text: string;
      readonly problems: readonly Message[];
      readonly face: GameUI | null;
    };

/**
 * Sits down at a saved table. Whatever is wrong with it is said; it stays saved as it is. One that was deleted meanwhile, in
 * another tab, is not brought back by playing on: `onDeleted` is given what there is of it.
 */
export async function openTable(games: Games, id: string, onDeleted: (table: SavedTable) => void): Promise<Opened> {
  const saved = savedTables.get(id);
  if (!saved) return { kind: 'missing' };
  if ('damaged' in saved) return { kind: 'damaged', text: saved.text, problems: [], face: null };
  if (!games.has(saved.game)) return { kind: 'damaged', text: saved.record, problems: [], face: null };
  const face = await games.ui(saved.game);
  const replayed = Table.resume(face.game, saved.record);
  if (!replayed.ok)
    return { kind: 'damaged', text: saved.record, problems: recordProblems(face, replayed.problems, games.ids), face };
  const table = replayed.value;
  if (saved.seats.length !== face.game.seatsOf(table.state).length)
    return { kind: 'damaged', text: saved.record, problems: [], face: null };
  const crew = new Crew({ bots: face.bots, sheet: null }, games.openBots);
  const sitting = new Sitting({
    face,
    table,
    seats: saved.seats,
    ...(saved.confirmed !== undefined && { confirmed: saved.confirmed }),
    crew,
    wishes: () => {
      const { confirmTurns, openTurns } = settings();
      return { confirmTurns, openTurns, pace: wantsMotion(settings()) ? PACE : 0 };
    },
    keep: () => {
      if (savedTables.has(id)) savedTables.put(kept());
      else onDeleted(kept());
    },
  });
  const kept = (): SavedTable => keptTable(saved, face, table, sitting.seats, sitting.confirmed);
  return { kind: 'open', sitting, kept };
}

/** Proposes what somebody sensible would do at first sight. */
export function proposerFor(face: GameUI): Proposer<State> {
  const player = playerNamed(face.bots, 'greedy') as Player;
  return (state, seat) => player.choose(state, seat, new Random('proposal'));
}
