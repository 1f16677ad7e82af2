import { type LeHavreState, TOWN } from '@quayside/le-havre';
import type { InStreet, Plot, ViewProps } from '../game-ui.ts';
import { plotsAfter } from '../table/arrivals.ts';
import { fleetKey, fleetOf } from './harbour.ts';
import { placeOfCard } from './places.ts';

/** What stands in which street: buildings, and in the viewer's own street ships, two on a plot. */
export function inStreets(s: LeHavreState, viewer: number): InStreet[] {
  const cards = s.table.cards.flatMap((_, card) => {
    const street = s.ownerOf(card);
    return street <= TOWN ? [{ name: placeOfCard(card), street }] : [];
  });
  const ships = fleetOf(s, viewer).map((each) => ({ name: fleetKey(viewer, each), street: viewer, half: true }));
  return [...cards, ...ships];
}

/** Where everything stands; where it is not known how it came about, one after the other. */
export const plotsIn = ({ view, viewer, plots }: ViewProps<LeHavreState>): ReadonlyMap<string, Plot> =>
  plots ?? plotsAfter(new Map(), inStreets(view, viewer));

/** How streets of cards lie in a zone that does not grow: rows of places, and pages where the places run out. */

/** A part of a street on a page: the rows it has there, and which of its cards stand in them. */
export interface Stretch {
  readonly street: number;
  /** The first of its rows, from 0, and how many they are. */
  readonly row: number;
  readonly rows: number;
  readonly from: number;
  readonly to: number;
  /** Does the next card of the street come to this page? */
  readonly grows: boolean;
}
export type StreetPage = readonly Stretch[];

/**
 * The pages of a zone. Every street has a row, and a further one where it is full and a row is free. What then has no place stands
 * on the next page, in the rows of its street, so that nothing on the first page makes way.
 */
export function pagesOf(lengths: readonly number[], rows: number, columns: number): StreetPage[] {
  return chunks(
    lengths.map((_, street) => street),
    rows,
  ).flatMap((streets) => {
    const given = rowsFor(
      streets.map((street) => lengths[street] ?? 0),
      rows,
      columns,
    );
    const stretches = streets.map((street, at) => ({
      street,
      row: given.slice(0, at).reduce((sum, each) => sum + each, 0),
      rows: given[at] ?? 1,
      length: lengths[street] ?? 0,
    }));
    const most = Math.max(1, ...stretches.map(({ length, rows: of }) => Math.ceil(length / (of * columns))));
    return Array.from({ length: most }, (_, page) =>
      stretches.map(({ street, row, rows: of, length }) => ({
        street,
        row,
        rows: of,
        from: Math.min(length, page * of * columns),
        to: Math.min(length, (page + 1) * of * columns),
        grows: Math.floor(length / (of * columns)) === page,
      })),
    );
  });
}

/** One row each, and free rows for those that lack most, the first of equals. */
function rowsFor(lengths: readonly number[], rows: number, columns: number): number[] {
  const given = lengths.map(() => 1);
  const lacks = (street: number): number => (lengths[street] ?? 0) - (given[street] ?? 0) * columns;
  for (let free = rows - lengths.length; free > 0; free--) {
    const street = given.reduce((most, _, each) => (lacks(each) > lacks(most) ? each : most), 0);
    if (lacks(street) <= 0) break;
    given[street] = (given[street] ?? 0) + 1;
  }
  return given;
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** How many places there are in so much room, when each wants so much at least. */
export const placesIn = (room: number, least: number, gap: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor((room + gap) / (least + gap))));
