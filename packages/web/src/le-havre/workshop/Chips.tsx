import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../icons/index.ts';
import { useText } from '../../text/speech.tsx';

/** What is only seen on a chip whose words are heard: a figure, an icon. */
const Seen = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className="ws-seen" aria-hidden="true">
    {children}
  </span>
);

/** On or off. */
export function Toggle({
  on,
  label,
  disabled = false,
  onTurn,
  children,
}: {
  readonly on: boolean;
  /** What is heard where only an icon is seen. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button type="button" className="ws-chip" aria-pressed={on} title={label} disabled={disabled} onClick={onTurn}>
      {label === undefined ? children : <Seen>{children}</Seen>}
    </button>
  );
}

/** A number between two others, one step at a time. */
export function Stepper({
  value,
  least,
  most,
  name,
  onStep,
}: {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What is counted. */
  readonly name: string;
  readonly onStep: (value: number) => void;
}): ReactElement {
  const text = useText();
  return (
    <span className="ws-step" role="group" aria-label={name}>
      <button
        type="button"
        aria-label={text('web.lh.make.less', { name })}
        disabled={value <= least}
        onClick={() => onStep(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={text('web.lh.make.more', { name })}
        disabled={value >= most}
        onClick={() => onStep(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** A chip that opens what it can be. */
export function Pop({
  label,
  title,
  more = false,
  disabled = false,
  children,
}: {
  readonly label: ReactNode;
  /** What is chosen there, in words. */
  readonly title: string;
  /** Does it add something to what is there? */
  readonly more?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`ws-chip ${more ? 'ws-more' : ''}`}
        popoverTarget={id}
        aria-label={title}
        aria-expanded={open}
        disabled={disabled}
      >
        <Seen>{label}</Seen>
      </button>
      <div
        id={id}
        className="ws-pop"
        popover="auto"
        role="dialog"
        aria-label={title}
        // What it holds is there before it is shown, so that a key pressed at once finds it, and leaves after it is hidden, so that
        // the focus goes back to the chip.
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {open && children}
      </div>
    </>
  );
}
