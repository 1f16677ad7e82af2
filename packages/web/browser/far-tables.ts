import type { Hello, SeatSheet, TableSheet } from '@quayside/live';
import type { BrowserContext, Page, Route } from '@playwright/test';

/* Tables with others as a server tells of them, for screens that are only looked at: the server itself plays in rooms.spec.ts. */

/** What a server answers. */
export interface Online {
  readonly me: { readonly id: string; readonly name: string } | null;
  readonly tables: readonly TableSheet[];
}

const ME = { id: 'p-anna', name: 'Anna' } as const;

const person = (name: string, here = true): SeatSheet => ({
  sitter: 'person',
  person: name === ME.name ? ME : { id: `p-${name}`, name },
  here,
});
const bot = (sitter: 'mate' | 'captain'): SeatSheet => ({ sitter, person: null, here: false });
const FREE: SeatSheet = { sitter: null, person: null, here: false };

const MADE = '2023-11-14T18:00:00.000Z';
const SETTINGS = {
  'le-havre': { length: 'full' },
  paris: {},
} as const;

interface Some extends Partial<Omit<TableSheet, 'game' | 'seats' | 'mine'>> {
  readonly game: keyof typeof SETTINGS;
  readonly seats: readonly SeatSheet[];
}

function table(code: string, { game, seats, ...more }: Some): TableSheet {
  const mine = seats.findIndex(({ person: who }) => who?.id === ME.id);
  return {
    code,
    game,
    rules: 1,
    settings: { ...SETTINGS[game], players: String(seats.length) },
    state: 'open',
    isPrivate: false,
    host: seats.find(({ person: who }) => who)?.person?.id ?? ME.id,
    seats,
    mine: mine < 0 ? null : mine,
    awaiting: null,
    commitment: '0'.repeat(64),
    salts: seats.map(() => null),
    made: MADE,
    changed: MADE,
    ...more,
  };
}

const running = (seat: number): Pick<TableSheet, 'state' | 'awaiting'> => ({
  state: 'running',
  awaiting: { what: 'choice', seat },
});

/** The room of a table with a chair that is free. */
export const ROOM = table('7K42-9QM3', {
  game: 'le-havre',
  seats: [person('Anna'), bot('mate'), FREE],
  isPrivate: true,
});
/** The same at the largest table, for a guest with a long name. */
export const FULL_ROOM = table('5H55-5QM5', {
  game: 'le-havre',
  seats: [
    person('Konstantin Alexandrowitsch'.slice(0, 24)),
    person('Anna'),
    person('정하윤', false),
    bot('captain'),
    FREE,
  ],
});

/** All that a Tables page shows. */
export const MANY: Online = {
  me: ME,
  tables: [
    table('2P34-5QM2', { game: 'paris', seats: [person('Jana'), person('Anna'), person('Tomás')], ...running(1) }),
    table('2H34-5QM2', { game: 'le-havre', seats: [person('Anna'), bot('mate'), bot('captain')], ...running(0) }),
    table('6H78-9QM2', {
      game: 'le-havre',
      seats: [person('Ines'), person('Piet'), person('Yuna'), person('Anna')],
      ...running(1),
    }),
    ROOM,
    FULL_ROOM,
    table('6P78-9QM2', { game: 'paris', seats: [person('Oskar'), person('Anna')], state: 'over' }),
    table('3H33-3QM3', { game: 'le-havre', seats: [person('Nils'), bot('mate'), FREE] }),
    table('3P33-3QM3', { game: 'paris', seats: [person('Hugo'), person('Emre'), FREE, FREE] }),
    table('4H44-4QM4', {
      game: 'le-havre',
      seats: [person('Clara'), person('Joon'), person('Vera'), FREE, FREE],
      settings: { length: 'short', players: '5' },
    }),
  ],
};

export const NONE: Online = { me: null, tables: [] };
export const INVITED: Online = { me: null, tables: MANY.tables.map((each) => ({ ...each, mine: null })) };

/** Answers as a server would, as long as nothing is changed. */
export async function answerAs(where: Page | BrowserContext, { me, tables }: Online): Promise<void> {
  const hello: Hello = { protocol: 1, games: [], me, limits: {} as Hello['limits'] };
  const isMine = ({ mine, host }: TableSheet): boolean => me !== null && (mine !== null || host === me.id);
  // Nothing happens at these tables: the line stands, and says no more.
  await where.routeWebSocket('**/api/socket', () => undefined);
  await where.route('**/api/**', (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [, , what, code] = pathname.split('/');
    if (what === 'hello') return route.fulfill({ json: hello });
    if (what !== 'tables') return route.fulfill({ json: { error: { key: 'no-address', facts: {} } }, status: 404 });
    if (code !== undefined) {
      const found = tables.find((each) => each.code === code);
      return found
        ? route.fulfill({ json: found })
        : route.fulfill({ json: { error: { key: 'no-table', facts: { code } } }, status: 404 });
    }
    const wanted = searchParams.has('mine') ? tables.filter(isMine) : tables.filter(({ state }) => state === 'open');
    return route.fulfill({ json: { tables: wanted } });
  });
}
