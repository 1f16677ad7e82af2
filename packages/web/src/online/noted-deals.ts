import { type BrowserStorage, browserStorage } from '../saved/browser-storage.ts';

/** What was noted when somebody sat down in this browser: with it they can check the deal when the game is over. */
export interface NotedSeat {
  readonly code: string;
  /** What the deal was committed to before they sat down. */
  readonly commitment: string;
  /** What they added to it. */
  readonly salt: string;
}

const KEY = 'quayside.deals';
/** So many tables are remembered; nobody plays more at once. */
const MOST = 100;

/** Whoever moves to another chair adds something else; the commitment stays the one that was shown first. */
export function noteDeal(noted: NotedSeat, into: BrowserStorage = browserStorage): void {
  const all = notedIn(into);
  const commitment = all.find(({ code }) => code === noted.code)?.commitment ?? noted.commitment;
  const others = all.filter(({ code }) => code !== noted.code);
  into.write(KEY, JSON.stringify([...others, { ...noted, commitment }].slice(-MOST)));
}

/** Null: nobody sat down at this table here. */
export const notedDeal = (table: string, from: BrowserStorage = browserStorage): NotedSeat | null =>
  notedIn(from).find(({ code }) => code === table) ?? null;

function notedIn(from: BrowserStorage): readonly NotedSeat[] {
  try {
    const kept: unknown = JSON.parse(from.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNoted) : [];
  } catch {
    return [];
  }
}

function isNoted(value: unknown): value is NotedSeat {
  const { code, commitment, salt } = (value ?? {}) as Partial<Record<keyof NotedSeat, unknown>>;
  return typeof code === 'string' && typeof commitment === 'string' && typeof salt === 'string';
}
