import type { State } from '@quayside/kernel';
import { type ReactElement, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { leftTable } from '../app/left-table.ts';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { isNarrow, useSize } from '../table/size.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { useGames, useGameUI } from '../use-games.ts';
import type { Article, Encyclopaedia } from './article.ts';
import { ArticleText, Part } from './ArticleText.tsx';
import { Neighbours, Now } from './Beside.tsx';
import { BookSpeech, speakersOf } from './BookSpeech.tsx';
import { clarified, useSentences } from './clarifications.ts';
import { BESIDE, Finds, type Shelf, shelves } from './Finds.tsx';
import { entriesOf } from './search.ts';
import { tableNow } from './table-now.ts';
import './encyclopaedia.css';
import './article.css';
import './narrow.css';

const NOBODY: readonly string[] = [];

/** Every card and every thing of a game. Beside a game that was left it says where the thing is there. */
export function EncyclopaediaPage({ game, thing }: { readonly game: string; readonly thing: string | null }) {
  const { ui, failed } = useGameUI(game);
  const [book, setBook] = useState<{ readonly ui: GameUI; readonly of: Encyclopaedia } | null>(null);
  const [notLoaded, setNotLoaded] = useState(false);
  useEffect(() => {
    let left = false;
    ui?.encyclopaedia?.()
      .then((of) => {
        if (!left) setBook({ ui, of });
      })
      .catch(() => setNotLoaded(true));
    return () => {
      left = true;
    };
  }, [ui]);
  const now = useMemo(() => (ui ? tableNow(ui) : null), [ui]);
  if (failed || notLoaded)
    return (
      <p role="alert">
        <T id="web.trouble.not-loaded-what" />
      </p>
    );
  const whole = useMemo(() => book && withTable(book.of, now?.view ?? null), [book, now]);
  if (!ui || book?.ui !== ui || !whole) return null;
  return (
    <BookSpeech ui={ui} of={whole} names={now?.names ?? NOBODY} state={now?.view ?? null}>
      <Pages ui={ui} of={whole} thing={thing} now={now} />
    </BookSpeech>
  );
}

/** Beside a game its own things come first. */
function withTable(of: Encyclopaedia, view: State | null): Encyclopaedia {
  const own = (view && of.atTable?.(view)) ?? [];
  return own.length === 0 ? of : { ...of, articles: [...own, ...of.articles] };
}

function Pages({
  ui,
  of,
  thing,
  now,
}: {
  readonly ui: GameUI;
  readonly of: Encyclopaedia;
  readonly thing: string | null;
  readonly now: ReturnType<typeof tableNow>;
}): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const games = useGames();
  const size = useSize();
  const narrow = isNarrow(size);
  // A tablet has no third column: what would stand there follows the article.
  const columns = !narrow && size !== 'tablet';
  const { articles } = of;
  const entries = useMemo(
    () => entriesOf(articles, speakersOf(ui, of, speaker.language, now?.view ?? null)),
    [ui, of, articles, speaker.language, now],
  );
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  /** On a narrow screen the list lies over the article while somebody looks for something. */
  const [listed, setListed] = useState(false);
  const read = articles.find(({ id }) => id === thing) ?? (thing === null ? (articles[0] ?? null) : null);
  const found = useMemo(() => shelves(articles, entries, looked, read), [articles, entries, looked, read]);
  const sentences = useSentences(ui.id, speaker.language);
  const field = useRef<HTMLInputElement>(null);
  const { previous, next } = around(found, read);
  useKeys({ field, wanted, setWanted, previous, next, game: ui.id });
  const back = leftTable();
  return (
    <div className={`enc ${narrow ? 'enc-narrow' : ''} ${listed ? 'enc-listed' : ''}`}>
      <div className="enc-middle">
        <nav className="enc-list" aria-label={text('web.cards')}>
          <label className="enc-find">
            <Icon name="search" size={18} />
            <input
              ref={field}
              type="search"
              value={wanted}
              placeholder={text('web.cards.find')}
              aria-label={text('web.cards.find')}
              onChange={({ target }) => setWanted(target.value)}
              onFocus={() => setListed(true)}
            />
            <kbd>/</kbd>
          </label>
          <p className="enc-games" aria-label={text('web.cards.games')}>
            {games.ids.map((id) => (
              <Link key={id} href={`/cards/${id}`} aria-current={id === ui.id ? 'true' : undefined}>
                <T id={`game.${id}`} />
              </Link>
            ))}
          </p>
          <Finds of={found} game={ui.id} read={read?.id ?? ''} onRead={() => setListed(false)} />
          {looked.trim() !== '' && (
            <button type="button" className="button enc-all" onClick={() => setWanted('')}>
              <T id="web.cards.all" />
            </button>
          )}
        </nav>
        <div className="enc-read" key={read?.id}>
          {read ? (
            <ArticleText
              of={read}
              game={ui.id}
              clear={clarified(sentences, read.rules)}
              narrow={narrow}
              now={!columns && <Now ui={ui} of={read} table={now} />}
            />
          ) : (
            <p className="enc-sheet enc-none">
              <T id="web.cards.none" />
            </p>
          )}
          {!columns && read && read.neighbours.length > 0 && (
            <div className="enc-sheet enc-after">
              <Part title="web.cards.neighbours" count={read.neighbours.length} narrow={narrow}>
                <Neighbours of={read} articles={articles} game={ui.id} />
              </Part>
            </div>
          )}
        </div>
        {columns && read && (
          <aside className="enc-beside">
            <Now ui={ui} of={read} table={now} />
            {read.neighbours.length > 0 && (
              <section className="enc-sheet enc-near">
                <h2>
                  <T id="web.cards.neighbours" />
                </h2>
                <Neighbours of={read} articles={articles} game={ui.id} />
              </section>
            )}
          </aside>
        )}
      </div>
      <Foot
        sign={<Icon name="anchor" size={28} />}
        title={<span className="enc-title">{read && speaker.say(read.name)}</span>}
        line={
          <>
            {back !== null && <T id="web.cards.waits" />}{' '}
            <T id="web.cards.keys" args={{ search: '/', walk: '↑ ↓', back: 'Esc' }} />
          </>
        }
        primary={
          <Link className="foot-go" href={back === null ? `/new/${ui.id}` : `/table/${back}`}>
            <T id={back === null ? 'web.new-table' : 'web.back-to-table'} />
          </Link>
        }
      >
        <Step to={previous} game={ui.id} word="web.cards.previous" icon="previous" />
        <Step to={next} game={ui.id} word="web.cards.next" icon="next" />
      </Foot>
    </div>
  );
}

function Step({
  to,
  game,
  word,
  icon,
}: {
  readonly to: Article | null;
  readonly game: string;
  readonly word: string;
  readonly icon: 'previous' | 'next';
}): ReactElement | null {
  const text = useText();
  if (!to) return null;
  return (
    <Link className="foot-button" href={`/cards/${game}/${to.id}`} aria-label={text(word)}>
      {icon === 'previous' && <Icon name={icon} />}
      <span>
        <T id={word} />
      </span>
      {icon === 'next' && <Icon name={icon} />}
    </Link>
  );
}

/** The articles before and after the one that is read, in the list as it is shown; from outside it, its first. */
function around(
  found: readonly Shelf[],
  read: Article | null,
): { readonly previous: Article | null; readonly next: Article | null } {
  const row = [...new Set(found.filter(({ key }) => key !== BESIDE).flatMap(({ articles }) => articles))];
  const at = read ? row.indexOf(read) : -1;
  return { previous: at > 0 ? (row[at - 1] ?? null) : null, next: row[at + 1] ?? null };
}

/** `/` searches, arrows walk the list, Esc empties the search, then goes back. */
function useKeys({
  field,
  wanted,
  setWanted,
  previous,
  next,
  game,
}: {
  readonly field: { readonly current: HTMLInputElement | null };
  readonly wanted: string;
  readonly setWanted: (wanted: string) => void;
  readonly previous: Article | null;
  readonly next: Article | null;
  readonly game: string;
}): void {
  const [, go] = useLocation();
  // Before it is painted: an arrow walks the list that is seen, not the one before.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const typing = event.target === field.current;
      const elsewhere =
        event.target instanceof Element && event.target.closest('select, details, [role=dialog]') !== null;
      if (elsewhere) return;
      const step = event.key === 'ArrowDown' ? next : event.key === 'ArrowUp' ? previous : null;
      if (event.key === '/' && !typing) field.current?.focus();
      else if (step) go(`/cards/${game}/${step.id}`, { replace: true });
      else if (event.key === 'Escape' && wanted !== '') setWanted('');
      else if (event.key === 'Escape' && typing) field.current?.blur();
      else if (event.key === 'Escape') go(leftTable() === null ? '/' : `/table/${leftTable()}`);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [field, wanted, setWanted, previous, next, game, go]);
}
