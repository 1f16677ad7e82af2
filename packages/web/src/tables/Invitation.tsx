import { type ReactElement, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { QrCode } from './QrCode.tsx';
import { addressOf } from './sheets.ts';

export const linkTo = (code: string): string => new URL(addressOf(code), location.href).href;

/** Names by which only this machine knows itself. */
const isOnlyHere = (): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** Sends the link where the device can; else it is copied. Says what was done, or null: nothing. */
export async function sendLink(code: string, title: string): Promise<'sent' | 'copied' | null> {
  const url = linkTo(code);
  if (navigator.canShare?.({ url })) {
    try {
      await navigator.share({ title, url });
      return 'sent';
    } catch (error) {
      // Who thinks better of sending it wants no copy either.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return (await copied(url)) ? 'copied' : null;
}

/** Over plain HTTP a browser gives no clipboard: then the old way is tried. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** How friends come to a table: a camera, a code that can be said, a link. */
export function Invitation({ code }: { readonly code: string }): ReactElement {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'' | 'copied' | 'failed'>('');
  const copy = async (): Promise<void> => {
    const isDone = await copied(linkTo(code));
    if (!isDone) field.current?.select();
    setDone(isDone ? 'copied' : 'failed');
  };
  return (
    <section className="tables-slip invitation" aria-labelledby="invitation">
      <header className="wood">
        <h2 id="invitation">
          <T id="web.tables.invitation" />
        </h2>
      </header>
      <div className="tables-slip-body">
        <p>
          <T id="web.tables.invitation-what" />
        </p>
        <QrCode link={linkTo(code)} label={text('web.tables.qr')} />
        <strong className="invitation-code">{code}</strong>
        <div className="invitation-link">
          <input
            ref={field}
            className="page-field"
            readOnly
            aria-label={text('web.tables.link')}
            value={linkTo(code)}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon name={done === 'copied' ? 'check' : 'copy'} />
            <T id="web.tables.copy" />
          </button>
        </div>
        <p className="choice-what" role="status">
          {done !== '' ? (
            <T id={`web.tables.${done}`} />
          ) : (
            <T id={isOnlyHere() ? 'web.tables.only-here' : 'web.tables.good'} />
          )}
        </p>
      </div>
    </section>
  );
}
