import {
  commitmentOf,
  type FarAnswer,
  type FarCommand,
  type PersonSheet,
  seedOf,
  type Sitter,
  type TableSheet,
} from '@quayside/live';
import { sha256 } from './chance.ts';
import { Denied } from './denied.ts';
import { Playing, type PlayingParts } from './playing.ts';
import { RunningTable } from './running-table.ts';
import type { KeptSeat, KeptTable } from './store/tables.ts';
import { StoredTable } from './stored-table.ts';
import { type Watcher, Watchers } from './watchers.ts';

export type RoomParts = Pick<PlayingParts, 'hosted' | 'tables' | 'thinkers' | 'botPace' | 'onFault'> & {
  /** Told when it becomes idle without being asked for anything. */
  readonly onQuiet: () => void;
};

/** One table and everybody who looks at it: who sits where before it starts, and then what is played. Things are done one after the other. */
export class Room {
  readonly #parts: RoomParts;
  readonly #kept: StoredTable;
  readonly #watchers: Watchers;
  readonly #playing: Playing;
  /** The end of what is being done. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(table: KeptTable, parts: RoomParts) {
    this.#parts = parts;
    this.#kept = new StoredTable(table, parts.tables);
    this.#watchers = new Watchers(table.code);
    this.#playing = new Playing({
      ...parts,
      kept: this.#kept,
      watchers: this.#watchers,
      tellSheet: () => this.#tellSheet(),
      inTurn: (work) => this.#do(work),
    });
  }

  /** Nobody looks, nothing is being done or thought: it need not be kept in mind. */
  get isIdle(): boolean {
    return this.#watchers.isEmpty && this.#waiting === 0 && this.#playing.isQuiet;
  }

  sheet(person: string | null): TableSheet {
    const { code, game, rules, settings, state, isPrivate, host, commitment, made, changed, seats, awaiting } =
      this.#kept.now;
    const mine = person === null ? -1 : this.#kept.seatOf(person);
    return {
      code,
      game,
      rules,
      settings,
      state,
      isPrivate,
      host,
      commitment,
      made,
      changed,
      seats: seats.map(({ sitter, person: sits }) => ({
        sitter,
        person: sits,
        here: sits !== null && this.#watchers.isHere(sits.id),
      })),
      salts: seats.map(({ salt }) => salt),
      mine: mine < 0 ? null : mine,
      awaiting: state === 'running' ? awaiting : null,
    };
  }

  /** Puts a person on a seat. */
  sit(person: PersonSheet, seat: number, salt: string): Promise<TableSheet> {
    return this.#alter(person.id, seat, (there) => {
      if (there.sitter !== null && there.person?.id !== person.id) throw new Denied('seat-taken', { seat });
      return { sitter: 'person', person, salt };
    });
  }

  /** Clears a seat: one's own, or any as the host. */
  getUp(person: string, seat: number): Promise<TableSheet> {
    return this.#alter(person, seat, (there) => {
      if (there.person?.id !== person) this.#asHost(person);
      return { sitter: null, person: null, salt: null };
    });
  }

  /** Seats a bot, or takes one away. */
  seatBot(person: string, seat: number, bot: Exclude<Sitter, 'person'> | null): Promise<TableSheet> {
    return this.#alter(person, seat, (there) => {
      this.#asHost(person);
      if (there.sitter === 'person') throw new Denied('seat-taken', { seat });
      return { sitter: bot, person: null, salt: null };
    });
  }

  start(person: string): Promise<TableSheet> {
    return this.#do(async () => {
      this.#asOpen();
      this.#asHost(person);
      const { code, seats, secret } = this.#kept.now;
      const empty = seats.filter(({ sitter }) => sitter === null).length;
      if (empty > 0) throw new Denied('seats-empty', { count: empty });
      if (seats.every(({ sitter }) => sitter !== 'person')) throw new Denied('nobody-sits');
      const seed = await seedOf({ secret, salts: seats.map(({ salt }) => salt) }, sha256);
      const { standing } = new RunningTable({ ...this.#kept.now, seed }, this.#parts.hosted, []);
      await this.#parts.tables.start(code, seed, standing);
      await this.#kept.reread();
      this.#tellSheet();
      await this.#playing.wake();
      return this.sheet(person);
    });
  }

  /** Takes a table away that has not started. */
  remove(person: string): Promise<void> {
    return this.#do(async () => {
      this.#asOpen();
      this.#asHost(person);
      const { code } = this.#kept.now;
      await this.#parts.tables.remove(code);
      this.#isClosed = true;
      for (const watcher of this.#watchers.all) {
        watcher.say({ kind: 'problem', table: code, ...new Denied('no-table').body });
      }
    });
  }

  follow(watcher: Watcher, have: number): Promise<void> {
    return this.#do(async () => {
      // Taken away while this waited.
      if (this.#isClosed) throw new Denied('no-table');
      await this.#playing.run();
      this.#watchers.add(watcher);
      this.#tellSheet();
      this.#playing.open(watcher, have);
      this.#playing.think();
    });
  }

  leave(watcher: Watcher): Promise<void> {
    return this.#do(() => {
      if (this.#watchers.remove(watcher)) this.#tellSheet();
      return Promise.resolve();
    });
  }

  /** A command of a person's seat. */
  command(person: string, command: FarCommand): Promise<FarAnswer> {
    return this.#do<FarAnswer>(() => {
      const seat = this.#kept.seatOf(person);
      if (seat < 0) return Promise.resolve({ done: false, why: 'not-your-seat' });
      return this.#playing.command(seat, command);
    });
  }

  /** Somebody has another name: whoever looks at a table where they sit is told. */
  renamed(person: string): Promise<void> {
    return this.#do(async () => {
      if (this.#isClosed || this.#kept.seatOf(person) < 0) return;
      await this.#kept.reread();
      this.#tellSheet();
    });
  }

  record(person: string | null): Promise<string> {
    return this.#do(async () => {
      const running = await this.#playing.run();
      if (!running) throw new Denied('not-running');
      const seat = person === null ? -1 : this.#kept.seatOf(person);
      return running.record(seat < 0 ? null : seat);
    });
  }

  /** Goes on where it was left: bots think though nobody looks. */
  wake(): Promise<void> {
    return this.#do(async () => {
      if (!this.#isClosed) await this.#playing.wake();
    });
  }

  /** Stops thinking. Resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#playing.close();
    await this.#last;
  }

  /** One after the other. */
  #do<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work);
    const end = (): void => {
      this.#waiting--;
      if (this.isIdle) this.#parts.onQuiet();
    };
    this.#last = done.then(end, end);
    return done;
  }

  #alter(person: string, seat: number, change: (there: KeptSeat) => KeptSeat): Promise<TableSheet> {
    return this.#do(async () => {
      this.#asOpen();
      const { code, seats } = this.#kept.now;
      const there = seats[seat];
      if (!there) throw new Denied('no-seat', { seat });
      await this.#parts.tables.seat(code, seat, change(there));
      await this.#kept.reread();
      this.#tellSheet();
      return this.sheet(person);
    });
  }

  #asOpen(): void {
    if (this.#isClosed) throw new Denied('no-table');
    if (this.#kept.now.state !== 'open') throw new Denied('not-open');
  }

  #asHost(person: string): void {
    if (this.#kept.now.host !== person) throw new Denied('not-host');
  }

  #tellSheet(): void {
    this.#watchers.tellSheets((person) => this.sheet(person));
  }
}

/** What a table is made of before anybody sits down. */
export const commitmentTo = (secret: string): Promise<string> => commitmentOf(secret, sha256);
