import { Table, type State } from '@quayside/kernel';
import type { TableSheet } from '@quayside/live';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import type { GameUI } from '../game-ui.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { Icon, type SeatColour } from '../icons/index.ts';
import { recordOf } from '../online/requests.ts';
import { importRecord } from '../saved/begin.ts';
import { download } from '../saved/download.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { chairColours, useCalled, Variant } from './Seated.tsx';

interface OverProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
}

/** What a record says of a game that is over; null where it cannot be read. */
interface Result {
  readonly record: string;
  readonly scores: readonly number[] | null;
}

function resultOf(ui: GameUI, record: string): Result {
  const resumed = Table.resume<State>(ui.game, record);
  return { record, scores: resumed.ok ? ui.game.scores(resumed.value.state) : null };
}

/** A table that is over: who has how much, and its record, which is the whole game. */
export function Over({ ui, sheet }: OverProps): ReactElement {
  const { language } = useSpeaker();
  const games = useGames();
  const called = useCalled();
  const [, go] = useLocation();
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    let left = false;
    recordOf(sheet.code).then(
      (record) => {
        if (!left && record !== null) setResult(resultOf(ui, record));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ui, sheet.code]);
  const number = new Intl.NumberFormat(language);
  const colours = chairColours(ui, sheet);
  const places = sheet.seats
    .map((seat, at) => ({ seat, at, score: result?.scores?.[at] ?? null }))
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const look = async (): Promise<void> => {
    const imported = result && (await importRecord(games, result.record));
    if (imported?.ok) go(`/table/${imported.id}`);
  };
  return (
    <div className="page room-over">
      <header className="page-head">
        <GameDrawing game={sheet.game} />
        <h1>
          <T id="web.tables.over-title" args={{ game: { key: `game.${sheet.game}` } }} />
        </h1>
        <p>
          <Variant ui={ui} sheet={sheet} />
        </p>
      </header>
      <section className="page-sheet">
        <ol className="room-places">
          {places.map(({ seat, at, score }) => (
            <li key={at}>
              <ui.SeatPiece colour={colours[at] as SeatColour} size={24} />
              <bdi>{called(seat)}</bdi>
              {score !== null && <b>{number.format(score)}</b>}
            </li>
          ))}
        </ol>
      </section>
      <Foot
        sign={<Icon name="trophy" size={30} />}
        title={<T id="web.tables.over" />}
        line={<T id="web.tables.record-what" />}
        primary={
          <button type="button" className="foot-go" disabled={!result} onClick={() => void look()}>
            <T id="web.tables.review" />
          </button>
        }
      >
        <button
          type="button"
          className="foot-button"
          disabled={!result}
          onClick={() => result && download(`quayside-${sheet.game}-${sheet.code}.record`, result.record)}
        >
          <Icon name="export" />
          <span>
            <T id="web.tables.record" />
          </span>
        </button>
        <Link href="/tables" className="foot-button">
          <Icon name="players" />
          <span>
            <T id="web.tables.to-tables" />
          </span>
        </Link>
      </Foot>
    </div>
  );
}
