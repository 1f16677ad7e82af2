import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../icons/index.ts';
import { type Refused, tableOf } from '../online/requests.ts';
import { T, useText } from '../text/speech.tsx';
import { Problem } from './Problem.tsx';
import { addressOf, codeFrom } from './sheets.ts';

const FIELD = 'table-code';

/** Somebody was told a code, or sent a link. */
export function CodeField({ greyed = false }: { readonly greyed?: boolean }): ReactElement {
  const text = useText();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<Refused | null>(null);
  const find = async (): Promise<void> => {
    const answer = await tableOf(codeFrom(typed));
    if (answer.ok) go(addressOf(answer.value.code));
    // A code that cannot be one is unknown too: whoever typed it does the same about both.
    else setWhy(answer.why.key === 'shape' ? { key: 'no-table', facts: {} } : answer.why);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') document.getElementById(FIELD)?.focus();
    else find().catch(() => undefined);
  };
  return (
    <form className="tables-field tables-code" onSubmit={submit}>
      <label className="choice-name" htmlFor={FIELD} data-key="c">
        <Icon name="keyboard" /> <T id="web.tables.code" />
      </label>
      <input
        id={FIELD}
        className="page-field"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="7K42-9QM3"
        disabled={greyed}
        value={typed}
        aria-invalid={why !== null}
        aria-describedby={`${FIELD}-what`}
        onChange={({ target }) => {
          setTyped(target.value);
          setWhy(null);
        }}
      />
      <button type="submit" className="button" disabled={greyed}>
        <T id="web.tables.code-go" />
      </button>
      <p className={why ? 'tables-wrong' : 'choice-what'} id={`${FIELD}-what`}>
        {why ? <Problem why={why} /> : text('web.tables.code-what')}
      </p>
    </form>
  );
}
