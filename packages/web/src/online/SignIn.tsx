import type { PersonSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { T } from '../text/speech.tsx';
import { forgetHello, server } from './server.ts';

/** One's name, and one is a guest. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: (me: PersonSheet) => void }): ReactElement {
  const { name: known } = useSettings();
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async (): Promise<void> => {
    const asked = await server.signIn(name);
    if (!asked.ok) return setProblem(asked.error.key);
    if (known === '') changeSettings({ name: asked.value.me.name });
    forgetHello();
    onSignedIn(asked.value.me);
    return undefined;
  };
  return (
    <form
      className="page-sheet online-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <h1>
        <T id="web.online.sign-in" />
      </h1>
      <label className="online-name">
        <T id="web.online.name" />
        <input value={name} maxLength={24} autoComplete="nickname" onChange={({ target }) => setName(target.value)} />
      </label>
      <p role="status">{problem && <T id={`web.online.problem.${problem}`} />}</p>
      <button type="submit" className="button primary" disabled={name.trim() === ''}>
        <T id="web.online.enter" />
      </button>
    </form>
  );
}
