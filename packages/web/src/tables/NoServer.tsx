import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { Icon, Wordmark } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import type { Standing } from '../online/known.ts';
import { askReach } from '../online/reach.ts';

/** Tables with others need the server: why it is not there, and what can be played all the same. */
export function NoServer({ why }: { readonly why: Exclude<Standing, 'asking' | 'there'> }): ReactElement {
  const [usual = ''] = useGames().ids;
  return (
    <div className="page tables-away">
      <section className="page-sheet">
        <h1>
          <T id={`web.tables.away.${why}`} />
        </h1>
        <p>
          <T id={`web.online.problem.${why}`} />
        </p>
        <p>
          <T id="web.tables.away.else" />
        </p>
        <div className="page-games">
          {why === 'other-version' ? (
            <button type="button" className="button can" onClick={() => location.reload()}>
              <T id="web.tables.reload" />
            </button>
          ) : (
            <button type="button" className="button can" onClick={() => void askReach()}>
              <T id="web.new.retry" />
            </button>
          )}
          <Link href="/saved" className="button">
            <T id="web.saved" />
          </Link>
          <Link href="/" className="button">
            <T id="web.home" />
          </Link>
        </div>
      </section>
      <Foot
        sign={<Wordmark />}
        title={<T id="web.tables.bots" />}
        line={<T id="web.tables.away.else" />}
        primary={
          <Link href={`/new/${usual}`} className="foot-go">
            <Icon name="bot" /> <T id="web.home.new-of" args={{ game: { key: `game.${usual}` } }} />
          </Link>
        }
      />
    </div>
  );
}
