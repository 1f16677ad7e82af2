import { type ReactElement, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, Wordmark } from '../icons/index.ts';
import { useReach } from '../online/known.ts';
import { browserStorage } from '../saved/browser-storage.ts';
import { isMyTurn } from '../tables/sheets.ts';
import { isNarrow, SizeHere, usePageSize } from '../table/size.ts';
import { useGames } from '../use-games.ts';
import { T, useText } from '../text/speech.tsx';
import { DayAndNight } from './DayAndNight.tsx';
import { Foot, FootPlace } from './Foot.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { leftTable } from './left-table.ts';
import { PageKeys } from './PageKeys.tsx';
import './frame.css';
import './ways.css';
import './trouble.css';

const LINKS = [
  { id: 'home', href: '/', icon: 'home' },
  { id: 'tables', href: '/tables', icon: 'players' },
  { id: 'saved', href: '/saved', icon: 'save' },
  { id: 'rules', href: '/rules/', icon: 'text' },
  { id: 'cards', href: '/cards', icon: 'search' },
  { id: 'workshop', href: '/workshop', icon: 'cards' },
  { id: 'settings', href: '/settings', icon: 'settings' },
  { id: 'about', href: '/about', icon: 'info' },
] as const;

/** On a phone five tabs are enough to hit; what is seldom wanted lies behind the last. */
const MORE: readonly string[] = ['cards', 'workshop', 'settings', 'about'];

/** The rules of every game are one place. */
const isAt = (location: string, href: string): boolean => location.split('/')[1] === href.split('/')[1];

/** In the head their icons are enough. */
const SELDOM: readonly string[] = ['settings', 'about'];

/** A wooden head, land with sheets of paper, and below them a bar where a page has a deed: every page but the table. */
export function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  const size = usePageSize();
  const narrow = isNarrow(size);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <FootPlace value={foot}>
      <SizeHere value={size}>
        <div className={`frame ${narrow ? 'narrow' : ''}`} data-size={size}>
          <a className="frame-skip" href="#content">
            <T id="web.skip" />
          </a>
          <header className="frame-head wood">
            <Link href="/" className="frame-name">
              <Wordmark size={26} />
              <span>Quayside</span>
            </Link>
            {size !== 'phone' && <Ways links={LINKS} />}
            <LanguageChoice isSmall={narrow || size === 'tablet'} />
            <DayAndNight />
          </header>
          <main id="content" className="land" tabIndex={-1}>
            <KeepingTrouble />
            {children}
          </main>
          <div className="frame-foot" ref={setFoot} />
          {size === 'phone' && <Tabs />}
          <BackToTable />
          <PageKeys />
        </div>
      </SizeHere>
    </FootPlace>
  );
}

type PageLink = (typeof LINKS)[number];

function Ways({
  links,
  children,
}: {
  readonly links: readonly PageLink[];
  readonly children?: ReactNode;
}): ReactElement {
  const text = useText();
  return (
    <nav className="frame-ways" aria-label={text('web.navigation')}>
      {links.map((link) => (
        <Way key={link.id} {...link} />
      ))}
      {children}
    </nav>
  );
}

function Way({ id, href, icon }: PageLink): ReactElement {
  const text = useText();
  const [location] = useLocation();
  const [usual = ''] = useGames().ids;
  return (
    <Link
      href={id === 'rules' ? href + usual : href}
      className={SELDOM.includes(id) ? 'frame-seldom' : undefined}
      title={text(`web.${id}`)}
      aria-current={isAt(location, href) ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>
        <T id={`web.short.${id}`} />
      </span>
      {id === 'tables' && <Turns />}
    </Link>
  );
}

/** At how many tables with others it is one's turn, where that is known. */
function Turns(): ReactElement | null {
  const { mine } = useReach();
  const turns = mine?.filter(isMyTurn).length ?? 0;
  return turns === 0 ? null : <b className="frame-turns">{turns}</b>;
}

/** The tabs of a phone; the last opens a slip above itself. */
function Tabs(): ReactElement {
  const [location] = useLocation();
  const slip = useRef<HTMLDivElement>(null);
  const more = LINKS.filter(({ id }) => MORE.includes(id));
  useEffect(() => slip.current?.hidePopover(), [location]);
  return (
    <Ways links={LINKS.filter(({ id }) => !MORE.includes(id))}>
      <button
        type="button"
        popoverTarget="frame-more"
        aria-current={more.some(({ href }) => isAt(location, href)) ? 'true' : undefined}
      >
        <Icon name="menu" />
        <span>
          <T id="web.short.more" />
        </span>
      </button>
      <div ref={slip} id="frame-more" className="frame-more" popover="auto">
        {more.map((link) => (
          <Way key={link.id} {...link} />
        ))}
      </div>
    </Ways>
  );
}

/** Pages with a deed of their own have their own way on. */
const HAS_A_DEED = /^\/($|new\/|tables?\/|tables$|cards|workshop)/;

/** Who left a table for a page goes back to it as one plays at it: with the button at the lower right. */
function BackToTable(): ReactElement | null {
  const [location] = useLocation();
  const back = HAS_A_DEED.test(location) ? null : leftTable();
  if (back === null) return null;
  return (
    <Foot
      sign={<Icon name="anchor" size={30} />}
      title={<T id="web.foot.waits" />}
      line={<T id="web.foot.waits-what" />}
      primary={
        <Link href={`/table/${back}`} className="foot-go">
          <T id="web.back-to-table" />
        </Link>
      }
    />
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
