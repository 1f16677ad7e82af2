import type { FindBots, GameBots } from '@quayside/bots';
import type { GameFacts } from '@quayside/kernel';

/** All of a game: what is told of it at once, and the parts that are loaded where they are wanted. */
export interface GameModule {
  readonly facts: GameFacts;
  /** Its rules, and what bots know of it. */
  readonly bots: () => Promise<{ readonly bots: GameBots }>;
}

/** The bots of these games, by a game's id. */
export const botsIn =
  (games: readonly GameModule[]): FindBots =>
  async (id) => {
    const loaded = await games.find(({ facts }) => facts.id === id)?.bots();
    return loaded?.bots ?? null;
  };
