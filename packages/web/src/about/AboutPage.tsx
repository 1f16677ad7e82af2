import { LEVEL_NAMES, type LevelName } from '@quayside/bots/levels';
import type { ReactElement, ReactNode } from 'react';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { useCover, useGames } from '../use-games.ts';
import '../look/pages.css';
import { PageAndTableKeys } from './Keys.tsx';
import './about.css';

/** What this is, whose the games are, how the bots are graded, which keys there are, and what becomes of what you do here. */
export function AboutPage(): ReactElement {
  const { facts } = useGames();
  const speaker = useSpeaker();
  const text = useText();
  const games = speaker.listed(facts.map(({ id }) => text(`game.${id}.quoted`)));
  return (
    <div className="page about">
      <header className="page-head">
        <h1>
          <T id="web.about.title" />
        </h1>
        <p>
          <T id="web.about.what" args={{ games }} />
        </p>
      </header>
      <div className="page-columns">
        <Part id="unofficial" />
        <Part id="credits">
          <ul className="about-games">
            {facts.map(({ id }) => (
              <li key={id}>
                <GameDrawing game={id} />
                <b>
                  <T id={`game.${id}`} />
                </b>
                <span>
                  <T id={`game.${id}.by`} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="keys">
          <PageAndTableKeys />
        </Part>
        <Part id="bots">
          <Grades />
        </Part>
        {facts.map(({ id, texts }) => texts.en[`game.${id}.note`] !== undefined && <Note key={id} game={id} />)}
        <Part id="privacy" />
        <Part id="licence">
          <p>
            <a href="/licences.txt">
              <T id="web.about.licence-notices" />
            </a>
          </p>
        </Part>
      </div>
    </div>
  );
}

/** What is to be known of a game besides. */
const Note = ({ game }: { readonly game: string }): ReactElement => (
  <section className="page-sheet" aria-labelledby={`about-${game}`}>
    <h2 id={`about-${game}`}>
      <T id={`game.${game}.note-title`} />
    </h2>
    <p>
      <T id={`game.${game}.note`} />
    </p>
  </section>
);

const Part = ({ id, children }: { readonly id: string; readonly children?: ReactNode }): ReactElement => (
  <section className="page-sheet" aria-labelledby={`about-${id}`}>
    <h2 id={`about-${id}`}>
      <T id={`web.about.${id}`} />
    </h2>
    <p>
      <T id={`web.about.${id}-what`} />
    </p>
    {children}
  </section>
);

/** How often a level beats the one below it; the lowest beats nobody. */
function WinShare({ game, level }: { readonly game: string; readonly level: LevelName }): ReactElement {
  const { language } = useSpeaker();
  const share = useCover(game)?.winShares[level];
  return (
    <>
      {share === null || share === undefined
        ? '–'
        : new Intl.NumberFormat(language, { style: 'percent' }).format(share)}
    </>
  );
}

function Grades(): ReactElement {
  const games = useGames();
  return (
    <table className="about-grades">
      <thead>
        <tr>
          <th scope="col">
            <T id="web.about.level" />
          </th>
          {games.ids.map((game) => (
            <th key={game} scope="col">
              <T id={`game.${game}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVEL_NAMES.map((level) => (
          <tr key={level}>
            <th scope="row">
              <T id={`web.level.${level}`} />
              <small>
                <T id={`web.guest-how.${level}`} />
              </small>
            </th>
            {games.ids.map((game) => (
              <td key={game}>
                <WinShare game={game} level={level} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
