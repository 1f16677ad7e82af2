import type { Chapter } from '@quayside/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { useSpeaker } from '../text/speech.tsx';
import type { Scene } from './scene.ts';
import { useSound } from './sound.ts';
import { type Heard, newsFor } from './hearing.ts';

/** Says what is played and when it is one's turn, to who listens. */
export function Announcer({
  ui,
  chapters,
  scene,
  seats,
}: {
  readonly ui: GameUI;
  readonly chapters: readonly Chapter[];
  readonly scene: Scene;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  const speaker = useSpeaker();
  const heard = useRef<Heard | null>(null);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useSound(scene);
  useEffect(() => {
    const { news, now } = newsFor(heard.current, chapters, ({ seat, message }) => {
      const what = speaker.say(message);
      const name = seats[seat]?.name;
      return name === undefined ? what : speaker.text('web.announce', { name, what });
    });
    heard.current = now;
    if (news.length > 0) setSentences(news);
  }, [chapters, seats, speaker]);
  const asked = scene.awaiting === 'choice' ? speaker.say(ui.words.asked(scene.view)) : '';
  return (
    <div className="unseen">
      <div aria-live="polite">
        {sentences.map((sentence, at) => (
          <p key={at}>{sentence}</p>
        ))}
      </div>
      <div aria-live="polite">{asked === '' ? '' : speaker.text('web.announce.asked', { what: asked })}</div>
    </div>
  );
}
