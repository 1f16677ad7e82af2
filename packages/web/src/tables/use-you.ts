import type { PersonSheet } from '@quayside/live';
import { useState } from 'react';
import { useReach } from '../online/known.ts';
import { signedInAs } from '../online/reach.ts';
import type { Answered, Refused } from '../online/requests.ts';
import { settings } from '../settings/settings.ts';

/** Where the name is asked for. */
export const NAME_FIELD = 'your-name';

/** Under which name somebody is at the tables. */
export interface You {
  readonly me: PersonSheet | null;
  readonly typed: string;
  readonly type: (name: string) => void;
  readonly why: Refused | null;
  /** Signs in where it is first needed, or takes the other name; null where that cannot be: the field says why. */
  readonly signIn: () => Promise<PersonSheet | null>;
  /** Does something as whoever is signed in; once more where their session was lost before. Null: they could not be signed in. */
  readonly does: <T>(deed: () => Promise<Answered<T>>) => Promise<Answered<T> | null>;
}

export function useYou(): You {
  const { me } = useReach();
  const [changed, setChanged] = useState<string | null>(null);
  const [why, setWhy] = useState<Refused | null>(null);
  const typed = changed ?? me?.name ?? settings().name;
  const you = {
    me,
    typed,
    why,
    type: (name: string) => {
      setChanged(name);
      setWhy(null);
    },
    signIn: async () => {
      const answer = await signedInAs(typed);
      setWhy(answer.ok ? null : answer.why);
      if (answer.ok) setChanged(null);
      else document.getElementById(NAME_FIELD)?.focus();
      return answer.ok ? answer.value : null;
    },
    async does<T>(deed: () => Promise<Answered<T>>): Promise<Answered<T> | null> {
      if (!(await you.signIn())) return null;
      const answer = await deed();
      if (answer.ok || answer.why.key !== 'sign-in') return answer;
      return (await you.signIn()) ? deed() : null;
    },
  };
  return you;
}
