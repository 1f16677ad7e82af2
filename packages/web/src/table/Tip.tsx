import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

const HOVER_DELAY = 350;
const GAP = 6;

interface Shown {
  readonly anchor: HTMLElement;
  readonly content: ReactNode;
  readonly label: string;
  /** Stays until it is closed, and takes the focus; others go when the pointer leaves. */
  readonly pinned: boolean;
}

interface Tip {
  show(anchor: HTMLElement, content: ReactNode, how: { readonly pinned: boolean; readonly label: string }): void;
  hover(anchor: HTMLElement, content: () => ReactNode, label: string): void;
  leave(): void;
  hide(): void;
}

const TipContext = createContext<Tip>({ show() {}, hover() {}, leave() {}, hide() {} });
export const useTip = (): Tip => use(TipContext);

/** One leaf of paper beside whatever is looked at. There is only ever one. */
export function TipProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tip = useMemo<Tip>(
    () => ({
      show: (anchor, content, { pinned, label }) => {
        clearTimeout(timer.current);
        setShown({ anchor, content, label, pinned });
      },
      hover: (anchor, content, label) => {
        clearTimeout(timer.current);
        const wait = (): void => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            // What has gone from under the pointer since has not said so.
            if (!anchor.isConnected || !anchor.matches(':hover')) return;
            setShown((now) => (now?.pinned ? now : { anchor, content: content(), label, pinned: false }));
          }, HOVER_DELAY);
        };
        // What comes to lie under a resting mouse, after a click on something else, is not looked at before the mouse moves.
        anchor.addEventListener('pointermove', wait, { once: true });
      },
      leave: () => {
        clearTimeout(timer.current);
        setShown((now) => (now?.pinned ? now : null));
      },
      hide: () => {
        clearTimeout(timer.current);
        setShown(null);
      },
    }),
    [],
  );
  return (
    <TipContext value={tip}>
      {children}
      {shown && <Leaf key={shown.label} shown={shown} onClose={tip.hide} />}
    </TipContext>
  );
}

function Leaf({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }): ReactElement {
  const { anchor, content, label, pinned } = shown;
  const leaf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (leaf.current) settle(leaf.current, anchor);
  });
  useEffect(() => {
    if (!pinned) {
      // What it belongs to may be gone, and then nobody leaves it.
      const elsewhere = ({ target }: PointerEvent): void => {
        if (target instanceof Node && !anchor.contains(target)) onClose();
      };
      document.addEventListener('pointerover', elsewhere);
      return () => document.removeEventListener('pointerover', elsewhere);
    }
    const first = leaf.current?.querySelector<HTMLElement>('button');
    (first ?? leaf.current)?.focus({ preventScroll: true });
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !leaf.current?.contains(event.target)) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
      if (anchor.isConnected && document.activeElement === document.body) anchor.focus({ preventScroll: true });
    };
  }, [anchor, pinned, onClose]);
  return (
    <div
      ref={leaf}
      className={`tip ${pinned ? 'pinned' : ''}`}
      role={pinned ? 'dialog' : 'tooltip'}
      aria-label={label}
      tabIndex={-1}
    >
      {content}
    </div>
  );
}

/** Below its anchor, above where there is no room, and always whole on the screen. */
function settle(leaf: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = leaf;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP + height <= clientHeight;
  const above = at.top - GAP - height;
  const top = below ? at.bottom + GAP : Math.max(GAP, Math.min(above, clientHeight - height - GAP));
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, clientWidth - width - GAP));
  leaf.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
