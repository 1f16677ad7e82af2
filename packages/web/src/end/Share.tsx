import { type ReactElement, useRef, useState } from 'react';
import { pictureOf } from '../app/picture.ts';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { Icon, type SeatColour } from '../icons/index.ts';
import { handOver } from '../saved/download.ts';
import { Choice } from '../settings/Choice.tsx';
import { T, useText } from '../text/speech.tsx';
import type { Place } from './figures.ts';
import { useNumber } from './numbers.ts';
import './share.css';

interface ShareProps {
  readonly ui: GameUI;
  readonly places: readonly Place[];
  readonly seats: readonly SeatLabel[];
}

const NAMES = ['with', 'without'] as const;

/** The result as a picture to show to others, with the players' names or with their pieces only. */
export function Share({ ui, places, seats }: ShareProps): ReactElement {
  const text = useText();
  const number = useNumber();
  const picture = useRef<HTMLElement>(null);
  const [names, setNames] = useState<(typeof NAMES)[number]>('with');
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    const made = picture.current && (await pictureOf(picture.current));
    setFailed(!made);
    if (made) await giveAway(new File([made], `quayside-${ui.id}.png`, { type: 'image/png' }));
  };
  return (
    <section className="end-leaf end-share" aria-labelledby="end-share">
      <h2 id="end-share">
        <T id="web.end.share" />
      </h2>
      <figure ref={picture} className="share-picture">
        <GameDrawing game={ui.id} />
        <figcaption className="share-plaque">
          {places.map(({ seat, score }) => (
            <span key={seat}>
              <ui.SeatPiece colour={seats[seat]?.colour as SeatColour} size={18} />
              {names === 'with' && seats[seat]?.name} <b>{number(score)}</b>
            </span>
          ))}
        </figcaption>
      </figure>
      <Choice
        legend={<T id="web.end.names" />}
        values={NAMES}
        value={names}
        label={(each) => <T id={`web.end.names.${each}`} />}
        onChoose={setNames}
      />
      <button type="button" className="button" data-do="picture" onClick={() => void save()}>
        <Icon name="export" />
        <T id="web.end.picture" />
      </button>
      <p role="status">{failed && text('web.end.no-picture')}</p>
    </section>
  );
}

/** To whom one likes where the device can send files; else as a file. Who thinks better of sending it wants no file either. */
async function giveAway(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return handOver(file.name, file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) handOver(file.name, file);
  }
}
