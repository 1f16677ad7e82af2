import { Table, type State } from '@quayside/kernel';
import type { TableSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import type { GameUI } from '../game-ui.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { Icon, type SeatColour } from '../icons/index.ts';
import type { DealCheck } from '../online/check-deal.ts';
import { notedDeal } from '../online/noted-deals.ts';
import { recordOf, type Refused } from '../online/requests.ts';
import { importRecord } from '../saved/begin.ts';
import { download } from '../saved/download.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { Problem } from './Problem.tsx';
import { chairColours, useCalled, Variant } from './Seated.tsx';
import { useAsking } from './use-asking.ts';

interface OverProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
}

/** What a record says of a game that is over; null where this page cannot read it. */
interface Result {
  readonly record: string;
  readonly scores: readonly number[] | null;
  /** Null: nobody sat down here who noted anything. */
  readonly deal: DealCheck | null;
}

async function resultOf(ui: GameUI, code: string, record: string): Promise<Result> {
  const resumed = Table.resume<State>(ui.game, record);
  if (!resumed.ok) return { record, scores: null, deal: null };
  const noted = notedDeal(code);
  // It comes with what tables are made of, which few who look at lists want.
  const { checkDeal } = await import('../online/check-deal.ts');
  const deal = noted && (await checkDeal(resumed.value, record, noted));
  return { record, scores: ui.game.scores(resumed.value.state), deal };
}

const OTHER_VERSION: Refused = { key: 'other-version', facts: {} };

/** A table that is over: who has how much, and its record, which is the whole game. */
export function Over({ ui, sheet }: OverProps): ReactElement {
  const { language } = useSpeaker();
  const games = useGames();
  const called = useCalled();
  const [, go] = useLocation();
  const [result, setResult] = useState<Result | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  useAsking(
    async () => {
      const answer = await recordOf(sheet.code);
      if (answer.ok) setResult(await resultOf(ui, sheet.code, answer.value));
      setRefused(answer.ok ? null : answer.why);
    },
    // Only a net that comes back mends anything.
    !result && (!refused || refused.key === 'no-net'),
  );
  const why = result && !result.scores ? OTHER_VERSION : refused;
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
        {result?.deal && (
          <p>
            <T id={`web.tables.deal.${result.deal}`} />
          </p>
        )}
      </section>
      <Foot
        sign={<Icon name="trophy" size={30} />}
        title={<T id="web.tables.over" />}
        line={why ? <Problem why={why} /> : <T id="web.tables.record-what" />}
        primary={
          why ? (
            <Link href="/tables" className="foot-go">
              <T id="web.tables.to-tables" />
            </Link>
          ) : (
            <button type="button" className="foot-go" disabled={!result} onClick={() => void look()}>
              <T id="web.tables.review" />
            </button>
          )
        }
      >
        {(result || !why) && (
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
        )}
        {!why && (
          <Link href="/tables" className="foot-button">
            <Icon name="players" />
            <span>
              <T id="web.tables.to-tables" />
            </span>
          </Link>
        )}
      </Foot>
    </div>
  );
}
