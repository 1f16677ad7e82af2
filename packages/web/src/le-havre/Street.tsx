import { TOWN } from '@quayside/le-havre';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { useTableContext } from '../table/table-context.tsx';
import { useText } from '../text/speech.tsx';
import { colourOf } from './harbour.ts';
import { type Room, useRoom } from './room.ts';
import { pagesOf, placesIn } from './streets.ts';

/** One thing that stands in a street: a place of its own, and the names of the places on it. */
export interface Standing {
  readonly key: string;
  /** Its plot, from 0. */
  readonly plot: number;
  readonly places: readonly string[];
  readonly draw: (style: CSSProperties) => ReactNode;
}
export interface StreetOf {
  readonly owner: number;
  readonly name: string;
  readonly standing: readonly Standing[];
}

/** A card is at least so wide and high, and a zone has so many columns at most. */
const LEAST_WIDTH = 112;
const LEAST_HEIGHT = 68;
const GAP = 6;
const COLUMNS = 6;
const SIGN = 24;

/** How many of the rows that are wanted there is room for. */
export const rowsIn = (room: Room | null, wanted: number): number =>
  room ? placesIn(room.height, LEAST_HEIGHT, GAP, wanted) : wanted;

/** The colour and pattern of an owner; the town has neither. */
export const seatClass = (owner: number): string => (owner < TOWN ? `seat-${colourOf(owner)}` : 'lh-of-town');

/**
 * Streets in a zone of fixed size, each behind its sign. Where the rows run out the zone turns over like a page, in place; what
 * comes next in a street has a dashed plot.
 */
export function Streets({
  streets,
  rows: wanted,
  filled = false,
  children,
}: {
  readonly streets: readonly StreetOf[];
  readonly rows: number;
  /** A single street that has the whole zone. */
  readonly filled?: boolean;
  /** What lies under the cards. */
  readonly children?: ReactNode;
}): ReactElement {
  const [zone, room] = useRoom();
  const [turned, turn] = useState(0);
  const columns = room ? placesIn(room.width - SIGN, LEAST_WIDTH, GAP, COLUMNS) : COLUMNS;
  const rows = rowsIn(room, wanted);
  const pages = pagesOf(
    streets.map(({ standing }) => plotsOf(standing)),
    rows,
    columns,
  );
  const placesOn = pages.map((stretches) =>
    stretches.flatMap(({ street, from, to }) =>
      (streets[street]?.standing ?? []).flatMap(({ plot, places }) => (plot >= from && plot < to ? places : [])),
    ),
  );
  const page = Math.min(turned, pages.length - 1);
  useChosenInSight(placesOn, turn);
  // Cards that are drawn before there is room for them are drawn twice, and a table opens later. Without a page there is none.
  const drawn = room || typeof document === 'undefined' ? pages[page] : undefined;
  const style = { '--rows': rows, '--columns': columns } as CSSProperties;
  return (
    <div className="lh-streets">
      {children}
      <div ref={zone} className="lh-street-grid" style={style}>
        {(drawn ?? []).map(({ street, row, rows: of, from, to, grows }) => {
          const { owner, name, standing } = streets[street] as StreetOf;
          const at = (plot: number): CSSProperties => ({
            gridRow: row + 1 + Math.floor((plot - from) / columns),
            gridColumn: 2 + ((plot - from) % columns),
          });
          const free = freePlots(standing).filter((plot) => plot >= from && (plot < to || (grows && plot === to)));
          return (
            // A street that made way for another is a new one in its new row.
            <section key={`${owner} ${row}`} className={`lh-street ${seatClass(owner)}`} aria-label={name}>
              <Sign name={name} row={row} rows={filled ? rows : of} owner={owner} />
              {standing.map(
                ({ key, plot, draw }) =>
                  plot >= from && plot < to && <StreetCell key={`${key} ${plot}`} draw={draw} style={at(plot)} />,
              )}
              {free.map((plot) => (
                <span key={plot} className="lh-plot" style={at(plot)} />
              ))}
            </section>
          );
        })}
      </div>
      {pages.length > 1 && <Pager page={page} pages={placesOn} onTurn={turn} />}
    </div>
  );
}

/** How many plots a street has, with those that were left. */
export const plotsOf = (standing: readonly Standing[]): number => Math.max(0, ...standing.map(({ plot }) => plot + 1));

/** Plots that are free: those that were left, otherwise the one that comes next. */
export function freePlots(standing: readonly Standing[]): number[] {
  const taken = new Set(standing.map(({ plot }) => plot));
  const left = Array.from({ length: plotsOf(standing) }, (_, plot) => plot).filter((plot) => !taken.has(plot));
  return left.length > 0 ? left : [taken.size];
}

/** What is chosen by other ways than a touch, such as from the list of all, comes into sight. */
function useChosenInSight(pages: readonly (readonly string[])[], onTurn: (page: number) => void): void {
  const chosen = useTableContext()?.chosen ?? null;
  useEffect(() => {
    const at = pages.findIndex((places) => places.some((place) => chosen?.places.includes(place)));
    if (at >= 0) onTurn(at);
    // Only a new choice turns the page: somebody may look elsewhere while it stands.
  }, [chosen]);
}

const StreetCell = ({ draw, style }: Pick<Standing, 'draw'> & { readonly style: CSSProperties }): ReactElement => (
  <>{draw(style)}</>
);

function Sign({
  name,
  row,
  rows,
  owner,
}: {
  readonly name: string;
  readonly row: number;
  readonly rows: number;
  readonly owner: number;
}): ReactElement {
  return (
    <span
      className={`lh-sign ${owner < TOWN ? 'seat-field' : ''}`}
      style={{ gridRow: `${row + 1} / span ${rows}`, gridColumn: 1 }}
      aria-hidden="true"
      title={name}
    >
      <span>{name}</span>
    </span>
  );
}

/** Two small arrows at the edge. One is marked where something can be done on the page it leads to. */
function Pager({
  page,
  pages,
  onTurn,
}: {
  readonly page: number;
  readonly pages: readonly (readonly string[])[];
  readonly onTurn: (page: number) => void;
}): ReactElement {
  const text = useText();
  const context = useTableContext();
  const isCalling = (which: number): boolean =>
    (pages[which] ?? []).some((place) => (context?.at(place).length ?? 0) > 0);
  return (
    <span className="lh-pager">
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          className={isCalling(page + step) ? 'can' : ''}
          disabled={page + step < 0 || page + step >= pages.length}
          aria-label={text(step < 0 ? 'web.lh.page-back' : 'web.lh.page-on', { n: page + 1, of: pages.length })}
          onClick={() => onTurn(page + step)}
        >
          <Icon name={step < 0 ? 'previous' : 'next'} />
        </button>
      ))}
    </span>
  );
}
