import type { ReactElement } from 'react';
import type { Gain } from '../game-ui.ts';
import { useSpeaker } from '../text/speech.tsx';

/** What one has more and less of afterwards. */
export function Gains({ gains }: { readonly gains: readonly Gain[] }): ReactElement | null {
  const speaker = useSpeaker();
  if (gains.length === 0) return null;
  return (
    <ul className="gains">
      {gains.map(({ key, icon, amount, words, named }) => (
        <li key={key} className={amount > 0 ? 'more' : 'less'}>
          <span aria-hidden="true">
            {named && Math.abs(amount) === 1 ? null : Math.abs(amount)}
            {icon}
          </span>
          <span className={named ? 'gain-name' : 'unseen'}>{speaker.say(words)}</span>
        </li>
      ))}
    </ul>
  );
}
