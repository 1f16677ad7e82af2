import { createElement, type ReactElement } from 'react';
import type { GameUI } from '@quayside/web';
import { inEveryLanguage } from './facts.ts';
import { toy, type ToyState } from './game.ts';
import { words } from './words.ts';

const pebbles = ({ view }: { readonly view: ToyState }): ReactElement =>
  createElement('p', { className: 'toy-pebbles' }, 'o '.repeat(view.n[0] as number));
const taken = ({ view, seat }: { readonly view: ToyState; readonly seat: number }): ReactElement =>
  createElement('p', null, `${toy.seatsOf(view)[seat]}: ${view.taken[seat]}`);

const ui: GameUI<ToyState> = {
  id: 'toy',
  game: toy,
  words,
  texts: inEveryLanguage({
    'toy.line': '{label}',
    'toy.taken': 'pebbles',
    'toy.secret': 'secret card',
    'web.deed.chalked': 'Marks',
  }),
  SeatPiece: () => createElement('span', null, '●'),
  firstTable: {},
  placesOf: () => [],
  isPart: () => false,
  amountIn: () => null,
  opens: () => false,
  keepsOpen: () => false,
  ends: () => false,
  gains: () => [],
  movements: () => [],
  worth: (view, viewer, seat) => (viewer === seat ? (toy.scores(view)[seat] ?? 0) : null),
  stand: () => null,
  lineName: (label) => ({ key: 'toy.line', args: { label } }),
  deeds: [{ id: 'chalked', verbs: ['chalk'], icon: () => createElement('span', null, '✎') }],
  scoreRows: (state) => [
    { id: 'taken', icon: null, words: { key: 'toy.taken' }, points: [...state.taken] },
    { id: 'secret', icon: null, words: { key: 'toy.secret' }, points: [...state.secret] },
  ],
  verdict: () => null,
  Status: pebbles,
  Board: pebbles,
  Other: taken,
  Own: taken,
  InWords: pebbles,
  sectionOf: () => null,
  sections: [],
};

/** The toy on the page: figures and no pictures. */
export const page = ui as unknown as GameUI;
