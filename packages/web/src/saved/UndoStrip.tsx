import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import './undo-strip.css';

const SHOWN = 9_000;

interface UndoStripProps {
  /** What was done, and what takes it back. */
  readonly done: ReactNode;
  readonly undo: ReactNode;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** Says that something was done at once, and for a while offers to take it back. It stays while somebody is at it. */
export function UndoStrip({ done, undo, onUndo, onGone }: UndoStripProps): ReactElement {
  const [held, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed may have gone with what it did: whoever is at the keyboard goes on from here.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onGone, SHOWN);
    return () => clearTimeout(timer);
  }, [held, onGone]);
  return (
    <div
      className="undo-strip"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span>{done}</span>
      <button type="button" className="button" ref={button} onClick={onUndo}>
        <Icon name="undo" />
        {undo}
      </button>
    </div>
  );
}
