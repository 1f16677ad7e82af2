import { Crew, type Player, playerNamed } from '@quayside/bots';
import { openWorker } from '@quayside/bots/browser';
import { type Message, Random, type State, Table } from '@quayside/kernel';
import type { Face } from '../face.ts';
import { faceOf } from '../games.ts';
import { keptTable } from '../saved/keep.ts';
import { recordProblems } from '../saved/problems.ts';
import { savedTables } from '../saved/saved-tables.ts';
import { settings, wantsMotion } from '../settings/settings.ts';
import type { Proposer } from './plan.ts';
import { Sitting } from './sitting.ts';

const PACE = 450;

export type Opened =
  | { readonly kind: 'open'; readonly sitting: Sitting }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'damaged';
      readonly text: string;
      readonly problems: readonly Message[];
      readonly face: Face | null;
    };

/** Sits down at a saved table. Whatever is wrong with it is said; it stays saved as it is. */
export async function openTable(id: string): Promise<Opened> {
  const saved = savedTables.get(id);
  if (!saved) return { kind: 'missing' };
  if ('damaged' in saved) return { kind: 'damaged', text: saved.text, problems: [], face: null };
  const face = await faceOf(saved.game);
  const replayed = Table.resume(face.game, saved.record);
  if (!replayed.ok)
    return { kind: 'damaged', text: saved.record, problems: recordProblems(face, replayed.problems), face };
  const table = replayed.value;
  const crew = new Crew({ game: face.game, sheet: null }, openWorker);
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
    keep: (of) => savedTables.put(keptTable(saved, face, of.table, of.seats, of.confirmed)),
  });
  return { kind: 'open', sitting };
}

/** Proposes what somebody sensible would do at first sight. */
export function proposerFor(face: Face): Proposer<State> {
  const player = playerNamed(face.game, 'greedy') as Player;
  return (state, seat) => player.choose(state, seat, new Random('proposal'));
}
