import type { State } from '@quayside/kernel';
import {
  Component,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI, SeatLabel, ViewProps } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { coloursAt } from '../saved/colours.ts';
import { useGames, useGameUI } from '../use-games.ts';
import { useSettings, wantsMotion } from '../settings/settings.ts';
import { Flights } from '../table/Flights.tsx';
import { useNarrow } from '../table/narrow.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Recording, type Picture } from './recording.ts';
import { Emblem } from './Emblem.tsx';
import { inviting, Playback } from './playback.ts';
import { usePlayback, useSeen } from './use-playback.ts';
import './living-picture.css';

const MATES = 3;
/** The table is drawn as large as it is played at, and then made small. */
const TABLE_WIDTH = 1060;
const NARROW_WIDTH = 400;

/** A framed picture of a table at which three bots play the usual game. Nothing in it can be touched. */
export function LivingPicture(): ReactElement {
  const games = useGames();
  const { ui } = useGameUI(games.ids[0] ?? null);
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    if (!ui) return undefined;
    const left = new AbortController();
    ui.recorded?.()
      .then((record) => {
        const recording = Recording.of(ui, record);
        if (recording && !left.signal.aborted) setPlayback(new Playback(ui, recording, left.signal, inviting(games)));
      })
      // Without it the frame stays empty.
      .catch(() => undefined);
    return () => left.abort();
  }, [ui, games]);
  return (
    <figure className="living">
      <Wall>
        {ui && playback ? (
          <GameSpeech ui={ui}>
            <Playing ui={ui} playback={playback} />
          </GameSpeech>
        ) : (
          <EmptyFrame />
        )}
      </Wall>
    </figure>
  );
}

/** What is played in the picture, in words. */
function PictureWords(): ReactElement {
  const [usual = ''] = useGames().ids;
  return <T id="web.home.picture" args={{ game: { key: `game.${usual}.quoted` } }} />;
}

function EmptyFrame(): ReactElement {
  const [usual = ''] = useGames().ids;
  return (
    <>
      <div className="living-frame living-empty">
        <Emblem game={usual} size={110} />
      </div>
      <figcaption>
        <PictureWords />
      </figcaption>
    </>
  );
}

/** A picture that falls off the wall does not take the page with it. */
class Wall extends Component<{ readonly children: ReactNode }, { readonly fell: boolean }> {
  override state = { fell: false };

  static getDerivedStateFromError(): { readonly fell: boolean } {
    return { fell: true };
  }

  override render(): ReactNode {
    return this.state.fell ? <EmptyFrame /> : this.props.children;
  }
}

function Playing({ ui, playback }: { readonly ui: GameUI; readonly playback: Playback }): ReactElement {
  const text = useText();
  const settings = useSettings();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const [wish, setWish] = useState<boolean | null>(null);
  const playing = wish ?? wantsMotion(settings);
  const { picture, live } = usePlayback(playback, playing && seen);
  const seats = useMates(ui);
  return (
    <>
      <div ref={frame} className="living-frame" data-live={live} inert aria-hidden="true">
        <Scaled>
          <SmallTable ui={ui} view={picture.view} seats={seats} />
        </Scaled>
      </div>
      <Flights ui={ui} view={picture.view} moving={playing} />
      <figcaption>
        <Caption ui={ui} picture={picture} seats={seats} />
        <button
          type="button"
          className="living-button"
          aria-label={text(playing ? 'web.home.picture-pause' : 'web.home.picture-play')}
          onClick={() => setWish(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={16} />
        </button>
      </figcaption>
    </>
  );
}

/** The table as people see it who play at it; of a narrow one its first page. */
function SmallTable({
  ui,
  view,
  seats,
}: Pick<ViewProps<State>, 'view' | 'seats'> & { readonly ui: GameUI }): ReactElement {
  const narrow = useNarrow();
  const seen = { view, viewer: 0, seats };
  const Page = narrow ? ui.sections[0]?.Part : undefined;
  return (
    <div className="living-table">
      <div className="living-head">
        <b>
          <T id={`game.${ui.id}`} />
        </b>
        <ui.Status {...seen} />
      </div>
      {Page ? <Page {...seen} /> : <ui.Board {...seen} />}
      {!narrow && (
        <div className="living-players">
          {seats.map(({ seat }) => (
            <ui.Other key={seat} {...seen} seat={seat} />
          ))}
        </div>
      )}
    </div>
  );
}

function Caption({
  ui,
  picture: { line, seat, deeds },
  seats,
}: {
  readonly ui: GameUI;
  readonly picture: Picture;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  const colour = seats[seat]?.colour;
  return (
    <span className="living-caption">
      <span className="unseen">
        <PictureWords />
      </span>
      <b>
        <Said message={line} />
      </b>
      {colour && <ui.SeatPiece colour={colour as SeatColour} size={15} />}
      <span className="living-deeds">
        {deeds.map((deed, at) => (
          <span key={`${at} ${deed.key}`}>
            <Said message={deed} />
          </span>
        ))}
      </span>
    </span>
  );
}

function useMates(ui: GameUI): readonly SeatLabel[] {
  const speaker = useSpeaker();
  return useMemo(
    () =>
      coloursAt(ui.game, MATES).map((colour, seat) => ({
        seat,
        colour,
        name: speaker.say(ui.words.seat(seat)),
        role: speaker.text('web.level.mate'),
      })),
    [ui, speaker],
  );
}

/** Draws its content at the width of a table and makes it as small as there is room. */
function Scaled({ children }: { readonly children: ReactElement }): ReactElement {
  const narrow = useNarrow();
  const room = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const drawn = narrow ? Math.max(width, NARROW_WIDTH) : TABLE_WIDTH;
  const scale = width / drawn;
  return (
    <div ref={room} className="living-room">
      {scale > 0 && (
        <div className="living-scaled" style={{ width: drawn, height: height / scale, scale: String(scale) }}>
          {children}
        </div>
      )}
    </div>
  );
}
