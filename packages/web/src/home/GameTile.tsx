import type { GameFacts } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { fetchAhead } from '../app/table-page.ts';
import { Icon } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { GameDrawing } from './GameDrawing.tsx';
import type { PlayNow } from './play-now.ts';

/** A game: a view of the place, what one does in it, for how many and how long; and two ways to play it. */
export function GameTile({ facts, now }: { readonly facts: GameFacts; readonly now: PlayNow }): ReactElement {
  const { id: game, players, minutes, rulePrefix } = facts;
  const games = useGames();
  const ahead = (): void => fetchAhead(games, game);
  return (
    <article className="home-sheet home-tile" aria-labelledby={`tile-${game}`}>
      <GameDrawing game={game} />
      <div className="home-tile-words">
        <h3 id={`tile-${game}`}>
          <T id={`game.${game}`} />
        </h3>
        <p className="home-small">
          <T id={`game.${game}.by`} /> · <T id="web.home.players" args={{ ...players }} /> ·{' '}
          <T id="web.home.time" args={{ ...minutes }} />
        </p>
        <p className="home-pitch">
          <T id={`game.${game}.pitch`} />
        </p>
      </div>
      <div className="home-tile-ways">
        <button
          type="button"
          className="button can"
          data-key={rulePrefix.toLowerCase()}
          id={`play-${game}`}
          aria-labelledby={`play-${game} tile-${game}`}
          disabled={now.busy}
          onPointerEnter={ahead}
          onFocus={ahead}
          onClick={() => now.play(game)}
        >
          <Icon name="play" size={15} />
          <T id="web.home.play-now" />
        </button>
        <Link href={`/new/${game}`} className="button" id={`new-${game}`} aria-labelledby={`new-${game} tile-${game}`}>
          <T id="web.home.new" />
        </Link>
      </div>
    </article>
  );
}
