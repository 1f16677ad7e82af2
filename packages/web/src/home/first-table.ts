import type { LevelName } from '@quayside/bots/levels';
import type { Games } from '../games.ts';
import { beginTable } from '../saved/begin.ts';
import { settingsWith } from '../saved/colours.ts';

/** Somebody to learn with: gives a game, and can be beaten. */
export const COMPANION: LevelName = 'mate';

/** A small table at which the first turn is one's own; its id. The first seat begins in every game. */
export async function beginFirstTable(games: Games, game: string, name: string): Promise<string> {
  const ui = await games.ui(game);
  return beginTable(games, {
    game,
    settings: settingsWith(ui.game, { ...ui.firstTable, players: '2' }),
    seed: '',
    seats: [
      { sitter: 'person', name: name.trim(), standIn: null },
      { sitter: COMPANION, name: '', standIn: null },
    ],
  });
}
