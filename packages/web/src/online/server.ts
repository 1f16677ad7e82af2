import {
  type BotWish,
  type Hello,
  hexOf,
  type OnlineError,
  type PersonSheet,
  PROTOCOL,
  SALT_BYTES,
  type TableSheet,
  type TableWish,
} from '@quayside/live';

/** What came of a request: what was wanted, or why not. Where the server is out of reach that is a reason too. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: OnlineError['error'] | { readonly key: 'unreachable'; readonly facts: object };
    };

async function ask<T>(method: string, path: string, body?: unknown): Promise<Asked<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status === 204) return { ok: true, value: undefined as T };
    const said: unknown = await response.json();
    return response.ok ? { ok: true, value: said as T } : { ok: false, error: (said as OnlineError).error };
  } catch {
    return { ok: false, error: { key: 'unreachable', facts: {} } };
  }
}

/** 128 bits of one's own, of which the deal is made too. */
const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** The server of tables behind this page. */
export const server = {
  signIn: (name: string): Promise<Asked<{ readonly me: PersonSheet }>> => ask('POST', '/guests', { name }),
  signOut: (): Promise<Asked<void>> => ask('POST', '/sign-out'),
  tables: (which: Readonly<Record<string, string>>): Promise<Asked<{ readonly tables: readonly TableSheet[] }>> =>
    ask('GET', `/tables?${new URLSearchParams(which)}`),
  make: (wish: TableWish): Promise<Asked<TableSheet>> => ask('POST', '/tables', wish),
  table: (code: string): Promise<Asked<TableSheet>> => ask('GET', `/tables/${encodeURIComponent(code)}`),
  remove: (code: string): Promise<Asked<void>> => ask('DELETE', `/tables/${code}`),
  sit: (code: string, seat: number): Promise<Asked<TableSheet>> =>
    ask('PUT', `/tables/${code}/seats/${seat}`, { salt: newSalt() }),
  getUp: (code: string, seat: number): Promise<Asked<TableSheet>> => ask('DELETE', `/tables/${code}/seats/${seat}`),
  seatBot: (code: string, seat: number, wish: BotWish): Promise<Asked<TableSheet>> =>
    ask('PUT', `/tables/${code}/seats/${seat}/bot`, wish),
  removeBot: (code: string, seat: number): Promise<Asked<TableSheet>> =>
    ask('DELETE', `/tables/${code}/seats/${seat}/bot`),
  start: (code: string): Promise<Asked<TableSheet>> => ask('POST', `/tables/${code}/start`),
} as const;

let hello: Promise<Hello | null> | null = null;

/** Is there a server of tables behind this page? It is asked once; null: the page is files, or the server of another version. */
export function askHello(): Promise<Hello | null> {
  hello ??= ask<Hello>('GET', '/hello').then((said) =>
    said.ok && said.value.protocol === PROTOCOL ? said.value : null,
  );
  return hello;
}

/** Who asks may be somebody else now. */
export function forgetHello(): void {
  hello = null;
}
