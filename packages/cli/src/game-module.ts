import type { GameTerminal } from './game-terminal.ts';

/** What the module of every game exports. (Who imports one by its name sees this type, and need not know Node's.) */
export declare const terminal: GameTerminal;
