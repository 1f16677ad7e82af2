import type { GameFacts } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { Byline } from './Byline.tsx';
import { GameDrawing } from './GameDrawing.tsx';

/** A game on its card: a view of the place, whose it is, what one does in it, for how many and how long. */
export const GameCard = ({
  facts: { id: game, authors, players, minutes },
}: {
  readonly facts: GameFacts;
}): ReactElement => (
  <article className="home-card" aria-labelledby={`card-${game}`}>
    <GameDrawing game={game} />
    <div className="home-card-words">
      <header>
        <h3 id={`card-${game}`}>
          <T id={`game.${game}`} />
        </h3>
        <p className="home-by">
          <Byline authors={authors} />
        </p>
      </header>
      <p>
        <T id={`game.${game}.pitch`} />
      </p>
      <footer>
        <ul className="home-facts">
          <li>
            <Icon name="people" />
            <T id="web.home.players" args={{ ...players }} />
          </li>
          <li>
            <Icon name="clock" />
            <T id="web.home.time" args={{ ...minutes }} />
          </li>
        </ul>
        <Link href={`/new/${game}`} className="button" id={`new-${game}`} aria-labelledby={`new-${game} card-${game}`}>
          <T id="web.home.new" />
        </Link>
      </footer>
    </div>
  </article>
);
