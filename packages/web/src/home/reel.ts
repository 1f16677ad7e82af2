import type { Channel } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import type { Company } from './company.ts';
import type { Film, Picture } from './film.ts';

/** Sets bots around a table; they leave at the signal. */
export type Invite = (face: GameUI, from: State, signal: AbortSignal) => Promise<Company>;

/** Bots who think in a worker that `open` opens. */
export const inviting =
  (open: () => Channel): Invite =>
  async (face, from, signal) => {
    const { Company: Bots } = await import('./company.ts');
    return new Bots(face, from, signal, open);
  };

/** What the picture shows, turn by turn: the film at first, and once bots are there what they play on from it. */
export class Reel {
  readonly #face: GameUI;
  readonly #film: Film;
  readonly #signal: AbortSignal;
  readonly #invite: Invite;
  /** The last picture of the film that was shown. */
  #at = 0;
  #invited = false;
  #company: Company | null = null;

  /** At the signal it is over. */
  constructor(face: GameUI, film: Film, signal: AbortSignal, invite: Invite) {
    this.#face = face;
    this.#film = film;
    this.#signal = signal;
    this.#invite = invite;
  }

  first(): Picture {
    return this.#film.picture(0);
  }

  /** null where it was interrupted before there was one. */
  async next(interrupted: AbortSignal): Promise<Picture | null> {
    if (this.#company) return this.#company.turn(interrupted);
    this.#at = (this.#at + 1) % this.#film.length;
    return this.#film.picture(this.#at);
  }

  /** Do bots play what is shown? */
  get live(): boolean {
    return this.#company !== null;
  }

  /** Bots come, once. Until they have thought for the first time, and where they cannot, the film goes on. */
  async callBots(): Promise<void> {
    if (this.#invited) return;
    this.#invited = true;
    try {
      const company = await this.#invite(this.#face, this.#film.state(this.#at), this.#signal);
      if (!(await company.thinks()) || this.#signal.aborted) return;
      company.sitDown(this.#film.state(this.#at));
      this.#company = company;
    } catch {
      // They could not be loaded.
    }
  }
}
