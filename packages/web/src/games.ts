import type { Face, GameId } from './face.ts';

/** A game is loaded when somebody wants to see it. */
const LOADERS: Readonly<Record<GameId, () => Promise<Face>>> = {
  'le-havre': async () => (await import('./le-havre/face.tsx')).leHavreFace as unknown as Face,
  paris: async () => (await import('./paris/face.tsx')).parisFace as unknown as Face,
};

const loading = new Map<GameId, Promise<Face>>();

/** The face of a game, loaded once. */
export function faceOf(game: GameId): Promise<Face> {
  let face = loading.get(game);
  if (!face) {
    face = LOADERS[game]();
    // What could not be loaded now may be loaded later.
    face.catch(() => loading.delete(game));
    loading.set(game, face);
  }
  return face;
}
