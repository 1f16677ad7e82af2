import { perft as countPaths, Random } from '@quayside/kernel';
import { type Command, FINE, numberFlag } from '../command.ts';
import { EDITION, GAME } from '../flag.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

const DEEPEST = 20;

/** Counts the ways a game can go on, depth by depth; an event of chance is a decision like any other. */
export const perft: Command = {
  name: 'perft',
  settings: 'all',
  flags: {
    game: GAME,
    edition: EDITION,
    seed: { type: 'string', value: 'TEXT', default: '1' },
    depth: { type: 'string', value: 'N', default: '4' },
  },
  run(context) {
    const terminal = gameFlag(context);
    const { game } = terminal;
    const state = game.setup(settingsFlags(context, terminal), new Random(String(context.flags['seed'])));
    const deepest = numberFlag(context, 'depth', 1, DEEPEST);
    const counts: { depth: number; paths: number; seconds: number }[] = [];
    for (let depth = 1; depth <= deepest; depth++) {
      const start = performance.now();
      const paths = countPaths(game, state, depth);
      const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
      counts.push({ depth, paths, seconds });
      if (!context.json) context.out(context.speaker.text('cli.perft.line', { depth, paths, seconds }));
    }
    if (context.json) context.out(JSON.stringify(counts));
    return FINE;
  },
};
