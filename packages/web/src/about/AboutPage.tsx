import { LEVEL_NAMES } from '@quayside/bots/levels';
import type { ReactElement, ReactNode } from 'react';
import { GAME_IDS } from '../face.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { AUTHORS } from '../home/presented.ts';
import { Byline } from '../home/Byline.tsx';
import { T, useSpeaker } from '../text/speech.tsx';
import '../look/pages.css';
import { Keys } from './Keys.tsx';
import { WIN_SHARES } from './win-shares.ts';
import './about.css';

/** What this is, whose the games are, how the bots are graded, which keys there are, and what becomes of what you do here. */
export function AboutPage(): ReactElement {
  return (
    <div className="page about">
      <header className="page-head">
        <h1>
          <T id="web.about.title" />
        </h1>
        <p>
          <T id="web.about.what" />
        </p>
      </header>
      <Part id="unofficial" />
      <Part id="credits">
        <ul className="about-games">
          {GAME_IDS.map((game) => (
            <li key={game}>
              <GameDrawing game={game} />
              <b>
                <T id={`web.game.${game}`} />
              </b>
              <span>
                <Byline authors={AUTHORS[game]} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="keys">
        <Keys />
      </Part>
      <Part id="bots">
        <Grades />
      </Part>
      <Part id="figures" />
      <Part id="privacy" />
      <Part id="licence">
        <p>
          <a href="/licences.txt">
            <T id="web.about.licence-notices" />
          </a>
        </p>
      </Part>
    </div>
  );
}

const Part = ({ id, children }: { readonly id: string; readonly children?: ReactNode }): ReactElement => (
  <section aria-labelledby={`about-${id}`}>
    <h2 id={`about-${id}`}>
      <T id={`web.about.${id}`} />
    </h2>
    <p>
      <T id={`web.about.${id}-what`} />
    </p>
    {children}
  </section>
);

function Grades(): ReactElement {
  const { language } = useSpeaker();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <table className="about-grades">
      <thead>
        <tr>
          <th scope="col">
            <T id="web.about.level" />
          </th>
          {GAME_IDS.map((game) => (
            <th key={game} scope="col">
              <T id={`web.game.${game}`} />
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
            {GAME_IDS.map((game) => {
              const share = WIN_SHARES[game][level];
              return <td key={game}>{share === null ? '–' : percent.format(share)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
