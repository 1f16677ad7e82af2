import { type JsonObject, type Json, Options, Random, type Settings, Table } from '@quayside/kernel';
import { DISTRICTS, PLACES, paris, type ParisState, placeName } from '@quayside/paris';
import { expect } from 'vitest';

type Seat = {
  points: number;
  francs: number;
  hand: number;
  reserve: number;
  tokens: Record<string, number>;
  keys: string[];
  meeple: number;
  tiles: number[];
  usedTiles: number[];
  endTiles: number[];
  usedEndTiles: number[];
};

/** Where a key can stand, in the order in which a position counts them. */
const ORIGINS = [
  ...Array.from({ length: PLACES }, (_, place) => placeName(place)),
  ...DISTRICTS.map((name) => `${name}-bank`),
  'arc',
];

/** A position, what is played from it, and what is then true: tests read like the rulebook. */
export class Scenario {
  /** At the first decision that is one: what the position itself leaves no choice about is played. */
  readonly table: Table<ParisState>;

  constructor(position: JsonObject) {
    const started = Table.start(paris, { settings: {}, seed: 'scenario', position });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    this.table = started.value;
    while (paris.mover(this.table.state) >= 0 && this.offered.length === 1) this.play(this.offered[0] as string);
  }

  /** Plays tokens ("move arc; to montmartre-5"), each for the seat that is asked. */
  play(tokens: string): this {
    for (const part of tokens.split(';')) {
      const token = part.trim();
      const refusal = this.table.play(paris.mover(this.table.state), token);
      if (refusal)
        throw new Error(`"${token}" refused: ${JSON.stringify(refusal)}; offered: ${this.offered.join(', ')}`);
    }
    return this;
  }

  /** The token ("buy wood", or "green: buy wood" for a seat that is not asked) is refused, for this rule and reason. */
  refuses(token: string, rule: string, why?: string): this {
    const [seat, word] = this.#who(token);
    const refusal = paris.explain(this.table.state, seat, word);
    expect(refusal, `"${token}" should be refused`).not.toBeNull();
    expect(`${refusal?.rule} ${why === undefined ? '' : refusal?.why}`, token).toBe(`${rule} ${why ?? ''}`);
    return this;
  }

  /** The tokens that the seat that is asked may play now. */
  get offered(): string[] {
    const out = new Options();
    paris.options(this.table.state, out);
    return Array.from({ length: out.count }, (_, i) => paris.token(out.at(i)));
  }

  /** Those offered tokens that begin with a word. */
  offeredBy(verb: string): string[] {
    return this.offered.filter((token) => token === verb || token.startsWith(`${verb} `));
  }

  get position(): Record<string, Json> {
    return paris.toPosition(this.table.state) as Record<string, Json>;
  }

  seat(name: string): Seat {
    return (this.position['seats'] as unknown as Record<string, Seat>)[name] as Seat;
  }

  /** Francs and tokens of a seat in one line: { franc: 5, wood: 1 }. */
  goods(name: string): Record<string, number> {
    const { francs, tokens } = this.seat(name);
    return francs === 0 ? tokens : { franc: francs, ...tokens };
  }

  /** What each seat has on the score track now. */
  get points(): number[] {
    return paris.seatsOf(this.table.state).map((name) => this.seat(name).points);
  }

  /** The score of each seat if the game were counted now. */
  get scores(): number[] {
    return [...paris.scores(this.table.state)];
  }

  get winners(): string[] {
    return paris.winners(this.table.state).map((seat) => paris.seatsOf(this.table.state)[seat] as string);
  }

  get supply(): Record<string, number> {
    return this.position['supply'] as Record<string, number>;
  }

  get landmarks(): Record<string, string> {
    return this.position['landmarks'] as Record<string, string>;
  }

  /** The score tile of each district that has one. */
  get scoreTiles(): Record<string, number> {
    return this.position['scores'] as Record<string, number>;
  }

  /** The numbers that still lie on the bonus track, in its order. */
  get onTrack(): number[] {
    const spaces = this.position['track'] as unknown as { tile: number; left: number }[];
    return spaces.flatMap(({ tile, left }) => (left > 0 ? [tile] : []));
  }

  /** Everything that was played, also what was played by itself: "green: place arc", "chance: tile montmartre-1". */
  get told(): string[] {
    const who = (seat: number): string => (seat < 0 ? 'chance' : (paris.seatsOf(this.table.state)[seat] as string));
    return this.table.steps
      .flatMap((step) => [step, ...step.forced])
      .map(({ seat, option }) => `${who(seat)}: ${paris.token(option)}`);
  }

  /** Who is asked, and for what: "blue action". */
  get asked(): string {
    const mover = paris.mover(this.table.state);
    const seat = mover >= 0 ? paris.seatsOf(this.table.state)[mover] : mover === -1 ? 'chance' : 'nobody';
    return `${seat} ${this.position['phase'] as string}`;
  }

  get line(): string {
    return paris.line(this.table.state);
  }

  /** The position as a seat gets to see it. */
  seenBy(name: string): Record<string, Json> {
    const seen = paris.blank();
    paris.view(this.table.state, paris.seatsOf(this.table.state).indexOf(name), seen);
    return paris.toPosition(seen) as Record<string, Json>;
  }

  #who(part: string): [number, string] {
    const match = /^([a-z]+):\s*(.+)$/.exec(part);
    if (!match) return [paris.mover(this.table.state), part];
    return [paris.seatsOf(this.table.state).indexOf(match[1] as string), match[2] as string];
  }
}

/** Two players, no building tiles left, blue to take an action, everything else as named. */
export function given(position: JsonObject): Scenario {
  return new Scenario({ players: 2, ...position });
}

/** A table set up as the rulebook says, before its first decision. */
export function begin(settings: Settings, seed = 'begin'): Scenario {
  return new Scenario(paris.toPosition(paris.setup(settings, new Random(seed))));
}

/** Plays at random until something is true, or the game is over. */
export function wander(game: Scenario, seed: string, until: () => boolean): void {
  const random = new Random(seed);
  while (!game.table.over && !until()) {
    const { offered } = game;
    game.play(offered[random.below(offered.length)] as string);
  }
}

/** Why a key that has been picked up there cannot go this way: "P-315 occupied", or an empty word when it can. */
export function refusalFor(position: JsonObject, from: string, token: string): string {
  const underWay = { from: ORIGINS.indexOf(from) };
  const read = paris.fromPosition({ players: 2, ...position, phase: 'target', underWay });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const refusal = paris.explain(read.value, paris.mover(read.value), token);
  return refusal ? `${refusal.rule} ${refusal.why}` : '';
}

/** The printed bonus track with these tiles on it, one for each time a number is named. */
export function track(...tiles: number[]): JsonObject[] {
  return Array.from({ length: 30 }, (_, i) => ({ tile: i + 1, left: tiles.filter((tile) => tile === i + 1).length }));
}

/** The building spaces of a district that are named by value: on('montmartre', 1, 2). */
export const on = (district: string, ...values: number[]): string[] => values.map((value) => `${district}-${value}`);

/** All six building spaces of a district. */
export const whole = (district: string): string[] => on(district, 1, 2, 3, 4, 5, 8);
