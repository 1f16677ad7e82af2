import { CHANCE, type Game, type Json, type JsonObject, type Settings } from '../game.ts';
import { MOST_OPTIONS, Options } from '../options.ts';
import { Random } from '../random.ts';
import type { State } from '../state.ts';

/** A position that was accepted although the game cannot go on from it, or says something else when it is written down. */
export interface DamageFinding {
  readonly seed: string;
  readonly check: 'options-empty' | 'options-too-many' | 'violation' | 'conservation' | 'reads-back' | 'throws';
  readonly detail: string;
  readonly position: Json;
}

export interface DamageRun {
  readonly accepted: number;
  readonly findings: readonly DamageFinding[];
  /** The longest that reading one and playing on took, by the caller's watch. */
  readonly longest: number;
}

/** So many decisions an accepted position must be good for. */
const DECISIONS = 500;
/** So many positions are taken out of one game. */
const A_GAME = 8;
/** So many values of a field are remembered. */
const VALUES = 30;

/**
 * Takes positions out of random games, damages them (a field changed, left out, put in, borrowed from another moment) and
 * reads them again. What is refused is well; what is accepted plays on, keeps its sums and reads back to the same bytes.
 */
export function playDamaged<S extends State>(
  game: Game<S>,
  settings: (n: number) => Settings,
  positions: number,
  seed: string,
  watch: () => number = () => 0,
): DamageRun {
  const findings: DamageFinding[] = [];
  const catalogue = new Catalogue();
  let accepted = 0;
  let longest = 0;
  for (let n = 0; n < positions; n += A_GAME) {
    const random = new Random(`damage/${seed}/${n}`);
    const whole = moments(game, settings(n / A_GAME), random);
    for (const position of whole.slice(0, positions - n)) {
      catalogue.note(position, '', random);
      const before = watch();
      const finding = tryPosition(game, damaged(position, catalogue, random), `${seed}/${n}`, random);
      longest = Math.max(longest, watch() - before);
      if (finding !== 'refused') accepted++;
      if (typeof finding === 'object') findings.push(finding);
    }
  }
  return { accepted, findings, longest };
}

/** Positions at random moments of a random game. */
function moments<S extends State>(game: Game<S>, settings: Settings, random: Random): JsonObject[] {
  const state = game.setup(settings, new Random(`game ${random.next()}`));
  const options = new Options();
  const found: JsonObject[] = [];
  const apart = 5 + random.below(60);
  while (found.length < A_GAME) {
    for (let step = random.below(apart); step > 0 && game.mover(state) >= CHANCE; step--) {
      options.clear();
      game.options(state, options);
      game.apply(state, options.at(random.below(options.count)));
    }
    found.push(JSON.parse(JSON.stringify(game.toPosition(state))) as JsonObject);
  }
  return found;
}

/** Reads a position and plays on from it at random. */
export function tryPosition<S extends State>(
  game: Game<S>,
  position: Json,
  seed: string,
  random = new Random(`try/${seed}`),
): DamageFinding | 'refused' | 'well' {
  const found = (check: DamageFinding['check'], detail: string): DamageFinding => ({ seed, check, detail, position });
  try {
    const read = game.fromPosition(position);
    if (!read.ok) return 'refused';
    const state = read.value;
    const [wrong] = game.violations(state);
    if (wrong !== undefined) return found('violation', `at once: ${wrong}`);
    const detail = readsBack(game, state);
    if (detail) return found('reads-back', detail);
    const audit = game.audit(state);
    const options = new Options();
    for (let step = 0; step < DECISIONS && game.mover(state) >= CHANCE; step++) {
      options.clear();
      game.options(state, options);
      if (options.count === 0) return found('options-empty', `step ${step}, ${game.line(state)}`);
      if (options.count > MOST_OPTIONS) return found('options-too-many', `${options.count} at step ${step}`);
      const option = options.at(random.below(options.count));
      game.apply(state, option);
      const after = `step ${step}, ${game.token(option)}`;
      for (const each of audit.check()) return found('conservation', `${after}: ${each}`);
      for (const each of game.violations(state)) return found('violation', `${after}: ${each}`);
    }
    return 'well';
  } catch (error) {
    return found('throws', String(error));
  }
}

/** What differs between a state and what is read from its own position; empty when nothing does. */
function readsBack<S extends State>(game: Game<S>, state: S): string {
  const text = JSON.stringify(game.toPosition(state));
  const again = game.fromPosition(JSON.parse(text) as Json);
  if (!again.ok) return again.problems.map(({ at, why }) => `${at}: ${why}`).join('; ');
  if (JSON.stringify(game.toPosition(again.value)) !== text) return 'another position';
  return again.value.equals(state) ? '' : 'another state';
}

type Holder = Json[] | { [key: string]: Json };

/** What real positions hold at a place (indices of lists do not count): by place, by key, some of the values. */
class Catalogue {
  readonly #places = new Map<string, Map<string, Json[]>>();

  note(value: Json, place: string, random: Random): void {
    if (value === null || typeof value !== 'object') return;
    const keys = this.#places.get(place) ?? new Map<string, Json[]>();
    this.#places.set(place, keys);
    for (const [key, each] of Object.entries(value)) {
      const name = Array.isArray(value) ? '*' : key;
      const known = keys.get(name) ?? [];
      keys.set(name, known);
      if (known.length < VALUES) known.push(each as Json);
      else known[random.below(VALUES)] = each as Json;
      this.note(each as Json, `${place}/${name}`, random);
    }
  }

  keys(place: string): string[] {
    return [...(this.#places.get(place)?.keys() ?? [])];
  }

  value(place: string, key: string, random: Random): Json | undefined {
    const known = this.#places.get(place)?.get(key) ?? [];
    return known[random.below(Math.max(1, known.length))];
  }
}

/** A copy of a position with one to three things wrong. */
function damaged(position: JsonObject, catalogue: Catalogue, random: Random): Json {
  const copy = JSON.parse(JSON.stringify(position)) as { [key: string]: Json };
  for (let times = 1 + random.below(3); times > 0; times--) damage(copy, '', catalogue, random);
  return copy;
}

/** Goes down to a random place and leaves out, puts in, changes or moves one thing there. */
function damage(holder: Holder, place: string, catalogue: Catalogue, random: Random): void {
  const isList = Array.isArray(holder);
  const keys = isList ? [...holder.keys()].map(String) : Object.keys(holder);
  const key = keys[random.below(Math.max(1, keys.length))];
  const inside = key === undefined ? undefined : get(holder, key);
  if (key !== undefined && inside !== null && typeof inside === 'object' && random.below(5) > 0) {
    damage(inside as Holder, `${place}/${isList ? '*' : key}`, catalogue, random);
    return;
  }
  const known = catalogue.keys(place);
  const other = known[random.below(Math.max(1, known.length))];
  switch (random.below(7)) {
    case 0:
      if (key !== undefined) remove(holder, key);
      return;
    case 1:
    case 2:
      if (other !== undefined)
        put(holder, isList ? String(holder.length) : other, catalogue.value(place, other, random));
      return;
    case 3:
      if (other !== undefined) put(holder, isList ? String(holder.length) : other, random.below(10));
      return;
    case 4:
      if (isList) random.shuffle(holder);
      else if (key !== undefined) put(holder, key, catalogue.value(place, key, random));
      return;
    default:
      if (key !== undefined) put(holder, key, changed(inside, random));
  }
}

const get = (holder: Holder, key: string): Json | undefined =>
  Array.isArray(holder) ? holder[Number(key)] : holder[key];

function put(holder: Holder, key: string, value: Json | undefined): void {
  if (value === undefined) return;
  const copy = JSON.parse(JSON.stringify(value)) as Json;
  if (Array.isArray(holder)) holder[Math.min(Number(key) || 0, holder.length)] = copy;
  else holder[key] = copy;
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function changed(value: Json | undefined, random: Random): Json {
  if (typeof value === 'number') {
    const others = [0, 1, value + 1, value - 1, value * 2, random.below(12), random.below(100), 250];
    return others[random.below(others.length)] as number;
  }
  if (typeof value === 'boolean') return !value;
  return random.below(4) === 0 ? null : random.below(10);
}
