import type { Message } from '@quayside/kernel';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Inline } from '../rules/markdown.tsx';
import { Said, T, useSpeaker } from '../text/speech.tsx';
import type { Article } from './article.ts';
import type { Clarification } from './clarifications.ts';

/** Letters that fill a column. */
const LONG = 560;

/** Everything about one thing: its picture, its figures, what it does, how one gets it and what for. */
export function ArticleText({
  of,
  game,
  clear,
  narrow,
  now,
}: {
  readonly of: Article;
  readonly game: string;
  readonly clear: readonly Clarification[];
  readonly narrow: boolean;
  /** Where it is in the reader's game, on a narrow screen. */
  readonly now: ReactNode;
}): ReactElement {
  const speaker = useSpeaker();
  const ways = <Points title="web.cards.ways" of={of.ways} narrow={narrow} />;
  const uses = <Points title="web.cards.uses" of={of.uses} narrow={narrow} />;
  // What is longer than the other column stands alone in its own.
  const isLong = clear.reduce((sum, { text }) => sum + text.length, 0) > LONG;
  return (
    <article className="enc-sheet enc-article">
      <div className="enc-picture">{of.picture}</div>
      <header className="enc-head">
        <div>
          <h1>
            <span className="enc-title">{speaker.say(of.name)}</span>
          </h1>
          <p className="enc-about">
            {of.about.map((each, at) => (
              <span key={at}>
                {at === 0 && <span className="enc-mark">{of.mark}</span>}
                <Said message={each} />
              </span>
            ))}
          </p>
        </div>
        <dl className="enc-facts">
          {of.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <T id={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="enc-parts">
        <div>
          <section className="enc-does">
            <h2>
              <T id="web.cards.does" />
            </h2>
            {of.does.map((each, at) => (
              <p key={at}>
                <Said message={each} />
              </p>
            ))}
            {of.shown}
            {of.note && (
              <p className="enc-note">
                <Said message={of.note} />
              </p>
            )}
          </section>
          {now}
          {!narrow && ways}
          {isLong && !narrow && uses}
        </div>
        <div>
          {clear.length > 0 && (
            <Part title="web.cards.clear" count={clear.length} narrow={narrow}>
              <ul className="enc-clear">
                {clear.map(({ rule, text }) => (
                  <li key={rule}>
                    <Inline text={text} page={`/rules/${game}`} />{' '}
                    <Link className="rules-number" href={`/rules/${game}#${rule}`}>
                      {rule}
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {narrow && ways}
          {(!isLong || narrow) && uses}
        </div>
      </div>
    </article>
  );
}

function Points({
  title,
  of,
  narrow,
}: {
  readonly title: string;
  readonly of: readonly Message[];
  readonly narrow: boolean;
}): ReactElement | null {
  if (of.length === 0) return null;
  return (
    <Part title={title} count={of.length} narrow={narrow} tinted>
      <ol>
        {of.map((each, at) => (
          <li key={at}>
            <Said message={each} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** A part of an article; on a narrow screen it is folded, and says how much is in it. */
export function Part({
  title,
  count,
  narrow,
  tinted = false,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly narrow: boolean;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  if (narrow)
    return (
      <details className="enc-fold">
        <summary>
          <h2>
            <T id={title} />
          </h2>
          <span>{count}</span>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    );
  return (
    <section className={tinted ? 'enc-tinted' : undefined}>
      <h2>
        <T id={title} />
      </h2>
      {children}
    </section>
  );
}
