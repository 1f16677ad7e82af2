import { SPECTATOR, type State } from '@quayside/kernel';
import {
  commitmentOf,
  type FarAnswer,
  type FarCommand,
  type PersonSheet,
  seedOf,
  type Sitter,
  type TableSheet,
  type WantedThought,
} from '@quayside/live';
import { BotTurns } from './bot-turns.ts';
import { sha256 } from './chance.ts';
import { Denied } from './denied.ts';
import type { HostedGame } from './games.ts';
import { RunningTable } from './running-table.ts';
import type { KeptCommand, KeptTable, Tables } from './store/tables.ts';
import type { Thinkers } from './thinkers.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface RoomParts {
  readonly hosted: HostedGame;
  readonly tables: Tables;
  readonly thinkers: Thinkers;
  /** How long a bot's move is seen at least before the next, in milliseconds. */
  readonly botPace: number;
  readonly onFault: (what: string, error: unknown) => void;
}

/** How long until something that could not be stored is tried again, in milliseconds. */
const PATIENCE = 1000;

/**
 * One table and everybody who looks at it. Things are done one after the other: tried on the live table, stored, and only then
 * answered and told. What could not be stored was not done: the table is then made anew of its log.
 */
export class Room {
  readonly #parts: RoomParts;
  #kept: KeptTable;
  #running: RunningTable | null = null;
  readonly #watchers: Watchers;
  readonly #bots: BotTurns;
  /** The end of what is being done. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(kept: KeptTable, parts: RoomParts) {
    this.#kept = kept;
    this.#parts = parts;
    const { code } = kept;
    this.#watchers = new Watchers(code);
    this.#bots = new BotTurns({ ...parts, code, onThought: (wanted, option) => this.#hear(wanted, option) });
  }

  /** Nobody looks, nothing is being done or thought: it need not be kept in mind. */
  get isIdle(): boolean {
    return this.#watchers.isEmpty && this.#waiting === 0 && !this.#bots.isThinking;
  }

  sheet(person: string | null): TableSheet {
    const { code, game, rules, settings, state, isPrivate, host, commitment, made, changed, seats } = this.#kept;
    const mine = person === null ? -1 : this.#seatOf(person);
    const awaiting = this.#running ? this.#running.standing.awaiting : this.#kept.awaiting;
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
      const { code, seats, secret } = this.#kept;
      const empty = seats.filter(({ sitter }) => sitter === null).length;
      if (empty > 0) throw new Denied('seats-empty', { count: empty });
      if (seats.every(({ sitter }) => sitter !== 'person')) throw new Denied('nobody-sits');
      const seed = await seedOf({ secret, salts: seats.map(({ salt }) => salt) }, sha256);
      const running = new RunningTable({ ...this.#kept, seed }, this.#parts.hosted, []);
      await this.#parts.tables.start(code, seed, running.standing);
      await this.#reread();
      this.#running = running;
      this.#tellSheet();
      for (const watcher of this.#watchers.all) this.#open(watcher, 0);
      this.#think();
      return this.sheet(person);
    });
  }

  /** Takes a table away that has not started. */
  remove(person: string): Promise<void> {
    return this.#do(async () => {
      this.#asOpen();
      this.#asHost(person);
      await this.#parts.tables.remove(this.#kept.code);
      this.#isClosed = true;
      for (const watcher of this.#watchers.all) {
        watcher.say({ kind: 'problem', table: this.#kept.code, ...new Denied('no-table').body });
      }
    });
  }

  follow(watcher: Watcher, have: number): Promise<void> {
    return this.#do(async () => {
      await this.#run();
      this.#watchers.add(watcher);
      this.#tellSheet();
      this.#open(watcher, have);
      this.#think();
    });
  }

  leave(watcher: Watcher): Promise<void> {
    return this.#do(() => {
      if (this.#watchers.remove(watcher)) this.#tellSheet();
      return Promise.resolve();
    });
  }

  /** A command of a person's seat. */
  command(person: string, { id, after, wants }: FarCommand): Promise<FarAnswer> {
    return this.#do(async () => {
      const seat = this.#seatOf(person);
      if (seat < 0) return { done: false, why: 'not-your-seat' };
      const { code } = this.#kept;
      const before = await this.#parts.tables.answer(code, seat, id);
      if (before !== null) return { done: true, number: before };
      const running = await this.#run();
      // What is over is open to everybody, deal and all: it is not played on.
      if (!running || this.#kept.state !== 'running') return { done: false, why: 'not-running' };
      const answer = running.live.do({ ...wants, seat, id, after });
      if (!answer.done) {
        const { since: _, ...told } = answer;
        return told;
      }
      const trouble = await this.#store(running, running.logged(seat, id, wants, answer.number));
      return trouble ?? answer;
    });
  }

  /** Somebody has another name: whoever looks at a table where they sit is told. */
  renamed(person: string): Promise<void> {
    return this.#do(async () => {
      if (this.#isClosed || this.#seatOf(person) < 0) return;
      await this.#reread();
      this.#tellSheet();
    });
  }

  record(person: string | null): Promise<string> {
    return this.#do(async () => {
      const running = await this.#run();
      if (!running) throw new Denied('not-running');
      const seat = person === null ? -1 : this.#seatOf(person);
      return running.record(seat < 0 ? null : seat);
    });
  }

  /** Goes on where it was left: bots think though nobody looks. */
  wake(): Promise<void> {
    return this.#do(async () => {
      if (this.#isClosed) return;
      await this.#run();
      this.#think();
    });
  }

  /** Stops thinking. Resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#bots.follow(null);
    await this.#last;
  }

  /** One after the other. */
  #do<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work);
    this.#last = done.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return done;
  }

  #alter(
    person: string,
    seat: number,
    change: (there: KeptTable['seats'][number]) => KeptTable['seats'][number],
  ): Promise<TableSheet> {
    return this.#do(async () => {
      this.#asOpen();
      const there = this.#kept.seats[seat];
      if (!there) throw new Denied('no-seat', { seat });
      await this.#parts.tables.seat(this.#kept.code, seat, change(there));
      await this.#reread();
      this.#tellSheet();
      return this.sheet(person);
    });
  }

  #asOpen(): void {
    if (this.#isClosed) throw new Denied('no-table');
    if (this.#kept.state !== 'open') throw new Denied('not-open');
  }

  #asHost(person: string): void {
    if (this.#kept.host !== person) throw new Denied('not-host');
  }

  #seatOf(person: string): number {
    return this.#kept.seats.findIndex((seat) => seat.person?.id === person);
  }

  async #reread(): Promise<void> {
    const kept = await this.#parts.tables.get(this.#kept.code);
    if (!kept) throw new Denied('no-table');
    this.#kept = kept;
  }

  /** The live table; null while it is open. */
  async #run(): Promise<RunningTable | null> {
    if (this.#running || this.#kept.state === 'open') return this.#running;
    const { hosted, tables } = this.#parts;
    const { code, rules, game } = this.#kept;
    if (hosted.game.rules !== rules) throw new Denied('other-rules', { game, rules, now: hosted.game.rules });
    this.#running = new RunningTable(this.#kept, hosted, await tables.commands(code));
    return this.#running;
  }

  /** Stores a command that was carried out, and tells everybody; or makes the table anew, and says why. */
  async #store(running: RunningTable, command: KeptCommand): Promise<FarAnswer | null> {
    const { standing } = running;
    try {
      await this.#parts.tables.add(this.#kept.code, command, standing);
    } catch (error) {
      this.#parts.onFault('a command could not be stored', error);
      return this.#startOver(command);
    }
    running.stored(command);
    if (standing.state !== this.#kept.state) {
      await this.#reread();
      this.#tellSheet();
    }
    this.#watchers.tellNews();
    this.#think();
    return null;
  }

  /** Somebody else has stored something under this number, or nothing can be stored. */
  async #startOver(command: KeptCommand): Promise<FarAnswer> {
    this.#running = null;
    try {
      await this.#reread();
      const log = await this.#parts.tables.commands(this.#kept.code);
      await this.#run();
      for (const watcher of this.#watchers.all) this.#open(watcher, 0);
      if (log.some(({ number }) => number === command.number)) {
        this.#think();
        return { done: false, why: 'stale' };
      }
    } catch (error) {
      this.#parts.onFault('a table could not be read again', error);
    }
    // Bots try again; people are told to.
    setTimeout(() => {
      this.wake().catch((error: unknown) => this.#parts.onFault('a table could not be woken', error));
    }, PATIENCE).unref();
    return { done: false, why: 'not-stored' };
  }

  /** Begins to tell somebody what they see. */
  #open(watcher: Watcher, have: number): void {
    if (!this.#running) return;
    const seat = this.#seatOf(watcher.person.id);
    this.#watchers.open(watcher, this.#running, seat < 0 ? SPECTATOR : seat, have);
  }

  #tellSheet(): void {
    this.#watchers.tellSheets((person) => this.sheet(person));
  }

  #think(): void {
    this.#bots.follow(this.#isClosed ? null : (this.#running?.live.wanted ?? null));
  }

  /** What a bot thought of, if it is wanted still. */
  #hear(wanted: WantedThought<State>, option: number): Promise<void> {
    return this.#do(async () => {
      const running = this.#running;
      if (!running || running.live.wanted !== wanted || this.#isClosed) return;
      const { at, seat } = wanted;
      const thought = { kind: 'thought', at, option } as const;
      const answer = running.live.do(thought);
      if (!answer.done) throw new Error(`what a bot thought of cannot be played: ${answer.why}`);
      await this.#store(running, running.logged(seat, null, thought, answer.number));
    });
  }
}

/** What a table is made of before anybody sits down. */
export const commitmentTo = (secret: string): Promise<string> => commitmentOf(secret, sha256);
