import { type ReactElement, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Leaf } from '../table/Leaf.tsx';
import { useGames } from '../use-games.ts';
import { leftTable } from './left-table.ts';
import { whenWanted } from './when-wanted.tsx';

const Keys = whenWanted(async () => (await import('../about/Keys.tsx')).PageAndTableKeys);

/** After G these letters are pages. */
const PAGES: Readonly<Record<string, string>> = {
  h: '/',
  t: '/saved',
  o: '/tables',
  l: '/rules/',
  c: '/cards',
  w: '/workshop',
};
/** What has keys of its own while it is used. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], dialog, [popover], summary';
/** Pages with their own Escape and search. */
const OWN_WAYS = '/cards';

/**
 * The keys of every page but the table: Enter is its one deed, Escape goes back, `/` searches, `?` lists the keys, G and a letter
 * goes to a page; letters and digits are what carries them as `data-key` and `data-number`.
 */
export function PageKeys(): ReactElement | null {
  const [location, go] = useLocation();
  const [usual = ''] = useGames().ids;
  const [list, setList] = useState(false);
  // Before it is painted: who sees a page may press a key.
  useLayoutEffect(() => {
    let going = false;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      const page = going ? PAGES[key.toLowerCase()] : undefined;
      going = !going && key.toLowerCase() === 'g';
      if (page !== undefined) go(page === PAGES['l'] ? page + usual : page);
      else if (key === '?') setList(true);
      else if (location.startsWith(OWN_WAYS)) return;
      else if (key === 'Escape' && location !== '/') back(go);
      else if (key === '/') search(go);
      else if (key === 'Enter' && isNowhere(target) && !event.repeat) click('.foot-go:not(:disabled)');
      else if (/^[a-z]$/i.test(key)) click(`.frame [data-key="${key.toLowerCase()}"]`);
      else if (/^\d$/.test(key)) click(`.frame [data-number="${key}"]`);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [location, go, usual]);
  if (!list) return null;
  return (
    <Leaf title="web.about.keys" onClose={() => setList(false)}>
      <Keys />
    </Leaf>
  );
}

const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('#content, [tabindex="-1"]'));

/** To the table one came from, or home. */
function back(go: (to: string) => void): void {
  const table = leftTable();
  const here = table !== null && location.pathname === `/table/${table}`;
  go(table === null || here ? '/' : `/table/${table}`);
}

/** Into the field of this page, or to the book in which everything is found. */
function search(go: (to: string) => void): void {
  const field = document.querySelector<HTMLElement>('.frame input[type="search"]');
  if (field) field.focus();
  else go('/cards');
}

const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
