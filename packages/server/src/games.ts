import type { GameBots } from '@quayside/bots';
import { type Game, layoutOf, type State, type Words } from '@quayside/kernel';

/** As much of a game as a server of tables needs. */
export interface HostedGame {
  readonly game: Game<State>;
  readonly words: Words<State>;
  readonly bots: GameBots;
}

/** The games whose tables can be held here. */
export class HostedGames {
  readonly all: readonly HostedGame[];

  constructor(all: readonly HostedGame[]) {
    this.all = all;
  }

  named(id: string): HostedGame | undefined {
    return this.all.find(({ game }) => game.id === id);
  }

  get sheets(): readonly { readonly id: string; readonly rules: number; readonly layout: string }[] {
    return this.all.map(({ game }) => ({ id: game.id, rules: game.rules, layout: layoutOf(game) }));
  }
}
