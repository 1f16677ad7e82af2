import type { Channel, GameBots } from '@quayside/bots';
import type { GameFacts } from '@quayside/kernel';
import type { GameCover } from './game-cover.ts';
import type { GameUI } from './game-ui.ts';

/** As much of a game's module as the page needs. */
export interface PageModule {
  readonly facts: GameFacts;
  readonly bots: () => Promise<{ readonly bots: GameBots }>;
  readonly cover: () => Promise<{ readonly cover: GameCover }>;
  readonly page: () => Promise<{ readonly page: GameUI }>;
}

/** The games of the page: what is told of each at once, and its parts, each loaded once, when somebody wants to see it. */
export class Games {
  /** The usual game first. */
  readonly facts: readonly GameFacts[];
  /** Opens a worker in which their bots think. */
  readonly openBots: () => Channel;
  readonly #modules: ReadonlyMap<string, PageModule>;
  readonly #bots = new Map<string, Promise<GameBots>>();
  readonly #covers = new Map<string, Promise<GameCover>>();
  readonly #pages = new Map<string, Promise<GameUI>>();

  constructor(modules: readonly PageModule[], openBots: () => Channel) {
    this.facts = modules.map(({ facts }) => facts);
    this.openBots = openBots;
    this.#modules = new Map(modules.map((module) => [module.facts.id, module]));
  }

  get ids(): readonly string[] {
    return this.facts.map(({ id }) => id);
  }

  has(id: string): boolean {
    return this.#modules.has(id);
  }

  /** What its bots know: wanted once a game is played, and heavier than all that is seen. */
  bots(id: string): Promise<GameBots> {
    return once(this.#bots, id, async () => (await this.#module(id).bots()).bots);
  }

  cover(id: string): Promise<GameCover> {
    return once(this.#covers, id, async () => (await this.#module(id).cover()).cover);
  }

  ui(id: string): Promise<GameUI> {
    return once(this.#pages, id, async () => (await this.#module(id).page()).page);
  }

  #module(id: string): PageModule {
    const module = this.#modules.get(id);
    if (!module) throw new Error(`there is no game ${id}`);
    return module;
  }
}

function once<T>(loading: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  let part = loading.get(id);
  if (!part) {
    part = load();
    // What could not be loaded now may be loaded later.
    part.catch(() => loading.delete(id));
    loading.set(id, part);
  }
  return part;
}
