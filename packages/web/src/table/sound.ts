import { useEffect, useRef } from 'react';
import { settings } from '../settings/settings.ts';
import type { Scene } from './scene.ts';

const LOUDNESS = 0.05;
/** Frequencies in hertz: a knock on wood for a move, two brass notes for "your turn". */
const KNOCK = [196] as const;
const BELL = [523, 659] as const;

let context: AudioContext | null = null;

function play(notes: readonly number[]): void {
  try {
    context ??= new AudioContext();
    for (const [at, frequency] of notes.entries()) {
      const begin = context.currentTime + at * 0.12;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(LOUDNESS, begin);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.22);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.25);
    }
  } catch {
    // A page without sound is a page that still works.
  }
}

/** A sound for each step, and another when it is the viewer's turn again. */
export function useSound({ steps, awaiting, mover }: Scene): void {
  const before = useRef({ steps, mover });
  useEffect(() => {
    const was = before.current;
    before.current = { steps, mover };
    if (!settings().sound || steps === was.steps) return;
    play(awaiting === 'choice' && mover !== was.mover ? BELL : KNOCK);
  }, [steps, awaiting, mover]);
}
