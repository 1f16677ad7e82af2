import type { Problem } from '@quayside/kernel';
import type {
  BotWish,
  Facts,
  Hello,
  OnlineError,
  OnlineProblem,
  PersonSheet,
  TableSheet,
  TableState,
  TableWish,
} from '@quayside/live';

import { forget, reach } from './known.ts';
import { noteDeal } from './noted-deals.ts';

/*
 * What the page asks the server for besides what is said at one table. docs/online.md has the addresses. Nothing here throws:
 * whatever goes wrong is an answer with words.
 */

/** Why something was not done: what the server says, and what the page finds out by itself. */
export type Trouble =
  | OnlineProblem
  /** The server cannot be reached. */
  | 'no-net'
  /** The page is hosted as plain files. */
  | 'no-server'
  /** Every chair is taken by now. */
  | 'table-full'
  /** The server speaks another protocol than this page. */
  | 'other-version';

export interface Refused {
  readonly key: Trouble;
  readonly facts: Facts;
  /** A game's own words for it. */
  readonly problem?: Problem;
}

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Refused };

const refused = (key: Trouble): Answered<never> => ({ ok: false, why: { key, facts: {} } });

/** The protocol this page speaks; the compiler says when the server's is another one. */
const PROTOCOL: Hello['protocol'] = 1;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>> {
  const { me } = reach();
  const answer = await sent(method, path, body);
  if (!answer) return refused('no-net');
  if (answer.status === 204) return { ok: true, value: null as T };
  if (!isJson(answer)) return refused('no-server');
  try {
    const said: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: said as T };
    const { error } = said as OnlineError;
    // Whoever asked had a session, and has it no more.
    if (error.key === 'sign-in') forget(me);
    return { ok: false, why: error };
  } catch {
    return refused('no-net');
  }
}

/** Null where nobody answers. */
const sent = (method: Method, path: string, body: unknown): Promise<Response | null> =>
  fetch(`/api/${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);

/** Hosts of plain files answer with the page itself, or with a page that says that there is nothing. */
const isJson = (answer: Response): boolean => (answer.headers.get('Content-Type') ?? '').startsWith('application/json');

/** What the server says of itself, and who asks. */
export async function hello(): Promise<Answered<Hello>> {
  const answer = await ask<Hello>('GET', 'hello');
  return answer.ok && answer.value.protocol !== PROTOCOL ? refused('other-version') : answer;
}

/** Signs in as a guest, or takes another name. */
export const signIn = (name: string): Promise<Answered<{ readonly me: PersonSheet }>> =>
  ask('POST', 'guests', { name });

interface TableQuery {
  readonly state?: TableState;
  readonly mine?: true;
}

export async function tables({ state, mine }: TableQuery): Promise<Answered<readonly TableSheet[]>> {
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(mine ? { mine: 'true' } : {}) });
  const answer = await ask<{ readonly tables: readonly TableSheet[] }>('GET', `tables?${query}`);
  return answer.ok ? { ok: true, value: answer.value.tables } : answer;
}

export const makeTable = (wish: TableWish): Promise<Answered<TableSheet>> => ask('POST', 'tables', wish);

const at = (code: string): string => `tables/${encodeURIComponent(code)}`;
const chair = (code: string, seat: number): string => `${at(code)}/seats/${seat}`;

export const tableOf = (code: string): Promise<Answered<TableSheet>> => ask('GET', at(code));
export const takeAway = (code: string): Promise<Answered<null>> => ask('DELETE', at(code));
export const startTable = (code: string): Promise<Answered<TableSheet>> => ask('POST', `${at(code)}/start`);

const SALT_BYTES = 16;
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sits down, and notes what the deal of this table was committed to before. */
export async function sitDown(
  { code, commitment }: Pick<TableSheet, 'code' | 'commitment'>,
  seat: number,
): Promise<Answered<TableSheet>> {
  const salt = newSalt();
  const answer = await ask<TableSheet>('PUT', chair(code, seat), { salt });
  // Where no answer came they may sit all the same.
  if (answer.ok || answer.why.key === 'no-net') noteDeal({ code, commitment, salt });
  return answer;
}

export const getUp = (code: string, seat: number): Promise<Answered<TableSheet>> => ask('DELETE', chair(code, seat));
export const seatBot = (code: string, seat: number, level: BotWish['level']): Promise<Answered<TableSheet>> =>
  ask('PUT', `${chair(code, seat)}/bot`, { level });
export const clearBot = (code: string, seat: number): Promise<Answered<TableSheet>> =>
  ask('DELETE', `${chair(code, seat)}/bot`);

/** The record of a table. */
export async function recordOf(code: string): Promise<Answered<string>> {
  const answer = await sent('GET', `${at(code)}/record`, undefined);
  if (!answer) return refused('no-net');
  try {
    if (isJson(answer)) return { ok: false, why: ((await answer.json()) as OnlineError).error };
    return answer.ok ? { ok: true, value: await answer.text() } : refused('no-server');
  } catch {
    return refused('no-net');
  }
}
