import type { CSSProperties, PointerEvent as ReactPointerEvent, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { Disc, type SeatColour } from '../icons/index.ts';
import { useText } from '../text/speech.tsx';
import { LIFT } from './choosing.ts';
import { ReadAbout } from './ReadAbout.tsx';
import { Reasons } from './Reasons.tsx';
import { type TableContext, useTableContext } from './table-context.tsx';
import { useTip } from './Tip.tsx';

const LONG_PRESS = 450;

export interface PlaceProps {
  /** Its name, as `GameUI.placesOf` has it: where options lie and where things travel to. */
  readonly id: string;
  /** What it is, in words: for who does not see it. */
  readonly label: string;
  /** What somebody who touches it may wish for, as tokens; why it cannot be is explained by the first that is refused. */
  readonly wishes?: readonly string[];
  /** What is shown larger when one looks at it closely. */
  readonly closeUp?: ReactNode;
  /** The digit that touches it, through the whole game. */
  readonly digit?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Something on the table that can be touched. A touch chooses what can be done there and shows it, or says why nothing can; the
 * button plays it. Hovering, "i", or a long press shows the thing closely.
 */
export function Place({
  id,
  label,
  wishes = [],
  closeUp,
  digit,
  className = '',
  style,
  children,
}: PlaceProps): ReactElement {
  const context = useTableContext();
  const tip = useTip();
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  if (!context) {
    return (
      <span className={`place ${className}`} style={style} data-place={id}>
        <span className="place-face">{children}</span>
      </span>
    );
  }
  const state = stateOf(context, id);
  const last = context.lastAt(id);
  const sheet = (): ReactElement => (
    <div className="place-sheet">
      {closeUp}
      <Reasons context={context} wishes={wishes} />
    </div>
  );
  const look = (target: HTMLElement): void => {
    const pinned = (
      <>
        {sheet()}
        <ReadAbout ui={context.ui} place={id} />
      </>
    );
    tip.show(target, pinned, { pinned: true, label });
  };
  const start = (event: ReactPointerEvent<HTMLElement>): void => {
    pressed.current = false;
    if (event.pointerType === 'mouse') return;
    const target = event.currentTarget;
    press.current = setTimeout(() => {
      pressed.current = true;
      look(target);
    }, LONG_PRESS);
  };
  const stop = (): void => clearTimeout(press.current);
  return (
    <button
      type="button"
      className={`place ${state.classes} ${last ? 'last' : ''} ${className}`}
      style={style}
      data-place={id}
      data-options={state.ways}
      data-deeds={state.deeds}
      data-number={digit}
      aria-pressed={state.ways > 0 ? state.chosen : undefined}
      onClick={(event) => {
        stop();
        if (!pressed.current) {
          tip.hide();
          context.touch({ place: id, label, closeUp, wishes });
        }
        pressed.current = false;
        event.stopPropagation();
      }}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') tip.hover(event.currentTarget, sheet, label);
      }}
      onPointerLeave={(event) => {
        stop();
        if (event.pointerType === 'mouse') tip.leave();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        look(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key === 'i') look(event.currentTarget);
      }}
    >
      {/* The name is heard, what stands here is seen: neither is said twice. */}
      <span className="unseen">{label}</span>
      <span className="place-face" aria-hidden="true">
        {children}
      </span>
      {last && <Pin context={context} seat={last.seat} line={last.line} />}
    </button>
  );
}

interface PlaceState {
  readonly classes: string;
  readonly ways: number;
  readonly deeds: string;
  readonly chosen: boolean;
}

function stateOf(context: TableContext, id: string): PlaceState {
  const ways = context.at(id);
  const likely = ways.filter(({ seldom }) => !seldom);
  const { chosen, held, ways: all } = context;
  const isChosen = (chosen ?? held)?.places.includes(id) === true;
  const isOrigin = held?.places.includes(id) === true;
  const isAimed = held !== null && all.targetsOf(held).some(({ places }) => places.includes(id));
  const deeds = new Set(likely.map(({ deed }) => deed));
  // What can be reached only by a key that is picked up first shows its price once one is.
  const classes = [
    likely.length > 0 && 'can',
    isChosen && 'chosen',
    isOrigin && 'held',
    isAimed && !isChosen && 'aimed',
    deeds.has(LIFT) && 'liftable',
  ];
  return {
    classes: classes.filter((each) => each !== false).join(' '),
    ways: ways.length,
    deeds: [...deeds].join(' '),
    chosen: isChosen,
  };
}

/** Who was here last, and when: until the viewer's next turn. */
function Pin({
  context,
  seat,
  line,
}: {
  readonly context: TableContext;
  readonly seat: number;
  readonly line: string;
}): ReactElement {
  const text = useText();
  const colour = context.ui.game.seatsOf(context.scene.view)[seat] as SeatColour;
  const [when = ''] = line.split(' ');
  return (
    <span className="pin" title={text('web.last-move', { when })}>
      <Disc colour={colour} size={12} />
      {when}
    </span>
  );
}
