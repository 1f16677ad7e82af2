import type { State, Table } from '@quayside/kernel';
import type { ThoughtCommand } from './commands.ts';
import type { Hint, WantedThought } from './reading.ts';

/** The thought that a table waits for, a bot's move or a hint, and the hint that it shows. */
export class Thoughts<S extends State> {
  readonly #table: Table<S>;
  wanted: WantedThought<S> | null = null;
  hint: Hint | null = null;

  constructor(table: Table<S>) {
    this.#table = table;
  }

  forget(): void {
    this.wanted = null;
    this.hint = null;
  }

  want(thought: Omit<WantedThought<S>, 'seed'>): void {
    const { header, steps } = this.#table;
    const who = thought.kind === 'hint' ? 'hint' : thought.seat;
    this.wanted = { ...thought, seed: `${header.seed}/${who}/${steps.length}` };
  }

  /** Null takes it away. */
  show(hint: Hint | null): void {
    this.hint = hint;
    if (hint?.kind !== 'thinking') this.wanted = null;
  }

  /** The wanted thought that a command answers; null: nobody wants it any more. */
  answeredBy({ kind, at }: ThoughtCommand): WantedThought<S> | null {
    const { wanted } = this;
    return wanted?.kind === (kind === 'thought' ? 'move' : 'hint') && wanted.at === at ? wanted : null;
  }
}
