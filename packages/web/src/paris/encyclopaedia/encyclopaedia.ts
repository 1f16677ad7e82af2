import type { ParisState } from '@quayside/paris';
import type { Encyclopaedia } from '../../encyclopaedia/article.ts';
import { textsIn } from '../../encyclopaedia/texts.ts';
import { places } from './places.tsx';
import { TILES } from './tiles.tsx';
import book from './text/book.json' with { type: 'json' };
import './book.css';

export const encyclopaedia: Encyclopaedia<ParisState> = { texts: textsIn(book), articles: [...places(), ...TILES] };
