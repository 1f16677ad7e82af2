import type { Message } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { download } from '../saved/download.ts';
import { Said, T } from '../text/speech.tsx';
import { Frame } from './Frame.tsx';
import { GameSpeech } from './GameSpeech.tsx';

interface TroubleProps {
  /** Keys of what happened, and of what can be done about it. */
  readonly title: string;
  readonly what: string;
  readonly problems?: readonly Message[];
  /** The game whose words the problems are. */
  readonly ui?: GameUI | null;
  /** What is there, to be taken away before it is lost. */
  readonly rescue?: { readonly name: string; readonly text: string };
  readonly onRetry?: () => void;
  readonly onKeep?: () => void;
  readonly onDelete?: () => void;
}

/** Something could not be shown: what, why, and the ways on. */
export function Trouble({
  title,
  what,
  problems = [],
  ui,
  rescue,
  onRetry,
  onKeep,
  onDelete,
}: TroubleProps): ReactElement {
  const list = (
    <ul className="trouble-problems">
      {problems.map((problem, at) => (
        <li key={at}>
          <Said message={problem} />
        </li>
      ))}
    </ul>
  );
  return (
    <Frame>
      <div className="trouble" role="alert">
        <h1>
          <T id={title} />
        </h1>
        <p>
          <T id={what} />
        </p>
        {problems.length > 0 && (ui ? <GameSpeech ui={ui}>{list}</GameSpeech> : list)}
        <div className="trouble-ways">
          {onRetry && (
            <button type="button" className="button can" onClick={onRetry}>
              <T id="web.trouble.again" />
            </button>
          )}
          {onKeep && (
            <button type="button" className="button can" onClick={onKeep}>
              <Icon name="save" />
              <T id="web.trouble.keep" />
            </button>
          )}
          {rescue && (
            <button type="button" className="button can" onClick={() => download(rescue.name, rescue.text)}>
              <Icon name="export" />
              <T id="web.trouble.rescue" />
            </button>
          )}
          {onDelete && (
            <button type="button" className="button danger" onClick={onDelete}>
              <Icon name="delete" />
              <T id="web.trouble.delete" />
            </button>
          )}
          <Link href="/saved" className="button">
            <T id="web.saved" />
          </Link>
          <Link href="/" className="button">
            <T id="web.home" />
          </Link>
        </div>
      </div>
    </Frame>
  );
}
