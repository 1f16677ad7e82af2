import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { WhenBroken } from '../app/WhenBroken.tsx';
import { Sitters } from '../saved/Sitters.tsx';
import { whenWords } from '../saved/when.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { Emblem } from './Emblem.tsx';
import type { Standing } from './standing.ts';

const MOST = 4;

interface MyTablesProps {
  /** null until it is known how they stand. */
  readonly standings: readonly Standing[] | null;
  readonly all: number;
}

/** One's tables, those that wait first. */
export const MyTables = ({ standings, all }: MyTablesProps): ReactElement => (
  <section className="home-sheet home-tables" aria-labelledby="home-tables">
    <h1 id="home-tables">
      <T id="web.home.tables" />
    </h1>
    <ul>
      {(standings ?? []).slice(0, MOST).map((standing, at) => (
        <WhenBroken key={standing.saved.id} show={null}>
          <TableRow standing={standing} number={at + 1} />
        </WhenBroken>
      ))}
    </ul>
    <Link href="/saved" className="button small">
      <T id="web.home.all-tables" args={{ n: all }} />
    </Link>
  </section>
);

function TableRow({ standing, number }: { readonly standing: Standing; readonly number: number }): ReactElement {
  const { ui, saved, waits } = standing;
  const { language } = useSpeaker();
  return (
    <li>
      <Link href={`/table/${saved.id}`} data-number={number} className={`home-table ${waits ? 'waits' : ''}`}>
        <span className={`home-thumb game-${saved.game}`} aria-hidden="true">
          <Emblem game={saved.game} size={34} />
        </span>
        <GameSpeech ui={ui}>
          <b>
            <T id={`game.${saved.game}`} />
          </b>
          <Whose standing={standing} />
          <Sitters ui={ui} table={saved} />
          <small>
            {saved.line !== null && (
              <>
                <T id="web.saved.turn" args={{ line: ui.lineName(saved.line) }} /> ·{' '}
              </>
            )}
            {whenWords(saved.changed, Date.now(), language)}
          </small>
        </GameSpeech>
      </Link>
    </li>
  );
}

function Whose({ standing: { ui, saved, mover, waits } }: { readonly standing: Standing }): ReactElement {
  const speaker = useSpeaker();
  if (saved.line === null) {
    return (
      <span className="home-whose">
        <T id="web.home.over" />
      </span>
    );
  }
  if (!waits) {
    const sitter = saved.seats[mover]?.sitter ?? 'person';
    const name = sitter === 'person' ? speaker.say(ui.words.seat(mover)) : speaker.text(`web.level.${sitter}`);
    return (
      <span className="home-whose">
        <T id="web.home.turn-of" args={{ name }} />
      </span>
    );
  }
  const { name } =
    saved.seats.filter(({ sitter }) => sitter === 'person').length > 1
      ? (saved.seats[mover] ?? { name: '' })
      : { name: '' };
  return (
    <span className="home-whose waits">
      {name ? <T id="web.home.turn-of" args={{ name }} /> : <T id="web.home.turn" />}
    </span>
  );
}
