import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import { useText } from '../text/speech.tsx';

/** Paper over the story. */
export function Sheet({
  name,
  wide = false,
  onClose,
  foot,
  focused,
  children,
}: {
  /** What it is about: as long as that is the same, it does not shrink. */
  readonly name: string;
  readonly wide?: boolean;
  readonly onClose: (() => void) | null;
  /** What stands at its foot however long it is. */
  readonly foot?: ReactNode;
  /** Shared by sheets that take each other's place: was the focus within the last one? Then it stays within. */
  readonly focused?: RefObject<boolean>;
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
    // Whole pixels: it is lifted by its height, and letters must not blur.
    const height = Math.ceil(Number.parseFloat(getComputedStyle(element).height));
    tallest.current.height = Math.max(tallest.current.height, height);
    element.style.minHeight = `${tallest.current.height}px`;
  });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !focused) return undefined;
    if (focused.current) element.querySelector('button')?.focus();
    focused.current = false;
    return () => {
      focused.current = element.contains(document.activeElement);
    };
  }, [focused]);
  return (
    <section ref={sheet} className={`slip ${wide ? 'wide' : ''}`} aria-label={text('web.slip')}>
      <div className="slip-body">{children}</div>
      {foot}
      {onClose && (
        <button type="button" className="slip-close" aria-label={text('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
