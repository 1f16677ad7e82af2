import type { PersonSheet, TableSheet } from '@quayside/live';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** How it stands with the server. */
export type Standing = 'asking' | 'there' | 'no-net' | 'no-server' | 'other-version';

/** What the page knows of the server: whether it is there, who it takes this browser for, and that person's tables. */
export interface Reach {
  readonly standing: Standing;
  readonly me: PersonSheet | null;
  /** Was somebody known here until the server knew them no more? */
  readonly forgotten: boolean;
  /** Null until they were asked for. */
  readonly mine: readonly TableSheet[] | null;
}

const store = createStore<Reach>(() => ({ standing: 'asking', me: null, forgotten: false, mine: null }));

export const reach = (): Reach => store.getState();
export const useReach = (): Reach => useSyncExternalStore(store.subscribe, store.getState);

export const know = (more: Partial<Pick<Reach, 'standing' | 'mine'>>): void => store.setState(more);

/** Who the server takes this browser for. */
export function knowMe(me: PersonSheet | null): void {
  const { me: before, forgotten } = store.getState();
  store.setState({ standing: 'there', me, forgotten: me === null && (forgotten || before !== null) });
}

/** The server does not know them any more; whoever was made known meanwhile is known. */
export function forget(person: PersonSheet | null): void {
  if (person !== null && store.getState().me === person) store.setState({ me: null, forgotten: true, mine: [] });
}
