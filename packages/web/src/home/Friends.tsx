import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { useAskReach } from '../online/reach.ts';
import { addressOf, isMyTurn } from '../tables/sheets.ts';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';

/** Tables with friends: where it is one's turn, or the way to all of them; greyed where nobody can be reached. */
export function Friends(): ReactElement {
  const { standing, mine } = useAskReach();
  const games = useGames();
  const turn = mine?.find((sheet) => isMyTurn(sheet) && games.has(sheet.game));
  const isAway = standing !== 'there' && standing !== 'asking';
  return (
    <section className={`home-sheet home-friends ${isAway ? 'away' : ''}`} aria-labelledby="home-friends">
      {/* One line of one height, whatever the server answers: nothing below it moves. */}
      <div className="home-friends-head">
        <h2 id="home-friends">
          <Icon name="players" /> <T id="web.home.friends" />
        </h2>
        {isAway && (
          <span className="home-whose">
            <T id={`web.home.friends-needs.${standing}`} />
          </span>
        )}
        {turn && !isAway && (
          <Link href={addressOf(turn.code)} className="button small can home-friends-turn">
            <T id="web.home.friends-turn" args={{ game: { key: `game.${turn.game}` } }} />
          </Link>
        )}
      </div>
      <p>
        <T id="web.home.friends-what" />
      </p>
      <Link href="/tables" className="button small">
        <T id="web.home.friends-go" />
      </Link>
    </section>
  );
}
