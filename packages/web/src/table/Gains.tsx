import type { ReactElement } from 'react';
import type { Gain } from '../game-ui.ts';
import { useSpeaker } from '../text/speech.tsx';

/** What one has more and less of afterwards; with signs where nothing else says which is which. */
export function Gains({
  gains,
  signed = false,
}: {
  readonly gains: readonly Gain[];
  readonly signed?: boolean;
}): ReactElement | null {
  const speaker = useSpeaker();
  if (gains.length === 0) return null;
  return (
    <ul className="gains">
      {gains.map(({ key, icon, amount, words, named }) => (
        <li key={key} className={amount > 0 ? 'more' : 'less'}>
          {signed && (amount > 0 ? '+' : '−')}
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
