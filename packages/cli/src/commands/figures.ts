import { type Command, FINE, gameTitle } from '../command.ts';
import { EDITION, GAME } from '../flag.ts';
import { gameFlag } from '../which-game.ts';

/** The figures a game is played with and where they come from; with --edition, those of a corrected sheet, checked. */
export const figures: Command = {
  name: 'figures',
  flags: { game: GAME, edition: EDITION },
  run(context) {
    const { speaker, json } = context;
    const game = gameFlag(context);
    const { facts, sheet } = game;
    const page = `docs/rules/${facts.id}.md`;
    if (json) context.out(sheet?.json ?? JSON.stringify({ figures: {}, page }));
    else if (sheet) for (const line of sheet.lines(speaker)) context.out(line);
    else context.out(speaker.text('cli.figures.all-known', { game: gameTitle(speaker, game), page }));
    return FINE;
  },
};
