import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { fetchAhead } from '../app/table-page.ts';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { WhenBroken } from '../app/WhenBroken.tsx';
import { Icon, Wordmark } from '../icons/index.ts';
import { coloursAt } from '../saved/colours.ts';
import { useTables } from '../saved/use-tables.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { COMPANION } from './first-table.ts';
import { Friends } from './Friends.tsx';
import { GameTile } from './GameTile.tsx';
import { Learn } from './Learn.tsx';
import { LivingPicture } from './LivingPicture.tsx';
import { MyTables } from './MyTables.tsx';
import { type PlayNow, usePlayNow } from './play-now.ts';
import { type Standing, useStandings } from './standing.ts';
import { TablePicture } from './TablePicture.tsx';
import './home.css';

/** The first page: the table that waits, one's tables, the games, and one button to go on with. */
export function HomePage(): ReactElement {
  const { tables } = useTables();
  const games = useGames();
  const standings = useStandings(tables);
  const going = (standings ?? []).filter(({ saved }) => saved.line !== null);
  const [urgent, next] = going;
  const now = usePlayNow();
  return (
    <div className="home">
      <div className="home-picture">{urgent ? <TablePicture standing={urgent} /> : standings && <LivingPicture />}</div>
      {tables.length > 0 ? <MyTables standings={standings} all={tables.length} /> : <Welcome />}
      <section className="home-games home-ways" aria-labelledby="home-games">
        <h2 id="home-games" className="unseen">
          <T id="web.home.games" />
        </h2>
        {games.facts.map((facts) => (
          <GameTile key={facts.id} facts={facts} now={now} />
        ))}
        {now.failed && (
          <p className="home-failed" role="alert">
            <Icon name="warning" /> <T id="web.home.failed" />
          </p>
        )}
      </section>
      <div className="home-beside">
        <Friends />
        <Learn />
      </div>
      {urgent ? (
        <WhenBroken key={urgent.saved.id} show={null}>
          <GoOn standing={urgent} next={next?.waits ? next : null} />
        </WhenBroken>
      ) : (
        standings && <Begin now={now} />
      )}
    </div>
  );
}

/** Who has no tables yet reads what this is. */
const Welcome = (): ReactElement => (
  <section className="home-sheet home-welcome">
    <h1>
      <Wordmark size={44} />
      <span>Quayside</span>
    </h1>
    <p>
      <T id="web.home.what" />
    </p>
  </section>
);

/** The bar of somebody who has no table to go on with. */
function Begin({ now }: { readonly now: PlayNow }): ReactElement {
  const [usual = ''] = useGames().ids;
  return (
    <Foot
      sign={<Wordmark />}
      title={<T id="web.home.ready" />}
      line={<T id={`game.${usual}.first`} args={{ level: { key: `web.level.${COMPANION}` } }} />}
      primary={
        <button type="button" className="foot-go home-first" disabled={now.busy} onClick={() => now.play(usual)}>
          <T id="web.home.play" args={{ game: { key: `game.${usual}` } }} />
        </button>
      }
    />
  );
}

/** The bar of the table that waits. */
function GoOn({ standing, next }: { readonly standing: Standing; readonly next: Standing | null }): ReactElement {
  const { saved, ui, mover, waits } = standing;
  const games = useGames();
  const sitter = saved.seats[mover];
  const colour = coloursAt(ui.game, saved.seats.length)[Math.max(0, mover)];
  const ahead = (): void => fetchAhead(games, saved.game);
  const game = { key: `game.${saved.game}` };
  return (
    <Foot
      sign={colour && <ui.SeatPiece colour={colour} />}
      title={
        !waits ? (
          <T id="web.home.going" args={{ game }} />
        ) : sitter?.name ? (
          <T id="web.home.your-turn-named" args={{ game, name: sitter.name }} />
        ) : (
          <T id="web.home.your-turn" args={{ game }} />
        )
      }
      line={
        <GameSpeech ui={ui}>
          <Where standing={standing} />
        </GameSpeech>
      }
      primary={
        <Link href={`/table/${saved.id}`} className="foot-go home-continue" onPointerEnter={ahead} onFocus={ahead}>
          <T id="web.home.go" />
        </Link>
      }
    >
      {next && (
        <Link href={`/table/${next.saved.id}`} className="foot-button">
          <Icon name="next" />
          <span>
            <T id={`game.${next.saved.game}`} />
          </span>
        </Link>
      )}
    </Foot>
  );
}

/** The turn, and against whom. */
function Where({ standing: { ui, saved, mover } }: { readonly standing: Standing }): ReactElement {
  const speaker = useSpeaker();
  const people = saved.seats.filter(({ sitter }) => sitter === 'person');
  const line = ui.lineName(saved.line ?? '');
  const others = saved.seats.flatMap(({ sitter, name }, seat) => {
    if (people.length === 1 ? sitter === 'person' : seat === mover) return [];
    return sitter === 'person' ? name || speaker.say(ui.words.seat(seat)) : speaker.text(`web.level.${sitter}`);
  });
  if (others.length === 0) return <T id="web.saved.turn" args={{ line }} />;
  const names = speaker.listed(others);
  return <T id="web.home.against" args={{ line, names }} />;
}
