/** A word with two dashes before it. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: "N", "FILE". */
  readonly value?: string;
  readonly default?: string;
  /** It names one of the games the command is for; `usual`: the first of them where it is not given. */
  readonly game?: 'any' | 'usual';
  /** What the help lists behind its explanation. */
  readonly known?: readonly string[];
  /** The key of its explanation, where a flag of this name means something else elsewhere. */
  readonly text?: string;
  /** The command makes no sense without it. */
  readonly required?: boolean;
}

/** --game without a default, where silence means something. */
export const ANY_GAME: Flag = { type: 'string', game: 'any' };
export const GAME: Flag = { type: 'string', game: 'usual' };
export const EDITION: Flag = { type: 'string', value: 'FILE' };
