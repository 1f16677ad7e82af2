import type { PersonSheet, TableSheet } from '@quayside/live';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { changeSettings } from '../settings/settings.ts';
import { type Answered, hello, type Refused, signIn, tables } from './requests.ts';

/** How it stands with the server. */
export type Standing = 'asking' | 'there' | 'no-net' | 'no-server' | 'other-version';

/** What the page knows of the server: whether it is there, who it takes this browser for, and that person's tables. */
export interface Reach {
  readonly standing: Standing;
  readonly me: PersonSheet | null;
  /** Null until they were asked for. */
  readonly mine: readonly TableSheet[] | null;
}

const store = createStore<Reach>(() => ({ standing: 'asking', me: null, mine: null }));

export const reach = (): Reach => store.getState();
export const useReach = (): Reach => useSyncExternalStore(store.subscribe, store.getState);

/** Asks whether the server is there, and for one's tables. */
export async function askReach(): Promise<void> {
  const answer = await hello();
  if (!answer.ok) {
    lost(answer.why);
    return;
  }
  const { me } = answer.value;
  store.setState({ standing: 'there', me });
  if (me) await askMine();
  else store.setState({ mine: [] });
}

export async function askMine(): Promise<void> {
  const answer = await tables({ mine: true });
  if (answer.ok) store.setState({ standing: 'there', mine: answer.value });
  else lost(answer.why);
}

/** What is known stays known: only that nobody answers is new. */
function lost({ key }: Refused): void {
  const away = (['no-net', 'no-server', 'other-version'] as const).find((each) => each === key);
  if (away) store.setState({ standing: away });
}

/** Is somebody signed in under this name? If not, they are now. */
export async function signedInAs(name: string): Promise<Answered<PersonSheet>> {
  const called = name.trim();
  const { me } = store.getState();
  if (me?.name === called) return { ok: true, value: me };
  const answer = await signIn(called);
  if (!answer.ok) {
    lost(answer.why);
    return answer;
  }
  store.setState({ standing: 'there', me: answer.value.me });
  changeSettings({ name: answer.value.me.name });
  return { ok: true, value: answer.value.me };
}

/** Asks once when a page is opened, and again when somebody comes back to it. */
export function useAskReach(): Reach {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) askReach().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useReach();
}
