import { type Bot, type Channel, Crew } from '@quayside/bots';
import type { WantedThought } from '@quayside/live';
import type { State } from '@quayside/kernel';
import type { HostedGame } from './games.ts';

export interface ThinkersParts {
  /** Opens a thread in which bots think. */
  readonly openBots: () => Channel;
  /** How many threads there are for a game. */
  readonly threads: number;
  /** Told when thinking went wrong on the way, and what came of it. */
  readonly onMishap: (kind: string, what: string) => void;
}

/** The bots of all tables. They think in threads; the bots of one table always in the same, which goes on where it thought before. */
export class Thinkers {
  readonly #parts: ThinkersParts;
  readonly #crews = new Map<string, Crew>();

  constructor(parts: ThinkersParts) {
    this.#parts = parts;
  }

  /** What a bot plays; null when it was broken off. */
  async choose(
    hosted: HostedGame,
    table: string,
    wanted: WantedThought<State>,
    signal: AbortSignal,
  ): Promise<number | null> {
    const chosen = await this.#crewOf(hosted, table).choose(wanted.bot as Bot, wanted, { signal });
    if (chosen?.mishap) this.#parts.onMishap(chosen.mishap.kind, chosen.mishap.what);
    return chosen?.option ?? null;
  }

  close(): void {
    for (const crew of this.#crews.values()) crew.close();
    this.#crews.clear();
  }

  #crewOf({ game, bots }: HostedGame, table: string): Crew {
    const { threads, openBots } = this.#parts;
    const name = `${game.id} ${sumOf(table) % threads}`;
    const crew = this.#crews.get(name) ?? new Crew({ bots, sheet: null }, openBots);
    this.#crews.set(name, crew);
    return crew;
  }
}

const sumOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
