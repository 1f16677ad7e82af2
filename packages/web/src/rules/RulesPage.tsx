import {
  createElement,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
// Only here something is set in italics.
import '@fontsource-variable/source-sans-3/wght-italic.css';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { type Block, Inline, readBlocks } from './markdown.tsx';
import { loadRules } from './source.ts';
import '../look/pages.css';
import './rules.css';

function useRules(
  game: string,
  language: string,
): { readonly blocks: readonly Block[] | null; readonly failed: boolean } {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    loadRules(game, language)
      .then((source) => {
        if (!left) setBlocks(readBlocks(source));
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
    };
  }, [game, language]);
  return { blocks, failed };
}

/** A chapter begins with the numbers of its rules. */
const NUMBERS = /^[A-Z]-\dxx /;

/** What the address ends with: a rule's number, or a heading. */
function useAsked(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => decodeURIComponent(location.hash.slice(1)),
  );
}

/** Every rule with its number; an address that ends with one shows it. */
export function RulesPage({ game }: { readonly game: string }): ReactElement {
  const text = useText();
  const games = useGames();
  const { language } = useSpeaker();
  const { blocks, failed } = useRules(game, language);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted.trim().toLowerCase());
  const shown = useMemo(() => (blocks ? matching(blocks, looked) : []), [blocks, looked]);
  // How to read the rules stands before them, and matters to few.
  const first = Math.max(
    0,
    shown.findIndex(({ kind }) => kind === 'heading'),
  );
  const asked = useAsked();
  useEffect(() => {
    if (blocks) document.getElementById(asked)?.scrollIntoView({ block: 'center' });
  }, [blocks, asked]);
  const chapters = shown.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <div className="page rules">
      <div className="page-sheet rules-list">
        <h1>
          <T id="web.rules" />: <T id={`game.${game}`} />
        </h1>
        <nav className="page-games" aria-label={text('web.rules')}>
          {games.ids.map((each) => (
            <Link key={each} href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
              <T id={`game.${each}`} />
            </Link>
          ))}
        </nav>
        <label className="rules-find">
          <T id="web.rules.find" />
          <input
            className="page-field"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        {looked === '' && (
          <nav className="rules-chapters" aria-label={text('web.rules.chapters')}>
            <ul>
              {chapters.map(
                (block) =>
                  block.kind === 'heading' && (
                    <li key={block.id}>
                      <a href={`#${block.id}`}>{block.text.replace(NUMBERS, '')}</a>
                    </li>
                  ),
              )}
            </ul>
          </nav>
        )}
      </div>
      <article className="page-sheet">
        {failed && (
          <p role="alert">
            <T id="web.trouble.not-loaded-what" />
          </p>
        )}
        {blocks && shown.length === 0 && (
          <p>
            <T id="web.rules.none" />
          </p>
        )}
        <div className="rules-text">
          {shown.slice(first).map((block, at) => (
            <Part key={at} block={block} asked={asked} />
          ))}
        </div>
        {first > 0 && (
          <details className="rules-text">
            <summary>
              <T id="web.rules.reading" />
            </summary>
            {shown.slice(0, first).map((block, at) => (
              <Part key={at} block={block} asked={asked} />
            ))}
          </details>
        )}
      </article>
    </div>
  );
}

/** The rules in which words stand, with the headings they are under; all where nothing is looked for. */
function matching(blocks: readonly Block[], words: string): Block[] {
  // The page has its own title.
  const rules = blocks.filter((block) => block.kind !== 'heading' || block.level > 1);
  if (words === '') return rules;
  const has = (block: Block): boolean =>
    block.kind === 'paragraph' && block.id !== null && block.text.toLowerCase().includes(words);
  return rules.filter((block, at) => {
    if (block.kind !== 'heading') return has(block);
    const next = rules.findIndex((each, later) => later > at && each.kind === 'heading' && each.level <= block.level);
    return rules.slice(at + 1, next < 0 ? undefined : next).some(has);
  });
}

function Part({ block, asked }: { readonly block: Block; readonly asked: string }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, <Inline text={block.text} />);
    case 'paragraph':
      return (
        <p id={block.id ?? undefined} className={block.id === asked ? 'asked' : undefined}>
          <Inline text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        // A wide table is scrolled by itself, with the keyboard too.
        <div className="rules-table" tabIndex={0} role="group">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  <th key={column} scope="col">
                    <Inline text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Inline text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
