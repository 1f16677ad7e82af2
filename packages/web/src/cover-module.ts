import type { GameCover } from './game-cover.ts';

/** What the cover of every game exports. */
export declare const cover: GameCover;
