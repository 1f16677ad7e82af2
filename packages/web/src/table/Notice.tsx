import { type ReactElement, useEffect } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, useSpeaker, useText } from '../text/speech.tsx';
import type { Scene } from './scene.ts';

const READING_TIME = 8000;

/** A word aside that goes by itself. */
export function Notice({ scene, onRead }: { readonly scene: Scene; readonly onRead: () => void }): ReactElement | null {
  const text = useText();
  const speaker = useSpeaker();
  const { notice } = scene;
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(onRead, READING_TIME);
    return () => clearTimeout(timer);
  }, [notice, onRead]);
  if (!notice) return null;
  return (
    // Other words are another notice, with a box of its own.
    <div key={speaker.say(notice)} className="notice" role="alert">
      <Icon name="info" />
      <p>
        <Said message={notice} />
      </p>
      <button type="button" className="button quiet" aria-label={text('web.close')} onClick={onRead}>
        <Icon name="close" />
      </button>
    </div>
  );
}
