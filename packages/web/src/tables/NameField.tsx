import type { ReactElement } from 'react';
import { LONGEST_NAME } from '../new-table/choices.ts';
import { T, useText } from '../text/speech.tsx';
import { Problem } from './Problem.tsx';
import { NAME_FIELD, type You } from './use-you.ts';

/** Under which name one is at the tables: all there is to signing in. A name that is changed is told at once. */
export function NameField({ you }: { readonly you: You }): ReactElement {
  const text = useText();
  const { me, typed, why } = you;
  const tell = (): void => {
    if (me && typed.trim() !== me.name) you.signIn().catch(() => undefined);
  };
  return (
    <form
      className="tables-field"
      onSubmit={(event) => {
        event.preventDefault();
        you.signIn().catch(() => undefined);
      }}
    >
      <label className="choice-name" htmlFor={NAME_FIELD}>
        <T id="web.tables.name" />
      </label>
      <input
        id={NAME_FIELD}
        className="page-field"
        autoComplete="nickname"
        // One more than allowed, so that it can be said that it is too long.
        maxLength={LONGEST_NAME + 1}
        placeholder={text('web.new.my-name')}
        value={typed}
        aria-invalid={why !== null}
        aria-describedby={`${NAME_FIELD}-what`}
        onChange={({ target }) => you.type(target.value)}
        onBlur={tell}
      />
      <p className={why ? 'tables-wrong' : 'choice-what'} id={`${NAME_FIELD}-what`}>
        {why ? <Problem why={why} /> : <T id={me ? 'web.tables.name-seen' : 'web.tables.name-what'} />}
      </p>
    </form>
  );
}
