import type { LevelName } from '@quayside/bots/levels';
import type { GameId } from '../face.ts';
import { faceOf } from '../games.ts';
import { beginTable } from '../saved/begin.ts';
import { settingsWith } from '../saved/colours.ts';

/** Somebody to learn with: gives a game, and can be beaten. */
export const COMPANION: LevelName = 'mate';

/** A small table at which the first turn is one's own; its id. The first seat begins in both games. */
export async function beginFirstTable(game: GameId, name: string): Promise<string> {
  const face = await faceOf(game);
  return beginTable({
    game,
    settings: settingsWith(face.game, { players: '2', length: 'short' }),
    seed: '',
    seats: [
      { sitter: 'person', name: name.trim(), standIn: null },
      { sitter: COMPANION, name: '', standIn: null },
    ],
  });
}
