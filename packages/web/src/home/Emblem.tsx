import type { ReactElement } from 'react';
import { useCover } from '../use-games.ts';

/** One thing that stands for a game, once it is loaded. */
export function Emblem({ game, size }: { readonly game: string; readonly size: number }): ReactElement | null {
  const cover = useCover(game);
  return cover && <cover.Emblem size={size} />;
}
