import { settingsFor, Table } from '@quayside/kernel';
import type { Limits, PersonSheet, TableSheet, TableWish } from '@quayside/live';
import { newCode, newSecret } from './chance.ts';
import { Denied } from './denied.ts';
import type { HostedGame, HostedGames } from './games.ts';
import { commitmentTo, Room, type RoomParts } from './room.ts';
import type { KeptTable, Wanted } from './store/tables.ts';
import type { Watcher } from './watchers.ts';

export type RoomsParts = Omit<RoomParts, 'hosted' | 'onQuiet'> & {
  readonly games: HostedGames;
  readonly limits: Limits;
};

interface Kept {
  readonly room: Promise<Room>;
  /** So many are about to do something in it. */
  holds: number;
}

/** The tables that somebody looks at or that bots think about; the others are in the store alone. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Kept>();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** Does something with a table, which is kept in mind for as long as that takes. */
  async with<T>(code: string, work: (room: Room) => Promise<T>): Promise<T> {
    const kept = this.#rooms.get(code) ?? { room: this.#load(code), holds: 0 };
    this.#rooms.set(code, kept);
    kept.holds++;
    try {
      return await work(await kept.room);
    } finally {
      kept.holds--;
      await this.#tidy(code, kept);
    }
  }

  /** A new table, at which nobody sits yet. */
  async make(host: PersonSheet, { game: id, settings, isPrivate = false }: TableWish): Promise<TableSheet> {
    const { games, tables, limits } = this.#parts;
    const hosted = games.named(id);
    if (!hosted) throw new Denied('no-game', { game: id });
    const { game } = hosted;
    const whole = settingsFor(game, settings);
    // What settings mean together shows when a game is set up.
    const opened = whole.ok ? Table.open(game, { settings: whole.value, seed: 'try' }) : whole;
    if (!opened.ok) throw new Denied('settings', {}, opened.problems[0] ?? null);
    if ((await tables.countOf(host.id)) >= limits.tables) throw new Denied('too-many-tables', { most: limits.tables });
    const code = newCode();
    const secret = newSecret();
    const commitment = await commitmentTo(secret);
    const { header, state } = opened.value;
    const players = game.seatsOf(state).length;
    const { rules } = game;
    await tables.make({
      code,
      game: id,
      rules,
      settings: header.settings,
      isPrivate,
      host: host.id,
      secret,
      commitment,
      players,
    });
    return this.with(code, (room) => Promise.resolve(room.sheet(host.id)));
  }

  async list(person: string | null, wanted: Wanted): Promise<readonly TableSheet[]> {
    const kept = await this.#parts.tables.list(wanted);
    const sheets = await Promise.all(
      kept.map(async (table) => {
        const known = await this.#rooms.get(table.code)?.room.catch(() => null);
        const hosted = this.#parts.games.named(table.game);
        const room = known ?? (hosted && this.#room(table, hosted));
        return room?.sheet(person) ?? null;
      }),
    );
    return sheets.filter((sheet) => sheet !== null);
  }

  async remove(person: string, code: string): Promise<void> {
    await this.with(code, (room) => room.remove(person));
    this.#rooms.delete(code);
  }

  /** Tells those who look at tables of somebody that they are called otherwise now. */
  async renamed(person: string): Promise<void> {
    for (const code of this.#rooms.keys()) {
      await this.with(code, (room) => room.renamed(person)).catch((error: unknown) =>
        this.#parts.onFault(`table ${code} could not be told of a name`, error),
      );
    }
  }

  async leave(code: string, watcher: Watcher): Promise<void> {
    if (this.#rooms.has(code)) await this.with(code, (room) => room.leave(watcher));
  }

  /** Bots go on thinking where they were asked when the server was ended. */
  async wake(): Promise<void> {
    for (const code of await this.#parts.tables.waitingForBots()) {
      await this.with(code, (room) => room.wake()).catch((error: unknown) =>
        this.#parts.onFault(`table ${code} could not be woken`, error),
      );
    }
  }

  async close(): Promise<void> {
    const rooms = [...this.#rooms.values()];
    this.#rooms.clear();
    for (const { room } of rooms) await room.then((each) => each.close()).catch(() => undefined);
  }

  async #load(code: string): Promise<Room> {
    const kept = await this.#parts.tables.get(code);
    const hosted = kept && this.#parts.games.named(kept.game);
    if (!kept || !hosted) throw new Denied('no-table', { code });
    return this.#room(kept, hosted);
  }

  #room(table: KeptTable, hosted: HostedGame): Room {
    const { code } = table;
    const onQuiet = (): void => {
      const kept = this.#rooms.get(code);
      if (kept) void this.#tidy(code, kept);
    };
    return new Room(table, { ...this.#parts, hosted, onQuiet });
  }

  /** Forgets a table that can be forgotten, or was never there. */
  async #tidy(code: string, kept: Kept): Promise<void> {
    const room = await kept.room.catch(() => null);
    if (kept.holds === 0 && (!room || room.isIdle) && this.#rooms.get(code) === kept) this.#rooms.delete(code);
  }
}
