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
    const name = this.#nameOf(hosted, table);
    const crew = this.#crewOf(name, hosted);
    const chosen = await crew.choose(wanted.bot as Bot, wanted, { signal });
    if (chosen?.mishap) this.#parts.onMishap(chosen.mishap.kind, chosen.mishap.what);
    // A server goes on for months: whoever has given up makes room for others.
    if (chosen?.mishap?.kind === 'for-good') {
      crew.close();
      if (this.#crews.get(name) === crew) this.#crews.delete(name);
    }
    return chosen?.option ?? null;
  }

  close(): void {
    for (const crew of this.#crews.values()) crew.close();
    this.#crews.clear();
  }

  #nameOf({ game }: HostedGame, table: string): string {
    return `${game.id} ${sumOf(table) % this.#parts.threads}`;
  }

  #crewOf(name: string, { bots }: HostedGame): Crew {
    const crew = this.#crews.get(name) ?? new Crew({ bots, sheet: null }, this.#parts.openBots);
    this.#crews.set(name, crew);
    return crew;
  }
}

const sumOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
