import type { PersonSheet } from '@quayside/live';
import { useEffect } from 'react';
import { changeSettings } from '../settings/settings.ts';
import { know, knowMe, reach, type Reach, useReach } from './known.ts';
import { type Answered, hello, type Refused, signIn, tables } from './requests.ts';

/** Asks whether the server is there, and for one's tables. */
export async function askReach(): Promise<void> {
  const answer = await hello();
  if (!answer.ok) {
    lost(answer.why);
    return;
  }
  const { me } = answer.value;
  knowMe(me);
  if (me) await askMine();
  else know({ mine: [] });
}

export async function askMine(): Promise<void> {
  const answer = await tables({ mine: true });
  if (answer.ok) know({ standing: 'there', mine: answer.value });
  else lost(answer.why);
}

/** What is known stays known: only that nobody answers is new. */
function lost({ key }: Refused): void {
  const away = (['no-net', 'no-server', 'other-version'] as const).find((each) => each === key);
  if (away) know({ standing: away });
}

/** Is somebody signed in under this name? If not, they are now. */
export async function signedInAs(name: string): Promise<Answered<PersonSheet>> {
  const called = name.trim();
  const { me } = reach();
  if (me?.name === called) return { ok: true, value: me };
  const answer = await signIn(called);
  if (!answer.ok) {
    lost(answer.why);
    return answer;
  }
  knowMe(answer.value.me);
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
