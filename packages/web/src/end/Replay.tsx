import type { Chapter, State, Table } from '@quayside/kernel';
import { memo, type ReactElement, type Ref, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { TablePart } from '../table/TablePart.tsx';
import { useSize } from '../table/size.ts';
import { Deeds } from '../table/StoryPanel.tsx';
import { Said, T, useText, useSpeaker } from '../text/speech.tsx';
import type { Stop } from './figures.ts';
import './replay.css';

/** Milliseconds that a turn is shown. */
const SPEEDS = { slow: 2400, usual: 1200, fast: 500 } as const;
type Speed = keyof typeof SPEEDS;
const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

interface ReplayProps {
  readonly ui: GameUI;
  readonly table: Table<State>;
  readonly stops: readonly Stop[];
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  readonly viewer: number;
  /** The stop that is shown. */
  readonly at: number;
  readonly onAt: (stop: number) => void;
  readonly slider: Ref<HTMLInputElement>;
}

/** The whole game once more on the real board, turn by turn. */
export function Replay({ ui, table, stops, chapters, seats, viewer, at, onAt, slider }: ReplayProps): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('usual');
  const last = stops.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, onAt]);
  const go = (to: number): void => {
    setPlaying(false);
    onAt(Math.min(Math.max(to, 0), last));
  };
  const play = (): void => {
    if (!playing && at >= last) onAt(0);
    setPlaying(!playing);
  };
  const labels = stops[at]?.labels ?? [];
  const told = chapters.filter(({ label }) => labels.includes(label));
  const [label] = labels;
  const lineName = label === undefined ? text('web.end.start') : speaker.say(ui.lineName(label));
  // Moving along the slider need not wait for the board.
  const shown = useDeferredValue(at);
  return (
    <section className={`end-leaf replay game-${ui.id}`} aria-labelledby="end-replay">
      <h2 id="end-replay">
        <T id="web.end.replay" />
      </h2>
      <div className="replay-controls">
        <div className="replay-buttons">
          <Control icon="first" name="web.end.first" disabled={at === 0} onPress={() => go(0)} />
          <Control icon="previous" name="web.end.previous" disabled={at === 0} onPress={() => go(at - 1)} />
          <Control icon={playing ? 'pause' : 'play'} name={playing ? 'web.end.pause' : 'web.end.play'} onPress={play} />
          <Control icon="next" name="web.end.next" disabled={at === last} onPress={() => go(at + 1)} />
          <Control icon="last" name="web.end.last" disabled={at === last} onPress={() => go(last)} />
        </div>
        <input
          ref={slider}
          className="replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={text('web.end.moment')}
          aria-valuetext={lineName}
          onChange={({ target }) => go(Number(target.value))}
        />
        <label className="replay-speed">
          <span className="unseen">
            <T id="web.end.speed" />
          </span>
          <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
            {SPEED_NAMES.map((name) => (
              <option key={name} value={name}>
                {text(`web.end.speed.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol className="replay-words" aria-live={playing ? 'off' : 'polite'}>
        {told.length === 0 && <li>{lineName}</li>}
        {told.map((chapter) => (
          <li key={chapter.label}>
            <span className="chapter-line">
              <Said message={ui.lineName(chapter.label)} />
            </span>{' '}
            <Deeds chapter={chapter} seats={seats} />
          </li>
        ))}
      </ol>
      <Picture ui={ui} table={table} step={stops[shown]?.step ?? 0} seats={seats} viewer={viewer} />
    </section>
  );
}

function Control({
  icon,
  name,
  disabled = false,
  onPress,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}): ReactElement {
  const text = useText();
  return (
    <button
      type="button"
      className="button"
      aria-label={text(name)}
      title={text(name)}
      // It keeps the focus at the ends: who goes on pressing is not thrown out.
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

/** The table after so many steps. When the game is over, everything may be seen. It is drawn only when that changes. */
const Picture = memo(function Picture({
  ui,
  table,
  step,
  seats,
  viewer,
}: {
  readonly ui: GameUI;
  readonly table: Table<State>;
  readonly step: number;
  readonly seats: readonly SeatLabel[];
  readonly viewer: number;
}): ReactElement {
  const text = useText();
  const narrow = useSize() === 'phone';
  const [part, setPart] = useState(ui.sections[0]?.id ?? '');
  const view = useMemo(() => table.at(step), [table, step]);
  const section = ui.sections.find(({ id }) => id === part);
  const players = (
    <div className="replay-players">
      {seats.map(({ seat }) => (
        // Everybody is seen with their own eyes.
        <ui.Other key={seat} view={view} viewer={seat} seats={seats} seat={seat} />
      ))}
    </div>
  );
  if (!narrow) {
    return (
      <>
        <div className="replay-status">
          <ui.Status view={view} viewer={viewer} seats={seats} />
        </div>
        <TablePart ui={ui} players={seats.length} zone="board">
          <ui.Board view={view} viewer={viewer} seats={seats} />
        </TablePart>
        {players}
      </>
    );
  }
  return (
    <>
      <div className="replay-status">
        <ui.Status view={view} viewer={viewer} seats={seats} />
      </div>
      <div className="replay-parts" role="group" aria-label={text('web.tabs')}>
        {[...ui.sections, { id: 'players', icon: <Icon name="players" />, name: 'web.players' }].map(
          ({ id, icon, name }) => (
            <button
              type="button"
              key={id}
              className="replay-part"
              aria-pressed={id === part}
              onClick={() => setPart(id)}
            >
              {icon}
              <span>
                <T id={name} />
              </span>
            </button>
          ),
        )}
      </div>
      {section ? (
        <TablePart ui={ui} players={seats.length} zone="board" still>
          <section.Part view={view} viewer={viewer} seats={seats} />
        </TablePart>
      ) : (
        players
      )}
    </>
  );
});
