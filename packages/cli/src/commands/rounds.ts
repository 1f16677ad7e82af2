import { table } from '../columns.ts';
import { type Command, FINE } from '../command.ts';
import { GAME } from '../flag.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

/** The round cards of a deck in the order they come. */
export const rounds: Command = {
  name: 'rounds',
  isFor: (game) => game.rounds !== undefined,
  settings: 'all',
  flags: { game: GAME },
  run(context) {
    const { speaker } = context;
    const game = gameFlag(context);
    const sheets = game.rounds?.sheets(settingsFlags(context, game), speaker) ?? [];
    if (context.json) {
      context.out(
        JSON.stringify(
          sheets.map(({ entry }) => entry),
          null,
          2,
        ),
      );
      return FINE;
    }
    const heads = (game.rounds?.heads ?? []).map(({ key, right = false }) => ({ head: speaker.text(key), right }));
    const rows = sheets.map(({ cells }) => cells);
    for (const line of table(heads, rows)) context.out(line);
    return FINE;
  },
};
