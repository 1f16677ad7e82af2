import type { Message } from '@quayside/kernel';
import { TOKENS } from '@quayside/paris';
import type { ReactElement } from 'react';
import { Coin } from '../icons/index.ts';
import { ParisToken, type ParisTokenName, Points } from './icons/index.ts';
import { useSpeaker } from '../text/speech.tsx';

const tokenIn = (key: string): ParisTokenName | undefined => TOKENS.find((token) => key === `paris.tokens.${token}`);

function iconOf(key: string): ReactElement | null {
  if (key === 'paris.francs') return <Coin />;
  if (key === 'paris.points') return <Points />;
  const token = tokenIn(key);
  return token === undefined ? null : <ParisToken token={token} />;
}

/** Sums of francs, points and tokens stand as a number with an icon wherever they are spoken of. */
export function stand(message: Message): ReactElement | null {
  const n = message.args?.['n'];
  const icon = iconOf(message.key);
  if (icon === null || typeof n !== 'number') return null;
  return <Sum icon={icon} n={n} words={message} />;
}

/** To be heard it is said in words. */
function Sum({ icon, n, words }: { readonly icon: ReactElement; readonly n: number; readonly words: Message }) {
  const speaker = useSpeaker();
  return (
    <span className="paris-sum">
      <span aria-hidden="true">
        {n}
        {icon}
      </span>
      <span className="unseen">{speaker.say(words)}</span>
    </span>
  );
}
