import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { WhenBroken } from '../app/WhenBroken.tsx';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { coloursAt } from '../saved/colours.ts';
import { useSettings, wantsMotion } from '../settings/settings.ts';
import { Flights } from '../table/Flights.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { useGames, useGameUI } from '../use-games.ts';
import { TableBoard } from './TableBoard.tsx';
import { Emblem } from './Emblem.tsx';
import { inviting, Playback } from './playback.ts';
import { Recording, type Picture } from './recording.ts';
import { useIdle, usePlayback, useSeen } from './use-playback.ts';
import './living-picture.css';

const MATES = 3;

/** A framed picture of a table at which three bots play the usual game, from its opening. */
export function LivingPicture(): ReactElement {
  const games = useGames();
  const idle = useIdle();
  const { ui } = useGameUI(idle ? (games.ids[0] ?? null) : null);
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
    <figure className="living wood">
      {/* A picture that falls off the wall does not take the page with it. */}
      <WhenBroken show={<EmptyFrame />}>
        {ui && playback ? (
          <GameSpeech ui={ui}>
            <Playing ui={ui} playback={playback} />
          </GameSpeech>
        ) : (
          <EmptyFrame />
        )}
      </WhenBroken>
    </figure>
  );
}

/** What is played in the picture, in words. */
function PictureWords(): ReactElement {
  const [usual = ''] = useGames().ids;
  return <T id="web.home.picture" args={{ game: { key: `game.${usual}.quoted` } }} />;
}

/** Where there is no board to be drawn. */
export function EmptyFrame(): ReactElement {
  const [usual = ''] = useGames().ids;
  return (
    <>
      <div className="living-frame living-empty water">
        <Emblem game={usual} size={110} />
      </div>
      <figcaption>
        <PictureWords />
      </figcaption>
    </>
  );
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
      <div ref={frame} className="living-frame" data-live={live}>
        <TableBoard ui={ui} view={picture.view} viewer={0} seats={seats} />
      </div>
      <b className="living-plaque">
        <PictureWords />
      </b>
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
      <b>
        <Said message={line} />
      </b>
      {deeds.map((deed, at) => (
        <span key={`${at} ${deed.key}`} className="living-deed">
          {colour && <ui.SeatPiece colour={colour as SeatColour} size={16} />}
          <span>
            <Said message={deed} />
          </span>
        </span>
      ))}
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
