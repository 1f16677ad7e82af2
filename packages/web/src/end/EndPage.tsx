import { type Chapter, type State, type Table, tell } from '@quayside/kernel';
import { memo, type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import type { SeatLabel } from '../game-ui.ts';
import { settings, wantsMotion } from '../settings/settings.ts';
import type { SharedScreen } from '../table/shared-screen.ts';
import { Actions } from './Actions.tsx';
import { Bunting } from './Bunting.tsx';
import { type Course, ranking, stops, worthByLine } from './figures.ts';
import { Headline } from './Headline.tsx';
import { Moments } from './Moments.tsx';
import { Rematch } from './Rematch.tsx';
import { Replay } from './Replay.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Share } from './Share.tsx';
import { useAgain } from './use-again.ts';
import { WhoTookWhat } from './WhoTookWhat.tsx';
import { WorthChart } from './WorthChart.tsx';
import './end.css';

/** Records write this in place of a seed that must not be known. */
const HIDDEN_SEED = '?';

interface EndPageProps {
  readonly id: string;
  readonly screen: SharedScreen;
  /** All of it: at the end nothing is hidden. */
  readonly table: Table<State>;
  readonly seats: readonly SeatLabel[];
  readonly onTable: () => void;
}

/** The end of a game: who won, the numbers, how it came about, and what next. */
export function EndPage({ id, screen, table, seats, onTable }: EndPageProps): ReactElement {
  const { ui } = screen;
  const { viewer } = screen.scene();
  const course = useMemo(() => worthByLine(table), [table]);
  const moments = useMemo(() => stops(course.lines), [course]);
  const chapters = useMemo(() => tell(table, ui.words, { from: 0, viewer, onlyNews: false }), [table, ui, viewer]);
  const [at, setAt] = useState(moments.length - 1);
  const slider = useRef<HTMLInputElement>(null);
  const look = useCallback(
    (step: number): void => {
      setAt(moments.findIndex((stop) => stop.step === step));
      slider.current?.focus({ preventScroll: true });
      const behavior = wantsMotion(settings()) ? 'smooth' : 'auto';
      slider.current?.closest('section')?.scrollIntoView({ block: 'start', behavior });
    },
    [moments],
  );
  return (
    <Frame>
      <div className="end">
        <Bunting moving={wantsMotion(settings())} />
        <Figures
          id={id}
          screen={screen}
          table={table}
          seats={seats}
          course={course}
          chapters={chapters}
          onTable={onTable}
          onLook={look}
        />
        <Replay
          ui={ui}
          table={table}
          stops={moments}
          chapters={chapters}
          seats={seats}
          viewer={viewer}
          at={at}
          onAt={setAt}
          slider={slider}
        />
      </div>
    </Frame>
  );
}

interface FiguresProps extends EndPageProps {
  readonly course: Course;
  readonly chapters: readonly Chapter[];
  readonly onLook: (step: number) => void;
}

/** Everything that stays as it is while the game is looked at once more. */
const Figures = memo(function Figures({
  id,
  screen,
  table,
  seats,
  course,
  chapters,
  onTable,
  onLook,
}: FiguresProps): ReactElement {
  const { ui } = screen;
  const { game } = ui;
  const { viewer, seats: sitting } = screen.scene();
  const winners = game.winners(table.state);
  const places = ranking(game.scores(table.state), winners);
  const ranked = places.flatMap(({ seat }) => seats[seat] ?? []);
  const { seed, position } = table.header;
  // A game that began somewhere else than at its beginning cannot be dealt again.
  const known = seed !== HIDDEN_SEED && position === undefined ? seed : null;
  const mine = sitting[viewer]?.sitter === 'person' ? viewer : null;
  /** Whose moments are pinned to the lines: one's own, or the winner's. */
  const pinned = mine ?? places[0]?.seat ?? 0;
  const again = useAgain(screen, table.header.settings);
  return (
    <>
      <div className={`end-pair ${places.length > 3 ? 'many' : ''}`}>
        <Headline ui={ui} state={table.state} places={places} winners={winners} seats={seats} />
        <ScoreSheet ui={ui} state={table.state} places={places} winners={winners} seats={seats} mine={mine} />
      </div>
      <div className="end-pair course">
        <WorthChart ui={ui} course={course} ranked={ranked} pinned={pinned} onLook={onLook} />
        <div className="end-column">
          <Actions id={id} screen={screen} course={course} seed={known} again={again} />
          <Share ui={ui} places={places} seats={seats} />
        </div>
      </div>
      <Moments
        ui={ui}
        course={course}
        chapters={chapters}
        seats={seats}
        ranked={ranked}
        pinned={pinned}
        onLook={onLook}
      />
      <WhoTookWhat ui={ui} table={table} ranked={ranked} />
      <Rematch
        ui={ui}
        places={places}
        winners={winners}
        seats={seats}
        sitting={sitting}
        verdict={ui.verdict(table.state)}
        again={again}
        onTable={onTable}
      />
    </>
  );
});
