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

export function Keys(): ReactElement {
  return (
    <dl className="keys">
      {KEYS.map(({ id, keys }) => (
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
