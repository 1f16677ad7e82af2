import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { type Frame, spread, strokeOf, ticks } from './chart.ts';
import { type Course, isRound, MOST_MOMENTS, moments, type WorthRound, worthByRound } from './figures.ts';
import { useNumber } from './numbers.ts';
import { SeatTag } from './SeatTag.tsx';
import { WorthTable } from './WorthTable.tsx';
import './worth.css';

interface WorthChartProps {
  readonly ui: GameUI;
  readonly course: Course;
  /** The seats, the best first. */
  readonly ranked: readonly SeatLabel[];
  /** The seat whose best moments are pinned to its line. */
  readonly pinned: number;
  readonly onLook: (step: number) => void;
}

const LABEL_ROOM = 19;
const LEAST_TICK = 24;
/** From here on there is room for numbers beside the names. */
const ROOMY = 480;
const LEAST_MARK = 15;
const PIN = 9;
const ABOUT_TICKS = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room that an element has, as it is now. */
function useSize(): [(element: HTMLElement | null) => void, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const look = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return [setElement, size];
}

/** What everybody was worth as the game went on: a line for each seat, and the numbers below for who wants them. */
export function WorthChart(props: WorthChartProps): ReactElement {
  const { ui, course, ranked } = props;
  const [measure, size] = useSize();
  const rounds = useMemo(() => worthByRound(course.lines), [course]);
  return (
    <section className="end-leaf end-worth" aria-labelledby="end-worth">
      <h2 id="end-worth">
        <T id="web.end.worth" />
      </h2>
      <div className="worth-chart" ref={measure}>
        {size.width > 0 && <Plot {...props} rounds={rounds} {...size} />}
      </div>
      <WorthTable ui={ui} rounds={rounds} lines={course.lines} ranked={ranked} />
    </section>
  );
}

function Plot({
  ui,
  course,
  ranked,
  pinned,
  onLook,
  rounds,
  width,
  height,
}: WorthChartProps & Size & { readonly rounds: readonly WorthRound[] }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const number = useNumber();
  const plot = useRef<HTMLDivElement>(null);
  /** A finger reads the numbers; only a click goes there. */
  const touched = useRef(false);
  /** The line that is pointed at; 0: before the first. */
  const [pointed, setPointed] = useState<number | null>(null);
  const worths = useMemo(() => [course.start, ...course.lines.map(({ worth }) => worth)], [course]);
  const last = worths.length - 1;
  const roomy = width > ROOMY;
  const frame: Frame = { left: 40, right: roomy ? 150 : 100, top: 12, bottom: 28 };
  const flat = worths.flat();
  const scale = ticks(Math.min(0, ...flat), Math.max(...flat), ABOUT_TICKS);
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const wide = width - frame.left - frame.right;
  const x = (at: number): number => frame.left + (wide * at) / Math.max(1, last);
  const y = (worth: number): number =>
    height - frame.bottom - ((height - frame.top - frame.bottom) * (worth - low)) / (high - low);
  const worthAt = (at: number, seat: number): number => worths[at]?.[seat] ?? 0;

  const nameOf = (at: number): string => {
    const line = course.lines[at - 1];
    return line ? speaker.say(ui.lineName(line.label)) : text('web.end.start');
  };
  const spoken = (at: number): string =>
    text('web.end.worth-then', {
      line: nameOf(at),
      worths: ranked.map(({ seat, name }) => `${name} ${number(worthAt(at, seat))}`).join(', '),
    });

  const point = (event: PointerEvent): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - left - frame.left) / wide) * last);
    setPointed(Math.min(Math.max(at, 0), last));
  };
  /** The lines of its best moments, in the order of the list below. */
  const pins = moments(course, pinned, MOST_MOMENTS).map(
    ({ label }) => 1 + course.lines.findIndex((line) => line.label === label),
  );
  const press = (event: KeyboardEvent): void => {
    const at = pointed ?? last;
    const jump = event.shiftKey;
    const before = Math.max(-1, ...pins.filter((pin) => pin < at));
    const after = Math.min(last + 1, ...pins.filter((pin) => pin > at));
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: jump ? (before < 0 ? at : before) : at - 1,
      ArrowDown: at - 1,
      ArrowRight: jump ? (after > last ? at : after) : at + 1,
      ArrowUp: at + 1,
      PageDown: (rounds.findLast((round) => round.last + 1 < at)?.last ?? -1) + 1,
      PageUp: (rounds.find((round) => round.last + 1 > at)?.last ?? last) + 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next !== undefined) setPointed(Math.min(Math.max(next, 0), last));
    else if (event.key === 'Enter') onLook(course.lines[at - 1]?.step ?? 0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const tops = spread(
    ranked.map(({ seat }) => y(worthAt(last, seat))),
    LABEL_ROOM,
    frame.top,
    height - frame.bottom,
  );
  const perRound = wide / Math.max(1, rounds.length);
  const eachMark = Math.ceil(LEAST_MARK / perRound);
  return (
    <div
      ref={plot}
      className="worth-plot"
      role="slider"
      tabIndex={0}
      aria-label={text('web.end.worth-at')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={pointed ?? last}
      aria-valuetext={spoken(pointed ?? last)}
      onPointerMove={point}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse';
        point(event);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') setPointed(null);
      }}
      onBlur={() => setPointed(null)}
      onFocus={() => {
        if (plot.current?.matches(':focus-visible')) setPointed(last);
      }}
      onKeyDown={press}
      onClick={() => {
        if (pointed !== null && !touched.current) onLook(course.lines[pointed - 1]?.step ?? 0);
      }}
    >
      <svg width={width} height={height} aria-hidden focusable={false}>
        {scale.map((worth) => (
          <g key={worth}>
            <line
              className={worth === 0 ? 'worth-zero' : 'worth-grid'}
              x1={frame.left}
              x2={width - frame.right}
              y1={y(worth)}
              y2={y(worth)}
            />
            <text className="worth-tick" x={frame.left - 6} y={y(worth)} dy="0.35em" textAnchor="end">
              {number(worth)}
            </text>
          </g>
        ))}
        <RoundTicks rounds={rounds} x={x} y={height - frame.bottom} room={perRound} />
        {ranked.toReversed().map(({ seat, colour }) => {
          const { dash, mark } = strokeOf(colour);
          return (
            <g key={seat} style={{ color: `var(--seat-${colour}-ink)` }}>
              <polyline
                className="worth-line"
                points={worths.map((each, at) => `${x(at).toFixed(1)},${y(each[seat] ?? 0).toFixed(1)}`).join(' ')}
                strokeDasharray={dash}
              />
              {rounds.map(({ round, last: line, worth }, at) =>
                (rounds.length - 1 - at) % eachMark === 0 ? (
                  <path
                    key={round}
                    className="worth-mark"
                    d={mark}
                    fill={`var(--seat-${colour})`}
                    transform={`translate(${x(line + 1)} ${y(worth[seat] ?? 0)})`}
                  />
                ) : null,
              )}
            </g>
          );
        })}
        {pins.map((pin, at) => (
          <g key={pin} className="worth-pin" transform={`translate(${x(pin)} ${y(worthAt(pin, pinned))})`}>
            <circle r={PIN} />
            <text dy="0.36em" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        ))}
        {pointed !== null && (
          <g>
            <line className="worth-cursor" x1={x(pointed)} x2={x(pointed)} y1={frame.top} y2={height - frame.bottom} />
            {ranked.map(({ seat, colour }) => (
              <path
                key={seat}
                className="worth-mark pointed"
                d={strokeOf(colour).mark}
                fill={`var(--seat-${colour})`}
                style={{ color: `var(--seat-${colour}-ink)` }}
                transform={`translate(${x(pointed)} ${y(worthAt(pointed, seat))}) scale(1.5)`}
              />
            ))}
          </g>
        )}
      </svg>
      <ul className="worth-names" aria-hidden style={{ width: frame.right - 12 }}>
        {ranked.map((label, at) => (
          <li key={label.seat} style={{ top: tops[at] }}>
            <SeatTag label={label} short />
            {roomy && <b>{number(worthAt(last, label.seat))}</b>}
          </li>
        ))}
      </ul>
      {pointed !== null && (
        <div
          className="worth-tip"
          aria-hidden
          style={pointed > last / 2 ? { right: width - x(pointed) + 10 } : { left: x(pointed) + 10 }}
        >
          <b>{nameOf(pointed)}</b>
          {ranked
            .toSorted((a, b) => worthAt(pointed, b.seat) - worthAt(pointed, a.seat))
            .map((label) => (
              <span key={label.seat}>
                <SeatTag label={label} short />
                <b>{number(worthAt(pointed, label.seat))}</b>
              </span>
            ))}
        </div>
      )}
    </div>
  );
}

/** The numbers of the rounds below the picture, as many as there is room for. */
function RoundTicks({
  rounds,
  x,
  y,
  room,
}: {
  readonly rounds: readonly WorthRound[];
  readonly x: (at: number) => number;
  readonly y: number;
  readonly room: number;
}): ReactElement {
  const each = Math.ceil(LEAST_TICK / room);
  return (
    <g>
      {rounds.map(({ round, last }, at) => {
        const named = isRound(round) && Number(round) % each === 0;
        const middle = (x((rounds[at - 1]?.last ?? -1) + 1) + x(last + 1)) / 2;
        return (
          <g key={round}>
            <line className="worth-grid" x1={x(last + 1)} x2={x(last + 1)} y1={y} y2={y + 5} />
            {named && (
              <text className="worth-tick" x={middle} y={y + 18} textAnchor="middle">
                {round}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
