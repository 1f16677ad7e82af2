import type { GameBots } from '../src/game-bots.ts';
import { serveThread } from './serve.ts';

// A thread that thinks about the games of this package, each by the name of its folder.
serveThread(async (game) => {
  try {
    const { bots } = (await import(`@quayside/bots/games/${game}`)) as { readonly bots: GameBots };
    return bots;
  } catch {
    return null;
  }
});
