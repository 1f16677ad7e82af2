import type { GameUI } from './game-ui.ts';

/** What the module of every game exports. (Who imports one by its name sees this type, and need not know React's.) */
export declare const page: GameUI;
