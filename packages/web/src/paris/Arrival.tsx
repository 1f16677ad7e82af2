import type { ParisState } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import type { Way } from '../table/choosing.ts';
import { useTableContext } from '../table/table-context.tsx';
import { Key } from './icons/index.ts';
import { keyMoved } from './moves.ts';
import { colourOf } from './pieces.tsx';

type Props = Pick<ViewProps<ParisState>, 'view' | 'viewer'> & {
  /** The name of the place, and where keys stand there. */
  readonly id: string;
  readonly at: number;
};

/** What it costs to bring a key here, and the key itself, faintly, while that is chosen. */
export function Arrival({ view, viewer, id, at }: Props): ReactElement | null {
  const context = useTableContext();
  if (!context) return null;
  const { chosen, held, ways } = context;
  const francsOf = ({ options }: Way): number => keyMoved(view, options)?.francs ?? 0;
  const here = context.at(id).filter(({ options }) => keyMoved(view, options)?.to === at);
  const isNow = chosen !== null && here.includes(chosen);
  const targets = held ? ways.targetsOf(held) : [];
  const way = isNow
    ? chosen
    : held
      ? here.find((each) => targets.includes(each))
      : chosen
        ? undefined
        : here.toSorted((a, b) => francsOf(a) - francsOf(b))[0];
  if (!way) return null;
  const francs = francsOf(way);
  return (
    <>
      {isNow && (
        <span className="paris-ghost">
          <Key colour={colourOf(viewer)} />
        </span>
      )}
      {francs > 0 && (
        <span className={`paris-pay ${isNow ? 'paris-now' : held ? 'paris-aim' : ''}`}>
          {francs}
          <Coin />
        </span>
      )}
    </>
  );
}

/** The place a key is taken from by what is chosen; -1: none. */
export function useKeyTaken(view: ParisState): number {
  const context = useTableContext();
  const way = context?.chosen ?? context?.held;
  return way ? (keyMoved(view, way.options)?.from ?? -1) : -1;
}
