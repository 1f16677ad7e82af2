import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import type { Games } from '../games.ts';
import type { PlayingBots } from './playing-bots.ts';
import type { Recording, Picture } from './recording.ts';

/** Sets bots around a table; they leave at the signal. */
export type Invite = (ui: GameUI, from: State, signal: AbortSignal) => Promise<PlayingBots>;

/** Bots of these games. */
export const inviting =
  (games: Games): Invite =>
  async (ui, from, signal) => {
    const [{ PlayingBots }, bots] = await Promise.all([import('./playing-bots.ts'), games.bots(ui.id)]);
    return new PlayingBots(ui, bots, from, signal, games.openBots);
  };

/** What the picture shows, turn by turn: the recording at first, and once bots are there what they play on from it. */
export class Playback {
  readonly #ui: GameUI;
  readonly #recording: Recording;
  readonly #signal: AbortSignal;
  readonly #invite: Invite;
  /** The last picture of the recording that was shown. */
  #at = 0;
  #invited = false;
  #bots: PlayingBots | null = null;

  /** At the signal it is over. */
  constructor(ui: GameUI, recording: Recording, signal: AbortSignal, invite: Invite) {
    this.#ui = ui;
    this.#recording = recording;
    this.#signal = signal;
    this.#invite = invite;
  }

  first(): Picture {
    return this.#recording.picture(0);
  }

  /** null where it was interrupted before there was one, or the recording is over. */
  async next(interrupted: AbortSignal): Promise<Picture | null> {
    if (this.#bots) return this.#bots.turn(interrupted);
    if (this.#at + 1 === this.#recording.length) return null;
    this.#at++;
    return this.#recording.picture(this.#at);
  }

  /** Do bots play what is shown? */
  get live(): boolean {
    return this.#bots !== null;
  }

  /** Bots come, once. Until they have thought for the first time, and where they cannot, the recording goes on. */
  async callBots(): Promise<void> {
    if (this.#invited) return;
    this.#invited = true;
    try {
      const bots = await this.#invite(this.#ui, this.#recording.state(this.#at), this.#signal);
      if (!(await bots.thinks()) || this.#signal.aborted) return;
      bots.sitDown(this.#recording.state(this.#at));
      this.#bots = bots;
    } catch {
      // They could not be loaded.
    }
  }
}
