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
  /** The seats whose turns wait for a word when they are over. */
  readonly #confirming: Set<number>;

  /** Throws where the log does not lead anywhere: it was written under other rules, or damaged. */
  constructor(kept: KeptTable, { game, words }: HostedGame, log: readonly KeptCommand[]) {
    this.#kept = kept;
    const opened = Table.open(game, { settings: kept.settings, seed: kept.seed ?? '' });
    if (!opened.ok) throw new Error(`table ${kept.code} cannot be opened: ${JSON.stringify(opened.problems)}`);
    const seats = kept.seats.map(asLiveSeat);
    const confirming = seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
    this.#confirming = new Set(confirming);
    this.live = new LiveTable({ table: opened.value, words, seats, confirming });
    this.live.open();
    for (const each of log) {
      const answer = this.#carryOut(each.seat, JSON.parse(each.command) as Logged);
      if (!answer.done)
        throw new Error(`table ${kept.code} cannot be played again: command ${each.number}, ${answer.why}`);
      this.stored(each);
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

  stored({ number, seat, command }: KeptCommand): void {
    this.#number = number;
    const logged = JSON.parse(command) as Logged;
    if (logged.kind !== 'confirm-turns') return;
    if (logged.on) this.#confirming.add(seat);
    else this.#confirming.delete(seat);
  }

  /** Is it so already? Then the log need not grow by it. */
  isAlready(seat: number, wants: FarCommand['wants']): boolean {
    const there = this.live.seats[seat];
    switch (wants.kind) {
      case 'confirm-turns':
        return this.#confirming.has(seat) === wants.on;
      case 'allow-take-back':
        return there?.standIn === null && this.live.takenBack === (wants.on ? 0 : null);
      case 'stand-in':
        return there?.sitter === 'person' && there.standIn === wants.level;
      default:
        return false;
    }
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
