import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { notNow, useNewVersion } from './new-version.ts';
import './new-version.css';

/** Says that there is a newer version of the page, and leaves the moment to whoever plays. */
export function NewVersion(): ReactElement | null {
  const takeUp = useNewVersion();
  if (!takeUp) return null;
  return (
    <div className="new-version" role="status">
      <Icon name="info" />
      <p>
        <T id="web.version.new" />
      </p>
      <button type="button" className="button" onClick={takeUp}>
        <T id="web.version.reload" />
      </button>
      <button type="button" className="button quiet" onClick={notNow}>
        <T id="web.version.later" />
      </button>
    </div>
  );
}
