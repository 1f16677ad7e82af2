import { SPECTATOR, type State } from '@quayside/kernel';
import type { FarAnswer, FarCommand, WantedThought } from '@quayside/live';
import { BotTurns } from './bot-turns.ts';
import { Denied } from './denied.ts';
import type { HostedGame } from './games.ts';
import { RunningTable } from './running-table.ts';
import type { KeptCommand, Tables } from './store/tables.ts';
import type { StoredTable } from './stored-table.ts';
import type { Thinkers } from './thinkers.ts';
import type { Watcher, Watchers } from './watchers.ts';

export interface PlayingParts {
  readonly hosted: HostedGame;
  readonly tables: Tables;
  readonly thinkers: Pick<Thinkers, 'choose'>;
  /** How long a bot's move is seen at least before the next, in milliseconds. */
  readonly botPace: number;
  readonly onFault: (what: string, error: unknown) => void;
  readonly kept: StoredTable;
  readonly watchers: Watchers;
  readonly tellSheet: () => void;
  /** Does something once what is being done at the table is done. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
}

/** How long until something that could not be stored is tried again, in milliseconds. */
const PATIENCE = 1000;

/**
 * What is played at one table. A command is tried on the live table, stored, and only then answered and told. What could not be stored
 * was not done: the table is then made anew of its log, and nobody is told of it before.
 */
export class Playing {
  readonly #parts: PlayingParts;
  readonly #bots: BotTurns;
  #running: RunningTable | null = null;
  /** Until it is tried again. */
  #later: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(parts: PlayingParts) {
    this.#parts = parts;
    const { code } = parts.kept.now;
    const onThought = (wanted: WantedThought<State>, option: number): Promise<void> =>
      parts.inTurn(() => this.#hear(wanted, option));
    this.#bots = new BotTurns({ ...parts, code, onThought });
  }

  /** Nothing is thought, and nothing will be done unless somebody asks. */
  get isQuiet(): boolean {
    return !this.#bots.isThinking && this.#later === null;
  }

  /** The live table; null while it is open. Where it is made anew, everybody is told all of it. */
  async run(): Promise<RunningTable | null> {
    const { hosted, tables, kept, watchers } = this.#parts;
    if (this.#running || kept.now.state === 'open') return this.#running;
    const { code, rules, game } = kept.now;
    if (hosted.game.rules !== rules) throw new Denied('other-rules', { game, rules, now: hosted.game.rules });
    this.#running = new RunningTable(kept.now, hosted, await tables.commands(code));
    for (const watcher of watchers.all) this.open(watcher, 0);
    return this.#running;
  }

  /** Begins to tell somebody what they see. */
  open(watcher: Watcher, have: number): void {
    if (!this.#running) return;
    const { kept, watchers } = this.#parts;
    const seat = kept.seatOf(watcher.person.id);
    watchers.open(watcher, this.#running, seat < 0 ? SPECTATOR : seat, have);
  }

  /** A command of a person's seat. */
  async command(seat: number, { id, after, wants }: FarCommand): Promise<FarAnswer> {
    const { tables, kept } = this.#parts;
    const before = await tables.answer(kept.now.code, seat, id);
    if (before !== null) return { done: true, number: before };
    const running = await this.run();
    // What is over is open to everybody, deal and all: it is not played on.
    if (!running || kept.now.state !== 'running') return { done: false, why: 'not-running' };
    if (running.isAlready(seat, wants)) return { done: true, number: running.live.as(seat).now().number };
    const answer = running.live.do({ ...wants, seat, id, after });
    if (!answer.done) {
      const { since: _, ...told } = answer;
      return told;
    }
    const trouble = await this.#store(running, running.logged(seat, id, wants, answer.number));
    return trouble ?? answer;
  }

  /** Goes on where it was left: bots think though nobody looks. */
  async wake(): Promise<void> {
    await this.run();
    this.think();
  }

  think(): void {
    this.#bots.follow(this.#isClosed ? null : (this.#running?.live.wanted ?? null));
  }

  close(): void {
    this.#isClosed = true;
    this.#bots.follow(null);
    if (this.#later) clearTimeout(this.#later);
    this.#later = null;
  }

  /** Stores a command that was carried out, and tells everybody; or makes the table anew, and says why. */
  async #store(running: RunningTable, command: KeptCommand): Promise<FarAnswer | null> {
    const { tables, kept, watchers, tellSheet, onFault } = this.#parts;
    const { standing } = running;
    let changed: string;
    try {
      changed = await tables.add(kept.now.code, command, standing);
    } catch (error) {
      onFault('a command could not be stored', error);
      return this.#startOver(command);
    }
    running.stored(command);
    const isOther = standing.state !== kept.now.state;
    kept.note(standing, changed);
    if (isOther) tellSheet();
    watchers.tellNews();
    this.think();
    return null;
  }

  /** Somebody else has stored something under this number, or this very command; or nothing can be stored. */
  async #startOver(command: KeptCommand): Promise<FarAnswer> {
    const { tables, kept, onFault } = this.#parts;
    this.#forget();
    try {
      await this.#makeAnew();
      const log = await tables.commands(kept.now.code);
      const same = log.find(({ seat, id }) => id !== null && id === command.id && seat === command.seat);
      if (same || log.some(({ number }) => number === command.number)) {
        this.think();
        return same ? { done: true, number: same.answer } : { done: false, why: 'stale' };
      }
    } catch (error) {
      onFault('a table could not be read again', error);
    }
    // Bots try again; people are told to.
    this.#tryLater();
    return { done: false, why: 'not-stored' };
  }

  /** Nobody is told anything of a table in which something stands that was not stored. */
  #forget(): void {
    this.#running = null;
    this.#parts.watchers.shut();
    this.#bots.follow(null);
  }

  async #makeAnew(): Promise<void> {
    await this.#parts.kept.reread();
    await this.run();
    this.#parts.tellSheet();
  }

  #tryLater(): void {
    if (this.#isClosed || this.#later) return;
    const { inTurn } = this.#parts;
    this.#later = setTimeout(() => {
      this.#later = null;
      void inTurn(() => this.#tryAgain());
    }, PATIENCE);
    this.#later.unref();
  }

  async #tryAgain(): Promise<void> {
    if (this.#isClosed) return;
    try {
      if (!this.#running) await this.#makeAnew();
      this.think();
    } catch (error) {
      this.#parts.onFault('a table could not be woken', error);
      this.#tryLater();
    }
  }

  /** What a bot thought of, if it is wanted still. */
  async #hear(wanted: WantedThought<State>, option: number): Promise<void> {
    const running = this.#running;
    if (!running || this.#isClosed) return;
    if (running.live.wanted !== wanted) return this.think();
    const { at, seat } = wanted;
    const thought = { kind: 'thought', at, option } as const;
    const answer = running.live.do(thought);
    if (!answer.done) throw new Error(`what a bot thought of cannot be played: ${answer.why}`);
    await this.#store(running, running.logged(seat, null, thought, answer.number));
  }
}
