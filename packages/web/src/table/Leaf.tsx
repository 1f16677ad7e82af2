import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import './leaf.css';

/** A leaf of paper over the table; Escape takes it away. */
export function Leaf({
  title,
  onClose,
  children,
}: {
  /** The key of what it is. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="leaf" aria-labelledby="leaf-title" onClose={onClose}>
      <header>
        <h1 id="leaf-title">
          <T id={title} />
        </h1>
        <button
          type="button"
          className="button quiet"
          aria-label={text('web.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="leaf-body">{children}</div>
    </dialog>
  );
}
