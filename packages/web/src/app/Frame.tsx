import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, Wordmark } from '../icons/index.ts';
import { browserStorage } from '../saved/browser-storage.ts';
import { useGames } from '../use-games.ts';
import { T, useText } from '../text/speech.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { leftTable } from './left-table.ts';
import './frame.css';

const LINKS = [
  { id: 'home', href: '/', icon: 'home' },
  { id: 'saved', href: '/saved', icon: 'save' },
  { id: 'rules', href: '/rules/', icon: 'text' },
  { id: 'settings', href: '/settings', icon: 'settings' },
  { id: 'about', href: '/about', icon: 'info' },
] as const;

/** The rules of every game are one place. */
const isAt = (location: string, href: string): boolean => location.split('/')[1] === href.split('/')[1];

/** The head and the ways around every page but the table. */
export function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  const text = useText();
  const [location] = useLocation();
  const [usual = ''] = useGames().ids;
  // The home page has its own way on.
  const back = location === '/' ? null : leftTable();
  return (
    <div className="frame">
      <a className="frame-skip" href="#content">
        <T id="web.skip" />
      </a>
      <header className="frame-head">
        <Link href="/" className="frame-name">
          <Wordmark size={26} />
          <span>Quayside</span>
        </Link>
        <nav aria-label={text('web.navigation')}>
          {LINKS.map(({ id, href, icon }) => (
            <Link
              key={id}
              href={id === 'rules' ? href + usual : href}
              aria-current={isAt(location, href) ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span className="frame-long">
                <T id={`web.${id}`} />
              </span>
              <span className="frame-short">
                <T id={`web.short.${id}`} />
              </span>
            </Link>
          ))}
        </nav>
        <LanguageChoice />
      </header>
      <KeepingTrouble />
      {back !== null && (
        <p className="frame-back">
          <Link href={`/table/${back}`}>
            <Icon name="previous" />
            <T id="web.back-to-table" />
          </Link>
        </p>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Says when this browser keeps nothing, or no more. */
export function KeepingTrouble(): ReactElement | null {
  const trouble = useSyncExternalStore(browserStorage.subscribe, () => browserStorage.trouble);
  if (!trouble) return null;
  return (
    <p className="keeping-trouble" role="alert">
      <Icon name="warning" />
      <T id={`web.keeping.${trouble}`} />
    </p>
  );
}
