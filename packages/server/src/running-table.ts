import { SPECTATOR, type State, Table } from '@quayside/kernel';
import { type Answer, type FarCommand, LiveTable, type Seat, seated, withDeal, writeSaved } from '@quayside/live';
import type { HostedGame } from './games.ts';
import type { KeptCommand, KeptTable, Standing } from './store/tables.ts';

/** What the log holds of a command: what was wanted, or thought. Which seat it was stands beside it. */
type Logged = FarCommand['wants'] | { readonly kind: 'thought'; readonly at: number; readonly option: number };

/** The live table of a kept one: made of its log, and of nothing else. */
export class RunningTable {
  readonly live: LiveTable<State>;
  readonly #kept: KeptTable;
  /** The number of the last command in the log. */
  #number = 0;

  /** Throws where the log does not lead anywhere: it was written under other rules, or damaged. */
  constructor(kept: KeptTable, { game, words }: HostedGame, log: readonly KeptCommand[]) {
    this.#kept = kept;
    const opened = Table.open(game, { settings: kept.settings, seed: kept.seed ?? '' });
    if (!opened.ok) throw new Error(`table ${kept.code} cannot be opened: ${JSON.stringify(opened.problems)}`);
    const seats = kept.seats.map(asLiveSeat);
    const confirming = seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
    this.live = new LiveTable({ table: opened.value, words, seats, confirming });
    this.live.open();
    for (const { number, seat, command } of log) {
      const answer = this.#carryOut(seat, JSON.parse(command) as Logged);
      if (!answer.done) throw new Error(`table ${kept.code} cannot be played again: command ${number}, ${answer.why}`);
      this.#number = number;
    }
  }

  /** How it stands, as it is kept beside the log. */
  get standing(): Standing {
    return { state: this.live.whole() ? 'over' : 'running', awaiting: this.live.awaiting };
  }

  /** A command as the next of the log; `stored` is told when it stands there. */
  logged(seat: number, id: string | null, command: Logged, answer: number): KeptCommand {
    return { number: this.#number + 1, seat, id, command: JSON.stringify(command), answer };
  }

  stored({ number }: KeptCommand): void {
    this.#number = number;
  }

  /** The record as a seat or a spectator may read it; whole once it is over, with what the deal was made of. */
  record(seat: number | null): string {
    const whole = this.live.whole();
    if (!whole) return this.live.table.record(seat ?? SPECTATOR);
    const { seats, confirmed, takenBack } = this.live;
    const { commitment, secret } = this.#kept;
    const salts = this.#kept.seats.map(({ salt }) => salt);
    return withDeal(writeSaved(whole.record(), seats, confirmed, takenBack), { commitment, secret, salts });
  }

  #carryOut(seat: number, command: Logged): Answer {
    return command.kind === 'thought' ? this.live.do(command) : this.live.do({ ...command, seat });
  }
}

const asLiveSeat = ({ sitter, person }: KeptTable['seats'][number]): Seat =>
  seated(sitter ?? 'random', person?.name ?? '');
