import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fetchAhead } from '../app/table-page.ts';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { WhenBroken } from '../app/WhenBroken.tsx';
import { Icon, Wordmark } from '../icons/index.ts';
import type { SavedTable } from '../saved/saved-tables.ts';
import { useGames, useGameUI } from '../use-games.ts';
import { useTables } from '../saved/use-tables.ts';
import { whenWords } from '../saved/when.ts';
import { settings } from '../settings/settings.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { beginFirstTable, COMPANION } from './first-table.ts';
import { GameCard } from './GameCard.tsx';
import { LivingPicture } from './LivingPicture.tsx';
import './home.css';

/** The first page: a table where something happens, and one button to one's own. */
export function HomePage(): ReactElement {
  const { tables } = useTables();
  const games = useGames();
  const unfinished = tables.find(({ line }) => line !== null);
  return (
    <div className="home">
      <section className="home-hero" aria-labelledby="home-title">
        <div className="home-words">
          <h1 id="home-title">
            <Wordmark size={54} />
            <span>Quayside</span>
          </h1>
          <p className="home-what">
            <T id="web.home.what" />
          </p>
          {unfinished && (
            <WhenBroken key={unfinished.id} show={null}>
              <Continue table={unfinished} />
            </WhenBroken>
          )}
          <PlayButtons first={!unfinished} />
        </div>
        <LivingPicture />
      </section>
      <Waves />
      <section className="home-games" aria-labelledby="home-games">
        <h2 id="home-games" className="unseen">
          <T id="web.home.games" />
        </h2>
        {games.facts.map((facts) => (
          <GameCard key={facts.id} facts={facts} />
        ))}
      </section>
      <footer className="home-foot">
        <T id="web.home.unofficial" />{' '}
        <Link href="/about">
          <T id="web.about.title" />
        </Link>
      </footer>
    </div>
  );
}

/** The table that was left last. */
function Continue({ table: { id, game, line, changed } }: { readonly table: SavedTable }): ReactElement {
  const { language } = useSpeaker();
  const games = useGames();
  const { ui } = useGameUI(game);
  return (
    <Link
      href={`/table/${id}`}
      className="button primary home-continue"
      onPointerEnter={() => fetchAhead(games, game)}
      onFocus={() => fetchAhead(games, game)}
    >
      <Icon name="play" size={18} />
      <span>
        <b>
          <T id="web.home.continue" /> · <T id={`game.${game}`} />
        </b>
        <small>
          {ui && line !== null && (
            <>
              <GameSpeech ui={ui}>
                <T id="web.saved.turn" args={{ line: ui.lineName(line) }} />
              </GameSpeech>
              {' · '}
            </>
          )}
          {whenWords(changed, Date.now(), language)}
        </small>
      </span>
    </Link>
  );
}

/** One click to one's own first turn. */
function PlayButtons({ first }: { readonly first: boolean }): ReactElement {
  const [, go] = useLocation();
  const games = useGames();
  const [beginning, setBeginning] = useState(false);
  const [failed, setFailed] = useState(false);
  const begin = (game: string): void => {
    setBeginning(true);
    setFailed(false);
    beginFirstTable(games, game, settings().name)
      .then((id) => go(`/table/${id}`))
      .catch(() => {
        setBeginning(false);
        setFailed(true);
      });
  };
  return (
    <>
      <ul className="home-ways">
        {games.ids.map((game, at) => (
          <li key={game}>
            <button
              type="button"
              className={`button ${first && at === 0 ? 'primary' : ''}`}
              aria-describedby={`first-${game}`}
              disabled={beginning}
              onClick={() => begin(game)}
            >
              <T id="web.home.play" args={{ game: { key: `game.${game}` } }} />
            </button>
            <small id={`first-${game}`}>
              <T id={`game.${game}.first`} args={{ level: { key: `web.level.${COMPANION}` } }} />
            </small>
          </li>
        ))}
      </ul>
      {failed && (
        <p className="home-failed" role="alert">
          <Icon name="warning" /> <T id="web.home.failed" />
        </p>
      )}
    </>
  );
}

const Waves = (): ReactElement => (
  <svg className="home-waves" aria-hidden="true" focusable="false" width="100%" height="14">
    <pattern id="wave" width="56" height="14" patternUnits="userSpaceOnUse">
      <path d="M0 7C9 1 19 1 28 7S47 13 56 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </pattern>
    <rect width="100%" height="14" fill="url(#wave)" />
  </svg>
);
