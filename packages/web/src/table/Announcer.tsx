import type { Chapter } from '@quayside/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Face, SeatLabel } from '../face.ts';
import { useSpeaker } from '../text/speech.tsx';
import type { Scene } from './scene.ts';
import { useSound } from './sound.ts';

/** Says what others play and when it is one's turn, to who listens. */
export function Announcer({
  face,
  chapters,
  scene,
  seats,
}: {
  readonly face: Face;
  readonly chapters: readonly Chapter[];
  readonly scene: Scene;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  const speaker = useSpeaker();
  const told = useRef<string | null>(null);
  const [words, setWords] = useState('');
  useSound(scene);
  useEffect(() => {
    const last = chapters.at(-1);
    const deed = last?.deeds.at(-1);
    if (!last || !deed) return;
    const name = seats[deed.seat]?.name;
    const what = speaker.say(deed.message ?? face.unseen(deed.token));
    const said = name ? speaker.text('web.announce', { name, what }) : what;
    const id = `${last.label} ${last.deeds.length} ${said}`;
    if (told.current === id) return;
    const first = told.current === null;
    told.current = id;
    if (!first) setWords(said);
  }, [chapters, face, seats, speaker]);
  const asked = scene.awaiting === 'choice' ? speaker.say(face.words.asked(scene.view)) : '';
  return (
    <div className="unseen">
      <div aria-live="polite">{words}</div>
      <div aria-live="polite">{asked === '' ? '' : speaker.text('web.announce.asked', { what: asked })}</div>
    </div>
  );
}
