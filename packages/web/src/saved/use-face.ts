import { useEffect, useState } from 'react';
import type { Face, GameId } from '../face.ts';
import { faceOf } from '../games.ts';

interface Loaded {
  readonly face: Face | null;
  readonly failed: boolean;
}

/** The face of a game once it is loaded; null: none is wanted yet. */
export function useFace(game: GameId | null): Loaded {
  const [face, setFace] = useState<Face | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (game === null) return undefined;
    let left = false;
    setFailed(false);
    faceOf(game).then(
      (loaded) => {
        if (!left) setFace(loaded);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [game]);
  return { face: face?.id === game ? face : null, failed };
}
