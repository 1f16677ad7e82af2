import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';

/** Games are learnt at the table; the rules are there for who wants to read them. */
export function Learn(): ReactElement {
  const { ids } = useGames();
  return (
    <section className="home-sheet home-learn" aria-labelledby="home-learn">
      <h2 id="home-learn">
        <Icon name="hint" /> <T id="web.home.learn" />
      </h2>
      <p>
        <T id="web.home.learn-what" />
      </p>
      <div className="home-rules">
        {ids.map((game) => (
          <Link key={game} href={`/rules/${game}`} className="button small">
            <T id="web.home.rules-of" args={{ game: { key: `game.${game}` } }} />
          </Link>
        ))}
        <Link href="/cards" className="button small">
          <Icon name="search" /> <T id="web.cards" />
        </Link>
      </div>
      <p className="home-small">
        <T id="web.home.unofficial" />{' '}
        <Link href="/about">
          <T id="web.about.title" />
        </Link>
      </p>
    </section>
  );
}
