import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import { useText } from '../text/speech.tsx';

/** Paper over the story. */
export function Sheet({
  name,
  wide = false,
  onClose,
  children,
}: {
  /** What it is about: as long as that is the same, it does not shrink. */
  readonly name: string;
  readonly wide?: boolean;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}): ReactElement {
  const text = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const tallest = useRef({ name: '', height: 0 });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    if (tallest.current.name !== name) {
      element.style.minHeight = '';
      tallest.current = { name, height: 0 };
    }
    tallest.current.height = Math.max(tallest.current.height, element.offsetHeight);
    element.style.minHeight = `${tallest.current.height}px`;
  });
  return (
    <section ref={sheet} className={`slip ${wide ? 'wide' : ''}`} aria-label={text('web.slip')}>
      <div className="slip-body">{children}</div>
      {onClose && (
        <button type="button" className="slip-close" aria-label={text('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
