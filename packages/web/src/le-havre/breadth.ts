import { useSyncExternalStore } from 'react';

/**
 * How broad words are, in the height of their letters. With this number a style sheet sets what is long a step smaller; nothing has
 * to be drawn first to be measured.
 */
const USUAL = 0.52;
const MEASURED_AT = 100;

const known = new Map<string, number>();
let version = 0;
let pen: CanvasRenderingContext2D | null | undefined;

function measured(words: string, face: 'serif' | 'sans'): number {
  if (pen === undefined) pen = document.createElement('canvas').getContext('2d');
  if (!pen) return words.length * USUAL;
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--${face}`);
  pen.font = `${face === 'serif' ? 700 : 500} ${MEASURED_AT}px ${family}`;
  return pen.measureText(words).width / MEASURED_AT;
}

/** Letters that come late change what all words need. */
function subscribe(tell: () => void): () => void {
  const anew = (): void => {
    known.clear();
    version++;
    tell();
  };
  document.fonts.addEventListener('loadingdone', anew);
  return () => document.fonts.removeEventListener('loadingdone', anew);
}

type Measure = (words: string, face?: 'serif' | 'sans') => number;

const breadthOf: Measure = (words, face = 'serif') => {
  if (typeof document === 'undefined') return words.length * USUAL;
  const key = `${face} ${words}`;
  const breadth = known.get(key) ?? Math.max(1, measured(words, face));
  known.set(key, breadth);
  return breadth;
};

export function useBreadth(): Measure {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return breadthOf;
}
