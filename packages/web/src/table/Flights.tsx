import type { State } from '@quayside/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GameUI, Movement } from '../game-ui.ts';

const FLIGHT = 300;
/** More at once would be a blur. */
const MOST = 12;

interface Flight extends Movement {
  readonly id: number;
  readonly start: DOMRect;
  readonly target: DOMRect;
}

const placeNamed = (name: string): Element | null => document.querySelector(`[data-place="${CSS.escape(name)}"]`);

/** Shows what moved between two views: things travel from place to place over the table. */
export function Flights({
  ui,
  view,
  moving,
}: {
  readonly ui: GameUI;
  readonly view: State;
  readonly moving: boolean;
}): ReactElement {
  const before = useRef<State | null>(null);
  const ids = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const from = before.current;
    before.current = view;
    if (!from || !moving || from === view) return;
    const begun = ui
      .movements(from, view)
      .slice(0, MOST)
      .flatMap((movement): Flight[] => {
        const start = placeNamed(movement.from)?.getBoundingClientRect();
        const target = placeNamed(movement.to)?.getBoundingClientRect();
        return start && target ? [{ ...movement, id: ids.current++, start, target }] : [];
      });
    if (begun.length > 0) setFlights((now) => [...now, ...begun]);
  }, [ui, view, moving]);
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Traveller
          key={flight.id}
          flight={flight}
          onArrive={() => setFlights((now) => now.filter(({ id }) => id !== flight.id))}
        />
      ))}
    </div>
  );
}

function Traveller({ flight, onArrive }: { readonly flight: Flight; readonly onArrive: () => void }): ReactElement {
  const thing = useRef<HTMLSpanElement>(null);
  const arrive = useRef(onArrive);
  useEffect(() => {
    const at = ({ left, top, width, height }: DOMRect): string =>
      `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;
    const animation = thing.current?.animate([{ transform: at(flight.start) }, { transform: at(flight.target) }], {
      duration: FLIGHT,
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'both',
    });
    if (animation) animation.onfinish = () => arrive.current();
    return () => animation?.cancel();
  }, [flight]);
  return (
    <span ref={thing} className="flight">
      {flight.icon}
    </span>
  );
}
