import { CHANCE, dealt, type Game, Options, type Refusal, type State } from '@quayside/kernel';
import { type Command, Complaint, type Context, FINE, NO } from '../command.ts';
import type { Shelf } from '../games.ts';
import { readPosition } from '../input.ts';

/** Plays tokens from a position. A refusal says which token and by which rule. */
export const tryTokens: Command = {
  name: 'try',
  flags: {
    position: { type: 'string', value: 'FILE', required: true },
    tokens: { type: 'string', value: '"TOKEN; …"', required: true },
    seed: { type: 'string', value: 'TEXT', default: '1' },
  },
  run(context) {
    const { flags, speaker, json } = context;
    const tokens = tokensOf(String(flags['tokens']));
    if (tokens.length === 0) throw new Complaint(speaker.text('cli.no-tokens'));
    const { shelf, state } = readPosition(context, String(flags['position']));
    const trial = new Trial(shelf.game, state, String(flags['seed']));
    for (const [at, { seat, token }] of tokens.entries()) {
      const refusal = trial.play(seatOf(context, trial, seat), token);
      if (refusal) return refused(context, shelf, refusal, token, at + 1);
    }
    trial.deal();
    const position = shelf.game.toPosition(state);
    if (json) context.out(JSON.stringify(trial.dealt.length > 0 ? { position, dealt: trial.dealt } : { position }));
    else {
      for (const token of trial.dealt) context.note(speaker.text('cli.try.dealt', { token }));
      context.out(JSON.stringify(position, null, 2));
    }
    return FINE;
  },
};

interface Wish {
  readonly seat: string | null;
  readonly token: string;
}

/** "take fish; green: repay": tokens between ";" or "·", with the seat in front where it is not the one that is asked. */
function tokensOf(text: string): Wish[] {
  return text
    .split(/[;·]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const named = /^([a-z]+):\s*(.+)$/.exec(part);
      return { seat: named?.[1] ?? null, token: named?.[2] ?? part };
    });
}

function seatOf({ speaker }: Context, { game, state }: Trial, name: string | null): number | null {
  if (name === null) return null;
  const seats = game.seatsOf(state);
  const seat = seats.indexOf(name);
  if (seat >= 0) return seat;
  throw new Complaint(
    speaker.text('cli.wrong-value', { flag: '--tokens', value: `${name}:`, known: seats.join(', ') }),
    NO,
  );
}

/** A position being played on. Chance takes the token it is given, and is dealt from the seed where it is given none. */
class Trial {
  readonly game: Game<State>;
  readonly state: State;
  readonly dealt: string[] = [];
  readonly #seed: string;
  readonly #options = new Options();
  #events = 0;

  constructor(game: Game<State>, state: State, seed: string) {
    this.game = game;
    this.state = state;
    this.#seed = seed;
  }

  /** Plays a token for a seat; null: for whoever is asked. */
  play(named: number | null, token: string): Refusal | null {
    const { game, state } = this;
    const option = game.parse(token);
    if (!(this.#chanceIsAsked() && named === null && this.#options.has(option))) this.deal();
    const mover = game.mover(state);
    const seat = named ?? mover;
    const refusal = game.explain(state, seat, token);
    if (refusal) return refusal;
    if (seat === CHANCE) this.#events++;
    if (seat === mover) game.apply(state, option);
    else game.interject(state, seat, option);
    return null;
  }

  deal(): void {
    while (this.#chanceIsAsked()) {
      const option = dealt(this.game, this.state, this.#options, this.#seed, this.#events++);
      this.dealt.push(this.game.token(option));
      this.game.apply(this.state, option);
    }
  }

  /** Is it chance that decides? Then its options are at hand. */
  #chanceIsAsked(): boolean {
    this.#options.clear();
    if (this.game.mover(this.state) !== CHANCE) return false;
    this.game.options(this.state, this.#options);
    return true;
  }
}

function refused(
  { speaker, json, out }: Context,
  { words }: Shelf,
  refusal: Refusal,
  token: string,
  index: number,
): number {
  const text = speaker.say(words.refusal(refusal));
  const { rule, why, facts } = refusal;
  if (!json) throw new Complaint(speaker.text('cli.try.refused', { token, index, rule, text }), NO);
  out(JSON.stringify({ refusal: { rule, why, facts, text }, token, index }));
  return NO;
}
