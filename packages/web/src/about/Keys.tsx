import type { ReactElement } from 'react';
import { T } from '../text/speech.tsx';
import './keys.css';

/** The keys of the table, as `table/keyboard.ts` and the things on it have them. */
const KEYS: readonly { readonly id: string; readonly keys: readonly string[] }[] = [
  { id: 'move', keys: ['←', '↑', '→', '↓'] },
  { id: 'choose', keys: ['Enter'] },
  { id: 'number', keys: ['0', '…', '9'] },
  { id: 'look', keys: ['I'] },
  { id: 'all', keys: ['A'] },
  { id: 'undo', keys: ['U'] },
  { id: 'hint', keys: ['H'] },
  { id: 'pause', keys: ['P'] },
  { id: 'know', keys: ['K'] },
  { id: 'guide', keys: ['Shift', 'Esc'] },
  { id: 'words', keys: ['T'] },
  { id: 'menu', keys: ['M'] },
  { id: 'keys', keys: ['?'] },
  { id: 'close', keys: ['Esc'] },
];

/** The keys of all other pages, as `app/PageKeys.tsx` has them. */
const PAGE_KEYS: typeof KEYS = [
  { id: 'deed', keys: ['Enter'] },
  { id: 'back', keys: ['Esc'] },
  { id: 'search', keys: ['/'] },
  { id: 'tables', keys: ['1', '…', '4'] },
  { id: 'play', keys: ['L', 'P'] },
  { id: 'review', keys: ['R'] },
  { id: 'go-home', keys: ['G', 'H'] },
  { id: 'go-tables', keys: ['G', 'T'] },
  { id: 'go-online', keys: ['G', 'O'] },
  { id: 'go-learn', keys: ['G', 'L'] },
  { id: 'go-cards', keys: ['G', 'C'] },
  { id: 'go-workshop', keys: ['G', 'W'] },
];

export const PageAndTableKeys = (): ReactElement => (
  <>
    <h2 className="keys-title">
      <T id="web.about.keys-pages" />
    </h2>
    <Keys of={PAGE_KEYS} />
    <h2 className="keys-title">
      <T id="web.about.keys-table" />
    </h2>
    <Keys />
  </>
);

export function Keys({ of = KEYS }: { readonly of?: typeof KEYS }): ReactElement {
  return (
    <dl className="keys">
      {of.map(({ id, keys }) => (
        <div key={id}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>
            <T id={`web.about.key.${id}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
