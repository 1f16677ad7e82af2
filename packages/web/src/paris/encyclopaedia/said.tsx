import type { Message } from '@quayside/kernel';
import { STANDARD_SHEET } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { Fact } from '../../encyclopaedia/article.ts';
import { Said } from '../../text/speech.tsx';

export const say = (word: string, args?: Message['args']): Message =>
  args ? { key: `web.paris.book.${word}`, args } : { key: `web.paris.book.${word}` };

export const fact = (name: string, value: Message | readonly Message[] | number | string): Fact => ({
  name: `web.paris.book.fact.${name}`,
  value: typeof value === 'object' ? <Said message={say('only', { what: value })} /> : <>{value}</>,
});

/** Says so where a printed figure of a thing is our reconstruction (P-901). */
export function noteOn(...prefixes: readonly string[]): { readonly note?: Message } {
  const reconstructed = Object.entries(STANDARD_SHEET.figures).some(
    ([key, { origin }]) =>
      origin === 'reconstructed' && !key.includes('.copies.') && prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return reconstructed ? { note: say('reconstructed') } : {};
}

/** On the boulevard, under the sky of Paris. */
export const onStreet = (thing: ReactElement, value: string | null = null): ReactElement => (
  <div className="paris-book-street">
    {thing}
    {value !== null && <span className="paris-book-value">{value}</span>}
  </div>
);
/** A tile, a token or a coin on the Seine. */
export const onRiver = (thing: ReactElement, value: string | null = null): ReactElement => (
  <div className="paris-book-river water">
    <span className="paris-book-tile">{thing}</span>
    {value !== null && <span className="paris-book-value">{value}</span>}
  </div>
);
