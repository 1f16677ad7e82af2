import type { Texts } from '@quayside/speech';
import { createContext, use } from 'react';

const BookContext = createContext<Texts>({});
export const BookProvider = BookContext;

/** The page's own texts in the reader's language. */
export const useBook = (): Texts => use(BookContext);
