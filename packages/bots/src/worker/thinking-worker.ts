import { Random, type State } from '@quayside/kernel';
import { botsOfEdition, type FindBots } from '../game-bots.ts';
import { LEVELS } from '../levels.ts';
import { type Mind, mindFor } from '../mind.ts';
import { Search } from '../search.ts';
import { Searches } from '../searches.ts';
import { chosen } from '../thinker.ts';
import type { FromWorker, Question, ToWorker, WhyNot } from './messages.ts';

/** The worker's end of the line. */
export interface Port {
  post(message: FromWorker): void;
  listen(handler: (message: ToWorker) => void): void;
}

/** What a worker lends: a watch in milliseconds, and a pause in which messages come in. */
export interface Surroundings {
  readonly watch: () => number;
  readonly pause: () => Promise<void>;
}

/** Milliseconds of thinking between two pauses: a stop is heard that late. */
const SLICE = 4;
/** A coarse watch may stand still for long: so much work ends a slice as well. */
const MOST_IN_SLICE = 512;
/** The share of a budget that an answer may come too soon. */
const LEEWAY = 0.1;
/** Milliseconds between two words on how far it is. */
const PROGRESS = 100;

/** What is known of the game that was asked about last, and what its bots have searched. */
interface Known {
  readonly game: string;
  readonly sheet: string | null;
  readonly mind: Mind<State>;
  readonly searches: Searches<State>;
}

/** Where thinking is done, in any worker: in slices, answered by messages. Whoever asks waits for one answer before the next. */
export class ThinkingWorker {
  readonly #port: Port;
  readonly #watch: () => number;
  readonly #pause: () => Promise<void>;
  readonly #find: FindBots;
  /** The decision that is thought about, and whether its caller still wants more; -1: none. */
  #thinking = -1;
  #stopped = false;
  #known: Known | null = null;

  constructor(port: Port, { watch, pause }: Surroundings, find: FindBots) {
    this.#port = port;
    this.#watch = watch;
    this.#pause = pause;
    this.#find = find;
  }

  open(): void {
    this.#port.listen((message) => {
      if (message.kind === 'think') void this.#think(message.id, message);
      else if (message.id === this.#thinking) this.#stopped = true;
    });
    this.#port.post({ kind: 'ready' });
  }

  async #think(id: number, question: Question): Promise<void> {
    const start = this.#watch();
    this.#thinking = id;
    this.#stopped = false;
    let answer: FromWorker;
    try {
      answer = await this.#answer(id, question, start);
    } catch (error) {
      // A mind that fell over may have left anything behind.
      this.#known = null;
      const facts =
        error instanceof Error ? { what: error.message, where: error.stack ?? '' } : { what: String(error) };
      answer = { kind: 'failure', id, why: 'broken-off', facts };
    }
    this.#thinking = -1;
    this.#port.post(answer);
  }

  async #answer(id: number, question: Question, start: number): Promise<FromWorker> {
    const refuse = (why: WhyNot['why'], facts: WhyNot['facts'] = {}): FromWorker => ({
      kind: 'failure',
      id,
      why,
      facts,
    });
    const { effort, seat } = question;
    const level = 'level' in effort ? LEVELS[effort.level] : { budget: effort, temperature: 0 };
    if (!level) return refuse('unknown-level');
    const known = await this.#about(question);
    if ('why' in known) return refuse(known.why, known.facts);
    const { insight, evaluation, params } = known.mind;
    const view = insight.game.blank();
    if (question.view.length !== view.bytes.length)
      return refuse('not-a-view', { bytes: question.view.length, expected: view.bytes.length });
    view.load(question.view);
    if (insight.game.mover(view) !== seat) return refuse('not-to-decide', { seat, mover: insight.game.mover(view) });
    const random = new Random(question.seed);
    // Who asks for a hint may do something else, and compares ways: that is a search of its own, and the whole budget.
    const plays = 'level' in effort;
    const search = plays
      ? known.searches.next(view, seat, random)
      : new Search(insight, evaluation, view, seat, random, params);
    const enough = 'simulations' in level.budget ? level.budget.simulations : Infinity;
    const isEnough = (): boolean => (plays ? search.isEnough(enough) : search.spent >= enough);
    await this.#goOn(
      id,
      search,
      isEnough,
      'milliseconds' in level.budget ? level.budget.milliseconds : Infinity,
      start,
    );
    const thought = search.thought();
    const option = chosen(thought, level.temperature, random);
    if (plays) known.searches.played(option);
    return { kind: 'thought', id, thought, option };
  }

  /** Until the budget is spent or the caller wants no more. */
  async #goOn(id: number, search: Search<State>, isEnough: () => boolean, time: number, start: number): Promise<void> {
    let now = start;
    let heldUp = 0;
    const goesOn = (): boolean => {
      const before = now;
      now = this.#watch();
      heldUp = Math.max(heldUp, now - before);
      // On a busy machine the answer may be held up as the thinking was, here and where it arrives: it is given that much sooner.
      const left = start + time - now - Math.min(2 * heldUp, time * LEEWAY);
      return !this.#stopped && !search.exhausted && !isEnough() && left > 0;
    };
    let told = start - PROGRESS;
    for (; goesOn(); await this.#pause()) {
      const until = now + SLICE;
      const most = search.spent + MOST_IN_SLICE;
      const inSlice = (): boolean => goesOn() && search.spent < most && now < until;
      do search.think(search.spent + 1);
      while (inSlice());
      if (now - told < PROGRESS || !goesOn()) continue;
      told = now;
      this.#port.post({ kind: 'progress', id, thought: search.thought() });
    }
  }

  /** What is known of the game that is asked about: kept for the next decision. */
  async #about({ game, sheet }: Question): Promise<Known | WhyNot> {
    if (this.#known?.game === game && this.#known.sheet === sheet) return this.#known;
    const found = await this.#find(game);
    if (!found) return { why: 'unknown-game', facts: { game } };
    const bots = botsOfEdition(found, sheet);
    if (!bots.ok) {
      const { at, why, facts } = bots.problems[0] ?? { at: '', why: '', facts: {} };
      return { why: 'bad-sheet', facts: { at, problem: why, ...facts } };
    }
    const mind = mindFor(bots.value);
    this.#known = { game, sheet, mind, searches: new Searches(mind) };
    return this.#known;
  }
}
