import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { Frame } from '../app/Frame.tsx';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { whenWanted } from '../app/when-wanted.tsx';
import { Icon } from '../icons/index.ts';
import { useReach } from '../online/known.ts';
import { askReach } from '../online/reach.ts';
import type { Refused } from '../online/requests.ts';
import { T } from '../text/speech.tsx';
import { useGames, useGameUI } from '../use-games.ts';
import { CodeField } from './CodeField.tsx';
import { NoServer } from './NoServer.tsx';
import { Over } from './Over.tsx';
import { Problem } from './Problem.tsx';
import { Room } from './Room.tsx';
import { type Told, useSheet } from './use-sheet.ts';
import '../look/pages.css';
import './tables.css';
import './plates.css';
import './room.css';

const FarTableView = whenWanted(async () => (await import('../online/FarTableView.tsx')).FarTableView);

/** A table by its code: where people meet before it starts, the table itself, and what came of it. */
export function RoomPage({ code }: { readonly code: string }): ReactElement {
  const told = useSheet(code);
  useEffect(() => {
    askReach().catch(() => undefined);
  }, []);
  const { sheet, shown, line, trouble, why } = told;
  if (sheet && shown) return <FarTableView code={sheet.code} shown={shown} line={line} why={trouble ?? why} />;
  return (
    <Frame>
      <Before {...told} />
    </Frame>
  );
}

/** What is seen of a table by whoever does not play at it now. */
function Before({ sheet, why, trouble, take }: Told): ReactElement | null {
  const games = useGames();
  const { standing } = useReach();
  const { ui } = useGameUI(sheet && games.has(sheet.game) ? sheet.game : null);
  if (!sheet) {
    if (why && (standing === 'no-server' || standing === 'other-version')) return <NoServer why={standing} />;
    return why && <NotFound why={why} />;
  }
  if (!games.has(sheet.game)) return <NotFound why={{ key: 'no-game', facts: { game: sheet.game } }} />;
  if (!ui) return null;
  return (
    <GameSpeech ui={ui}>
      {sheet.state === 'over' ? (
        <Over ui={ui} sheet={sheet} />
      ) : (
        <Room ui={ui} sheet={sheet} why={why} trouble={trouble} take={take} />
      )}
    </GameSpeech>
  );
}

/** No table has this code, or nobody can be asked. */
const NotFound = ({ why }: { readonly why: Refused }): ReactElement => (
  <div className="page tables-away">
    <section className="page-sheet">
      <h1>
        <T id="web.tables.not-found" />
      </h1>
      <p>
        <Problem why={why} />
      </p>
      <CodeField />
    </section>
    <Foot
      sign={<Icon name="players" size={30} />}
      title={<T id="web.tables" />}
      line={<T id="web.tables.make-line" />}
      primary={
        <Link href="/tables" className="foot-go">
          <T id="web.tables.to-tables" />
        </Link>
      }
    />
  </div>
);
