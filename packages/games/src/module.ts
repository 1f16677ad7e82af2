import type { FindBots } from '@quayside/bots';
import type { GameTerminal } from '@quayside/cli';
import type { GameFacts } from '@quayside/kernel';
import type { PageModule } from '@quayside/web';

/** All of a game: what is told of it at once, and the parts that are loaded where they are wanted. */
export interface GameModule extends PageModule {
  readonly facts: GameFacts;
  /** Its rules, and what bots know of it. */
  readonly bots: PageModule['bots'];
  /** How it is played in a terminal; only there. */
  readonly terminal: () => Promise<{ readonly terminal: GameTerminal }>;
  /** What the page shows of it before it is opened, and then all of it; only there. */
  readonly cover: PageModule['cover'];
  readonly page: PageModule['page'];
}

/** The bots of these games, by a game's id. */
export const botsIn =
  (games: readonly GameModule[]): FindBots =>
  async (id) => {
    const loaded = await games.find(({ facts }) => facts.id === id)?.bots();
    return loaded?.bots ?? null;
  };
