import type { Message } from '@quayside/kernel';
import type { CSSProperties, PointerEvent as ReactPointerEvent, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { Disc, Icon, type SeatColour } from '../icons/index.ts';
import { Said, T, useSpeaker } from '../text/speech.tsx';
import { LIFT } from './choosing.ts';
import { isAnswer } from './decision.ts';
import { ReadAbout } from './ReadAbout.tsx';
import { Reasons } from './Reasons.tsx';
import type { LastMove } from './scene.ts';
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
  const planned = plannedAt(context, id);
  const sheet = (): ReactElement => (
    <div className="place-sheet">
      {closeUp}
      {last && <LastWords context={context} move={last} />}
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
      className={`place ${state.classes} ${last ? 'last' : ''} ${planned === 'now' ? 'hinted' : ''} ${className}`}
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
      {last && <Pin context={context} move={last} />}
      {planned && (
        <span className={`hint-pin ${planned}`}>
          <Icon name="hint" />
          <T id={`web.hint.pin-${planned}`} />
        </span>
      )}
    </button>
  );
}

/** Is this where the plan of a hint begins, or where it goes on, in this turn or the next? */
function plannedAt({ hint }: TableContext, id: string): 'now' | 'then' | 'next' | null {
  if (hint?.ways[0].told.place === id) return 'now';
  if (hint?.next?.place !== id) return null;
  return hint.isSameTurn ? 'then' : 'next';
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
    // Nobody has chosen it yet: what could be chosen instead stays in sight.
    isChosen && !context.touched && isAnswer(context.ui, context.scene.view, chosen?.options ?? []) && 'proposed',
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

interface LastProps {
  readonly context: TableContext;
  readonly move: LastMove;
}

const colourOf = ({ ui, scene }: TableContext, seat: number): SeatColour =>
  ui.game.seatsOf(scene.view)[seat] as SeatColour;

/** All of it: when, who, and what the story tells. */
const told = ({ ui }: TableContext, { seat, line, words, deeds }: LastMove): Message => ({
  key: 'web.last-move',
  args: { when: ui.lineName(line), seat: ui.words.seat(seat), deeds: deeds.length > 0 ? deeds : [words] },
});

/** Who was here last and what they did, in a word: until the viewer's next turn. */
function Pin({ context, move }: LastProps): ReactElement {
  const speaker = useSpeaker();
  const colour = colourOf(context, move.seat);
  return (
    <span className={`pin seat-${colour}`}>
      <span className="unseen">{speaker.say(told(context, move))}</span>
      <span className="pin-face" aria-hidden="true">
        <Disc colour={colour} />
        <span>
          <Said message={move.words} />
        </span>
      </span>
    </span>
  );
}

/** The same as a sentence, where the thing is looked at closely. */
function LastWords({ context, move }: LastProps): ReactElement {
  return (
    <p className="last-words">
      <Disc colour={colourOf(context, move.seat)} size={14} /> <Said message={told(context, move)} />
    </p>
  );
}
