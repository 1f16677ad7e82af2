import { CHANCE, type Refusal } from './game.ts';
import type { Forced, History } from './history.ts';
import { notation } from './refusals.ts';
import type { State } from './state.ts';

/** Who plays a written token: a seat; whoever is asked; or the seat of the line, or chance. */
export type Player = number | 'asked' | 'line';

/** A token that somebody wrote down. */
export interface Written {
  readonly token: string;
  readonly by: Player;
  /** The line of a record it stands on; null where it stands on none. */
  readonly label: string | null;
}

/** Something that played itself and has not been named: what, in which step, and as which of the things that step forced. */
interface Unnamed {
  readonly played: Forced;
  readonly step: number;
  readonly n: number;
}

/** More than any run of "none of this" on the way to a token. */
const MOST_PASSED = 64;

/**
 * Plays tokens as people write them down: what played itself may be named or left out, taking none of something may be left out,
 * and chance is dealt where it is not written. What can be played now is played; otherwise a token is the name of something that
 * played itself since the last one. A reading that fails leaves everything as it was.
 */
export class Follower<S extends State> {
  readonly #history: History<S>;
  readonly #seed: string;
  #unnamed: readonly Unnamed[] = [];
  /** The number of the last step that was written, not dealt. */
  #last = -1;

  constructor(history: History<S>, seed: string) {
    this.#history = history;
    this.#seed = seed;
  }

  /** Plays something that was chosen. */
  take(seat: number, option: number): void {
    const { steps } = this.#history;
    // A choice and a forced step may share a name: then the name may be said for each.
    const twins = this.#unnamed.filter(({ played }) => played.option === option && played.seat === seat);
    this.#history.take(seat, option);
    this.#last = steps.length - 1;
    this.#unnamed = [...twins, ...this.#forcedBy(this.#last)];
  }

  /** Deals chance until a seat is asked; a refusal where nothing can come. */
  deal(): Refusal | null {
    const { game, state } = this.#history;
    for (let n = 0; game.mover(state) === CHANCE; n++) {
      if (n > game.longest || !this.#dealOne()) return notation('stuck', { line: game.line(state) });
    }
    return null;
  }

  #dealOne(): boolean {
    if (!this.#history.deal(this.#seed)) return false;
    this.#unnamed = [...this.#unnamed, ...this.#forcedBy(this.#history.steps.length - 1)];
    return true;
  }

  #forcedBy(step: number): Unnamed[] {
    return this.#history.steps[step]?.forced.map((played, n) => ({ played, step, n })) ?? [];
  }

  /** Goes back to so many steps. */
  backTo(count: number): void {
    this.#history.backTo(count);
    this.#last = count - 1;
    this.#unnamed = this.#forcedBy(this.#last);
  }

  /** Does something that may be refused, and then has not happened. */
  attempt(deed: () => Refusal | null): Refusal | null {
    const [count, unnamed, last] = [this.#history.steps.length, this.#unnamed, this.#last];
    const refusal = deed();
    if (!refusal) return null;
    this.#history.backTo(count);
    this.#unnamed = unnamed;
    this.#last = last;
    return refusal;
  }

  follow(written: Written): Refusal | null {
    return this.attempt(() => this.#read(written));
  }

  #read(written: Written): Refusal | null {
    const { game, state } = this.#history;
    const option = game.parse(written.token);
    let refusal = this.#playOrName(written, option);
    for (let n = 0; refusal && game.mover(state) === CHANCE && !this.#history.offers(CHANCE, option); n++) {
      if (n > game.longest || !this.#dealOne()) return notation('stuck', { line: game.line(state) });
      refusal = this.#playOrName(written, option);
    }
    if (!refusal || this.#afterNone(written, option)) return null;
    return this.reason(written, refusal);
  }

  #seatOf({ by }: Written): number {
    const { game, state } = this.#history;
    const mover = game.mover(state);
    if (by === 'asked') return mover;
    if (by === 'line') return mover === CHANCE ? CHANCE : game.lineSeat(state);
    return by;
  }

  #playOrName(written: Written, option: number): Refusal | null {
    const { game, state } = this.#history;
    const { token, label } = written;
    const line = game.line(state);
    const isHere = label === null || label === line;
    const seat = this.#seatOf(written);
    // Most of what a record says can be played: why it cannot is asked only where it is not offered.
    const refusal = !isHere
      ? notation('wrong-line', { token, expected: line, found: label })
      : this.#history.offers(seat, option)
        ? null
        : game.explain(state, seat, token);
    if (!refusal) this.take(seat, option);
    return refusal && (this.#name(written, option) ? null : refusal);
  }

  /** What played itself can be named once, in order. */
  #name(written: Written, option: number): boolean {
    const at = this.#unnamed.findIndex(({ played }) => played.option === option && isMeant(written, played));
    const found = this.#unnamed[at];
    if (!found || !this.#isSeen(written, found)) return false;
    this.#unnamed = this.#unnamed.slice(at + 1);
    return true;
  }

  /** A seat that could name what chance showed to another would learn it by guessing. */
  #isSeen({ by }: Written, { played, step, n }: Unnamed): boolean {
    if (typeof by !== 'number' || played.seat === by) return true;
    const { game } = this.#history;
    return game.tokenSeenBy(this.#history.beforeForced(step, n), played.option, by) === game.token(played.option);
  }

  /** Takes none of what the seat is asked for until the token can be played, or has played itself. */
  #afterNone(written: Written, option: number): boolean {
    const { game, state, steps } = this.#history;
    const { length } = steps;
    const unnamed = this.#unnamed;
    const by = this.#seatOf(written);
    if (by < 0) return false;
    for (let n = 0; n < MOST_PASSED && game.mover(state) === by; n++) {
      const none = game.none(state);
      if (none < 0 || !this.#history.offers(by, none)) break;
      this.take(by, none);
      if (!this.#playOrName({ ...written, by }, option)) return true;
    }
    this.#history.backTo(length);
    this.#unnamed = unnamed;
    return false;
  }

  /** A refusal right after things that played themselves: they are named, with the reason that held before them. */
  reason(written: Written, refusal: Refusal): Refusal {
    const { game, state, steps } = this.#history;
    const verb = verbOf(written.token);
    const last = steps[this.#last];
    const seat = this.#seatOf(written);
    const isAsked = seat === game.mover(state) && refusal.why !== 'wrong-line';
    if (game.parse(written.token) < 0 || (isAsked && this.#asksFor(verb))) return refusal;
    const same = this.#unnamed.find(
      ({ played }) => played.seat >= 0 && isMeant(written, played) && verbOf(game.token(played.option)) === verb,
    );
    const own = this.#unnamed.find(({ played }) => played.seat >= 0 && played.seat === last?.seat);
    const goesOn = last && (written.by === last.seat ? !isAsked : verbOf(game.token(last.option)) === verb);
    const first = same ?? (own && goesOn && isMeant(written, own.played) ? own : undefined);
    if (!first) return refusal;
    const by = first.played.seat;
    const held = game.explain(this.#history.beforeForced(first.step, first.n), by, written.token);
    if (!held) return refusal;
    const after = this.#unnamed
      .slice(this.#unnamed.indexOf(first))
      .filter(({ played }) => played.seat === by && played.line === first.played.line);
    return { ...held, after: after.map(({ played }) => game.token(played.option)) };
  }

  #asksFor(verb: string): boolean {
    const { game } = this.#history;
    return this.#history.options().some((option) => verbOf(game.token(option)) === verb);
  }
}

const verbOf = (token: string): string => token.trim().split(/\s/)[0] as string;

/** Could somebody who wrote this have meant that? */
const isMeant = ({ by, label }: Written, { seat, line }: Forced): boolean =>
  (typeof by !== 'number' || by === seat || seat === CHANCE) && (label === null || label === line);
