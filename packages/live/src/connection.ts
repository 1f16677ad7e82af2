import type { State } from '@quayside/kernel';
import type { FarTable, Heard } from './far-table.ts';
import type { FromServer, OnlineError, TableSheet, ToServer } from './online.ts';
import type { FarCommand } from './wire.ts';

/** The line to a server, as a socket is one. */
export interface Line {
  post(text: string): void;
  /** Nothing is heard of it any more, its end neither. */
  close(): void;
}

export interface LineEnds {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface ConnectionParts {
  readonly open: (ends: LineEnds) => Line;
  /** Does something later; what is returned calls it off. */
  readonly later: (milliseconds: number, what: () => void) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** A table that is followed. */
export interface Followed {
  readonly far: FarTable<State>;
  readonly onSheet: (sheet: TableSheet) => void;
  /** It cannot be followed, or its sender is of another version. */
  readonly onProblem: (problem: OnlineError['error'] | 'other-version') => void;
}

interface Following {
  readonly followed: Followed;
  feed: number;
  /** Has its opening come? And news before that, which belong behind it? */
  begun: boolean;
  early: boolean;
}

/**
 * The line is being made, stands, is down and made again, or will not be: nobody is signed in, it is not for this page, or there are
 * too many.
 */
export type LineState = 'opening' | 'open' | 'broken' | 'signed-out' | 'refused' | 'too-many';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 6000;
/** After so long without a word the server is asked for one, and given up after so long again. */
const QUIET = 15_000;
const SILENT = 10_000;
/** What came too fast is sent again so far apart. */
const BETWEEN = 150;

/** With these the server says that coming again will not help. */
const FOR_GOOD: Readonly<Record<number, LineState>> = { 4401: 'signed-out', 4403: 'refused', 4429: 'too-many' };
/** With these it says that it cannot take what was sent: no message, and one that is too large. It would not take it again either. */
const UNFIT: readonly number[] = [4400, 1009];

/**
 * One client's line to a server, and the tables it follows on it. When the line breaks it is made again, after a while that is never
 * the same for two; then every table goes on from what it has, and what was not answered is sent again.
 */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #tables = new Map<string, Following>();
  /** What was not answered, in the order in which it was handed over. */
  readonly #pending = new Map<string, { readonly table: string; readonly command: FarCommand }>();
  /** What came too fast, and is sent again by and by. */
  readonly #held = new Set<string>();
  #isRetrying = false;
  readonly #listeners = new Set<() => void>();
  #line: Line | null = null;
  #state: LineState = 'opening';
  /** Which line it is, counted from the first. */
  #nth = 0;
  #tries = 0;
  #feeds = 0;
  #callOff: () => void = () => undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#open();
  }

  get state(): LineState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows a table from now on. Returns what ends it. */
  follow(table: string, followed: Followed): () => void {
    this.#tables.set(table, { followed, feed: 0, begun: false, early: false });
    this.#ask(table);
    return () => {
      if (this.#tables.get(table)?.followed !== followed) return;
      this.#tables.delete(table);
      this.#post({ kind: 'leave', table });
    };
  }

  /** Takes a command to the server, now or when the line stands again. */
  hand(table: string, command: FarCommand): void {
    this.#pending.set(command.id, { table, command });
    this.#post({ kind: 'command', table, command });
    this.#tell();
  }

  close(): void {
    this.#nth++;
    this.#callOff();
    this.#line?.close();
    this.#line = null;
    this.#tables.clear();
  }

  #open(): void {
    const nth = ++this.#nth;
    // What an earlier line still says concerns nobody.
    const ifMine = (what: () => void): void => {
      if (nth === this.#nth) what();
    };
    this.#line = this.#parts.open({
      opened: () => ifMine(() => this.#opened()),
      heard: (text) => ifMine(() => this.#heard(text)),
      closed: (code) => ifMine(() => this.#broken(code)),
    });
    // A line that never comes about is given up like one that is silent.
    this.#callOff = this.#parts.later(SILENT, () => this.#drop());
  }

  #opened(): void {
    this.#state = 'open';
    this.#listen();
    this.#held.clear();
    for (const table of this.#tables.keys()) this.#ask(table);
    for (const { table, command } of this.#pending.values()) this.#post({ kind: 'command', table, command });
    this.#tell();
  }

  #drop(): void {
    this.#line?.close();
    this.#broken(0);
  }

  #broken(code: number): void {
    this.#nth++;
    this.#callOff();
    this.#line = null;
    this.#state = FOR_GOOD[code] ?? 'broken';
    if (UNFIT.includes(code)) this.#giveUp();
    if (this.#state === 'broken') {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
      this.#callOff = this.#parts.later(wait * (0.5 + this.#parts.random()), () => this.#open());
    }
    this.#tell();
  }

  /** Which of them could not be taken was not said: none is sent again, and what was done all the same comes as news. */
  #giveUp(): void {
    const pending = [...this.#pending];
    this.#pending.clear();
    for (const [id, { table }] of pending) {
      this.#tables.get(table)?.followed.far.answered(id, { done: false, why: 'not-stored' });
    }
  }

  /** Waits for a word, asks for one, and gives up. */
  #listen(): void {
    this.#callOff();
    this.#callOff = this.#parts.later(QUIET, () => {
      this.#post({ kind: 'beat' });
      this.#callOff = this.#parts.later(SILENT, () => this.#drop());
    });
  }

  #heard(text: string): void {
    this.#tries = 0;
    this.#listen();
    this.#hear(JSON.parse(text) as FromServer);
  }

  #hear(message: FromServer): void {
    if (message.kind === 'beat') return;
    if (message.kind === 'answer') return this.#answered(message);
    const table = this.#tables.get(message.table ?? '');
    if (!table) return;
    const { followed } = table;
    switch (message.kind) {
      case 'sheet':
        return followed.onSheet(message.sheet);
      case 'problem':
        return followed.onProblem(message.error);
      case 'opening':
        if (message.feed !== table.feed) return;
        table.begun = true;
        return this.#follow(message.table, table, followed.far.begin(message.opening));
      case 'news':
        if (message.feed !== table.feed) return;
        table.early ||= !table.begun;
        if (table.begun) this.#follow(message.table, table, followed.far.hear(message.news));
    }
  }

  /** Asks again where something is missing. */
  #follow(code: string, { followed, early }: Following, heard: Heard): void {
    if (heard === 'other-layout') followed.onProblem('other-version');
    else if (heard === 'missed' || early) this.#ask(code);
  }

  #answered({ table, id, answer }: FromServer & { readonly kind: 'answer' }): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (!answer.done && answer.why === 'too-fast') {
      this.#held.add(id);
      return this.#retry(Number(answer.facts?.['wait'] ?? QUIET));
    }
    this.#pending.delete(id);
    this.#tables.get(table)?.followed.far.answered(id, answer);
    this.#tell();
  }

  /** Sends again what came too fast, one after the other. */
  #retry(wait: number): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    this.#parts.later(wait, () => {
      this.#isRetrying = false;
      const [id = ''] = this.#held;
      this.#held.delete(id);
      const pending = this.#pending.get(id);
      if (pending) this.#post({ kind: 'command', ...pending });
      if (this.#held.size > 0) this.#retry(BETWEEN);
    });
  }

  /** Asks to be told of a table from what is known of it. */
  #ask(table: string): void {
    const followed = this.#tables.get(table);
    if (!followed) return;
    followed.feed = ++this.#feeds;
    followed.begun = false;
    followed.early = false;
    this.#post({ kind: 'follow', table, feed: followed.feed, have: followed.followed.far.have });
  }

  #post(message: ToServer): void {
    if (this.#state === 'open') this.#line?.post(JSON.stringify(message));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
