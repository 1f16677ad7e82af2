import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { SizeHere, useSize } from './size.ts';
import './frame.css';
import './table-part.css';

interface TablePartProps {
  readonly ui: GameUI;
  readonly players: number;
  readonly zone: 'board' | 'own';
  /** Only looked at: nothing in it can be touched. */
  readonly still?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a table outside of one: drawn as large as on the table of a desk, and made as broad as there is room; on a phone as
 * a phone has it.
 */
export function TablePart({ ui, players, zone, still = false, children }: TablePartProps): ReactElement {
  const size = useSize() === 'phone' ? 'phone' : 'm';
  const [measure, { scale, height }] = useFit();
  return (
    <div
      ref={measure}
      className={`table-part ${zone}`}
      inert={still}
      aria-hidden={still || undefined}
      style={{ '--part-height': `${height}px` } as CSSProperties}
    >
      <SizeHere value={size}>
        <div
          className={`table ${size === 'phone' ? 'narrow' : 'wide'} game-${ui.id} players-${players}`}
          data-size={size}
          style={{ scale: String(scale) }}
        >
          <div className={zone === 'board' ? 'table-board land' : 'table-own desk'}>{children}</div>
        </div>
      </SizeHere>
    </div>
  );
}

interface Fit {
  readonly scale: number;
  /** How high it is then. */
  readonly height: number;
}

/** How much smaller what lies in an element must be drawn to be no broader than it. */
function useFit(): [(element: HTMLElement | null) => void, Fit] {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [fit, setFit] = useState<Fit>({ scale: 1, height: 0 });
  useLayoutEffect(() => {
    const drawn = room?.firstElementChild;
    if (!room || !(drawn instanceof HTMLElement)) return undefined;
    const look = (): void => {
      const scale = Math.min(1, room.clientWidth / Math.max(1, drawn.offsetWidth));
      const height = Math.floor(drawn.offsetHeight * scale);
      setFit((now) => (Math.abs(now.scale - scale) < 0.001 && now.height === height ? now : { scale, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(room);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [room]);
  return [setRoom, fit];
}
