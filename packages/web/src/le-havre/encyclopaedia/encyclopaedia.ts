import type { LeHavreState } from '@quayside/le-havre';
import type { Encyclopaedia } from '../../encyclopaedia/article.ts';
import { textsIn } from '../../encyclopaedia/texts.ts';
import { blankBuildings, BUILDINGS } from './buildings.tsx';
import { THINGS } from './things.tsx';
import book from './text/book.json' with { type: 'json' };
import './book.css';

/** The types in the order of their cards: those without one and ships come last. */
const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none', 'ship'];
const byType = TYPES.flatMap((type) => BUILDINGS.filter(({ kind }) => kind.endsWith(`.${type}`)));

export const encyclopaedia: Encyclopaedia<LeHavreState> = {
  texts: textsIn(book),
  articles: [...byType, ...THINGS],
  atTable: blankBuildings,
};
