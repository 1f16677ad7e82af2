import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { T, useSpeaker } from '../text/speech.tsx';
import type { Article } from './article.ts';
import { type Entry, nearest, search } from './search.ts';

/** Articles under one heading. */
export interface Shelf {
  readonly heading: ReactElement;
  readonly key: string;
  readonly articles: readonly Article[];
}

const kindsOf = (articles: readonly Article[]): string[] => [...new Set(articles.map(({ kind }) => kind))];

const kin = (kind: string, articles: readonly Article[], heading: ReactElement): Shelf => ({
  key: kind,
  heading,
  articles: articles.filter((article) => article.kind === kind),
});

/** What is beside the article that is read is there to look at: the arrows walk through what was found. */
export const BESIDE = 'beside';

/** What the list shows: everything, or what was found and what is beside the article that is read. */
export function shelves(
  articles: readonly Article[],
  entries: readonly Entry[],
  wanted: string,
  read: Article | null,
): Shelf[] {
  if (wanted.trim() === '') return kindsOf(articles).map((kind) => kin(kind, articles, <T key={kind} id={kind} />));
  const found = search(entries, wanted);
  const shelf = (key: string, ids: readonly string[], heading: ReactElement): Shelf => ({
    key,
    heading,
    articles: ids.flatMap((id) => articles.find((article) => article.id === id) ?? []),
  });
  if (found.names.length + found.texts.length === 0)
    return [shelf('nearest', nearest(entries, wanted), <T id="web.cards.nothing" args={{ wanted }} />)];
  const beside = read ?? articles.find(({ id }) => id === found.names[0]);
  return [
    shelf('names', found.names, <T id="web.cards.in-names" />),
    shelf('texts', found.texts, <T id="web.cards.in-texts" />),
    ...(beside
      ? [
          {
            ...kin(beside.kind, articles, <T id="web.cards.beside" args={{ kind: { key: beside.kind } }} />),
            key: BESIDE,
          },
        ]
      : []),
  ].filter((each) => each.articles.length > 0);
}

/** The list at the left. */
export function Finds({
  of,
  game,
  read,
  onRead,
}: {
  readonly of: readonly Shelf[];
  readonly game: string;
  readonly read: string;
  readonly onRead: () => void;
}): ReactElement {
  const speaker = useSpeaker();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[href$="/${read}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [read]);
  return (
    <div className="enc-finds" ref={list}>
      {of.map(({ key, heading, articles }) => (
        <section key={key} className="enc-sheet">
          <h2>{heading}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <Link
                  href={`/cards/${game}/${article.id}`}
                  aria-current={article.id === read ? 'page' : undefined}
                  onClick={onRead}
                >
                  <span className="enc-mark">{article.mark}</span>
                  <span>{speaker.say(article.name)}</span>
                  {article.figure !== null && <b>{article.figure}</b>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
