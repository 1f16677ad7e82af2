import { createContext, use, useEffect, useState } from 'react';
import type { GameCover } from './game-cover.ts';
import type { GameUI } from './game-ui.ts';
import { Games } from './games.ts';

const NO_GAMES = new Games([], () => {
  throw new Error('there are no bots without games');
});
const GamesContext = createContext(NO_GAMES);
export const GamesProvider = GamesContext;

export const useGames = (): Games => use(GamesContext);

interface Loaded<T> {
  readonly part: T | null;
  readonly failed: boolean;
}

/** A part of a game once it is loaded; null: none is wanted yet. */
function useLoaded<T>(game: string | null, load: (game: string) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly part: T } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (game === null) return undefined;
    let left = false;
    setFailed(false);
    load(game).then(
      (part) => {
        if (!left) setLoaded({ game, part });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [game, load]);
  return { part: loaded?.game === game ? (loaded?.part ?? null) : null, failed };
}

/** All that a game shows of itself, once it is loaded; null: none is wanted yet. */
export function useGameUI(game: string | null): { readonly ui: GameUI | null; readonly failed: boolean } {
  const games = useGames();
  const [load] = useState(() => (id: string) => games.ui(id));
  const { part, failed } = useLoaded(game, load);
  return { ui: part, failed };
}

/** What a game shows of itself before it is opened. */
export function useCover(game: string): GameCover | null {
  const games = useGames();
  const [load] = useState(() => (id: string) => games.cover(id));
  return useLoaded(game, load).part;
}
