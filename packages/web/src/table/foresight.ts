import type { State } from '@quayside/kernel';
import type { GameUI, Gain } from '../game-ui.ts';
import { copyOf, optionsOf, type Proposer } from './plan.ts';

const MOST_STEPS = 60;

/** What playing an option, and then what is usual until the action is done, would change for a seat. */
export function foresee<S extends State>(
  ui: GameUI<S>,
  view: S,
  seat: number,
  option: number,
  propose: Proposer<S>,
): Gain[] {
  const { game } = ui;
  const state = copyOf(ui, view);
  const line = game.line(state);
  game.apply(state, option);
  let certain: readonly Gain[] | null = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (game.mover(state) !== seat || game.line(state) !== line) break;
    const options = optionsOf(ui, state);
    // The action is done where the turn could end.
    if (options.some((each) => ui.ends(each))) break;
    if (!certain && isOpen(ui, state, options)) certain = ui.gains(view, state, seat);
    game.apply(state, propose(state, seat));
  }
  const gains = ui.gains(view, state, seat);
  if (!certain) return gains;
  const known = new Map(certain.map(({ key, amount }) => [key, amount]));
  return gains.map((gain) => (known.get(gain.key) === gain.amount ? gain : { ...gain, open: true }));
}

/** Do these lie at different things on the table, such as buildings of which one is built? Then nobody knows what will be chosen. */
function isOpen<S extends State>(ui: GameUI<S>, state: S, options: readonly number[]): boolean {
  const alone = options.filter((option) => !ui.isPart(option, state) && !ui.picks?.(option, state));
  const places = alone.map((option) => ui.placesOf(option, state).join());
  return new Set(places.filter((place) => place !== '')).size > 1;
}

/** Works things out one by one while nothing else is to be done, and tells when there is more to see. */
export class Foresight<S extends State> {
  readonly #ui: GameUI<S>;
  readonly #propose: Proposer<S>;
  readonly #tell: () => void;
  #view: S | null = null;
  #known = new Map<number, readonly Gain[]>();
  #wanted: { readonly option: number; readonly seat: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ui: GameUI<S>, propose: Proposer<S>, tell: () => void) {
    this.#ui = ui;
    this.#propose = propose;
    this.#tell = tell;
  }

  /** What is known of an option; null: it is being worked out. */
  ask(view: S, seat: number, option: number): readonly Gain[] | null {
    if (this.#view !== view) {
      this.#view = view;
      this.#known = new Map();
      this.#wanted = [];
    }
    const known = this.#known.get(option);
    if (known) return known;
    if (!this.#wanted.some((each) => each.option === option)) this.#wanted.push({ option, seat });
    this.#timer ??= setTimeout(() => this.#work(), 0);
    return null;
  }

  /** Goes on with what was asked for before it was closed. */
  open(): void {
    if (this.#wanted.length > 0) this.#timer ??= setTimeout(() => this.#work(), 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #work(): void {
    this.#timer = undefined;
    const view = this.#view;
    const next = this.#wanted.shift();
    if (!view || !next) return;
    try {
      this.#known.set(next.option, foresee(this.#ui, view, next.seat, next.option, this.#propose));
    } catch {
      // What cannot be foreseen from what the viewer knows is not shown.
      this.#known.set(next.option, []);
    }
    if (this.#wanted.length > 0) this.#timer = setTimeout(() => this.#work(), 0);
    else this.#tell();
  }
}
