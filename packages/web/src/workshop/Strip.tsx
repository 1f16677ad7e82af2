import type { ReactElement } from 'react';

const WIDTH = 296;
const LEFT = 8;
const BINS = 36;
const STEP = (WIDTH - 2 * LEFT) / BINS;
const FLOOR = 72;

/** Where an axis of four whole steps may end. */
const ENDINGS = [4, 8, 12, 16, 20, 24, 32, 40, 60, 80, 100, 160, 200, 400];
const ending = (value: number): number => ENDINGS.find((each) => each >= value) ?? Math.ceil(value / 400) * 400;

/** One card among all others: a dot for each of them, a brass one for it. */
export function Strip({ own, others }: { readonly own: number; readonly others: readonly number[] }): ReactElement {
  const most = ending(Math.max(own, ...others));
  const binOf = (value: number): number => Math.round((Math.max(0, value) / most) * BINS);
  const heights = new Map<number, number>();
  const dots = others.map((value) => {
    const bin = binOf(value);
    const high = heights.get(bin) ?? 0;
    heights.set(bin, high + 1);
    return { bin, high };
  });
  const tallest = Math.max(1, ...heights.values());
  const rise = Math.min(7, 50 / tallest);
  const at = LEFT + binOf(own) * STEP;
  return (
    <svg className="ws-strip" viewBox={`0 0 ${WIDTH} 96`} aria-hidden="true" focusable="false">
      {dots.map(({ bin, high }) => (
        <circle key={`${bin} ${high}`} cx={LEFT + bin * STEP} cy={FLOOR - high * rise} r="3" />
      ))}
      <path d={`M4 78H${WIDTH - 4}`} className="ws-axis" />
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <text key={share} x={LEFT + share * BINS * STEP} y="93" className="ws-tick">
          {most * share}
        </text>
      ))}
      <path d={`M${at} 18V78`} className="ws-own-line" />
      <circle cx={at} cy={FLOOR} r="6" className="ws-own" />
      <text x={Math.min(WIDTH - 20, Math.max(20, at))} y="13" className="ws-own-value">
        {Math.round(own * 10) / 10}
      </text>
    </svg>
  );
}
