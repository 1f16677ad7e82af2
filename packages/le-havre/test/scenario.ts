import { Options, type JsonObject, type Json, Table } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { expect } from 'vitest';

type Seat = {
  francs: number;
  goods: Record<string, number>;
  loans: number;
  buildings: string[];
  ships: string[];
  disc: string;
};

/** A position, what is played from it, and what is then true: tests read like the rulebook. */
export class Scenario {
  /** At the first decision that is one: what the position itself leaves no choice about is played. */
  readonly table: Table<LeHavreState>;

  constructor(position: JsonObject) {
    const started = Table.start(leHavre, { settings: {}, seed: 'scenario', position });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    this.table = started.value;
    while (leHavre.mover(this.table.state) >= 0 && this.offered.length === 1) this.play(this.offered[0] as string);
  }

  /** Plays tokens ("enter joinery; convert 2"), each for the seat that is asked, or for the one named ("green: repay"). */
  play(tokens: string): this {
    for (const part of tokens.split(';')) {
      const [seat, token] = this.#who(part.trim());
      const refusal = this.table.play(seat, token);
      if (refusal)
        throw new Error(`"${part.trim()}" refused: ${JSON.stringify(refusal)}; offered: ${this.offered.join(', ')}`);
    }
    return this;
  }

  /** The token is refused, for this rule and this reason. */
  refuses(token: string, rule: string, why?: string): this {
    const [seat, word] = this.#who(token);
    const refusal = this.table.game.explain(this.table.state, seat, word);
    expect(refusal, `"${token}" should be refused`).not.toBeNull();
    expect(`${refusal?.rule} ${why === undefined ? '' : refusal?.why}`, token).toBe(`${rule} ${why ?? ''}`);
    return this;
  }

  /** The tokens that the seat that is asked may play now. */
  get offered(): string[] {
    const out = new Options();
    leHavre.options(this.table.state, out);
    return Array.from({ length: out.count }, (_, i) => leHavre.token(out.at(i)));
  }

  /** Those offered tokens that begin with a word. */
  offeredBy(verb: string): string[] {
    return this.offered.filter((token) => token === verb || token.startsWith(`${verb} `));
  }

  interjections(seat: string): string[] {
    const out = new Options();
    leHavre.interjections(this.table.state, leHavre.seatsOf(this.table.state).indexOf(seat), out);
    return Array.from({ length: out.count }, (_, i) => leHavre.token(out.at(i)));
  }

  get position(): Record<string, Json> {
    return leHavre.toPosition(this.table.state) as Record<string, Json>;
  }

  seat(name: string): Seat {
    return (this.position['seats'] as unknown as Record<string, Seat>)[name] as Seat;
  }

  /** Francs and goods of a seat in one line: { franc: 5, coal: 1 }. */
  goods(name: string): Record<string, number> {
    const { francs, goods } = this.seat(name);
    return francs === 0 ? goods : { franc: francs, ...goods };
  }

  get offers(): Record<string, number> {
    return this.position['offers'] as Record<string, number>;
  }

  get town(): string[] {
    return this.position['town'] as string[];
  }

  /** Who is asked, and for what: "red main". */
  get asked(): string {
    const mover = leHavre.mover(this.table.state);
    const seat = mover >= 0 ? leHavre.seatsOf(this.table.state)[mover] : mover === -1 ? 'chance' : 'nobody';
    return `${seat} ${this.position['phase'] as string}`;
  }

  get line(): string {
    return leHavre.line(this.table.state);
  }

  #who(part: string): [number, string] {
    const match = /^([a-z]+):\s*(.+)$/.exec(part);
    if (!match) return [leHavre.mover(this.table.state), part];
    return [leHavre.seatsOf(this.table.state).indexOf(match[1] as string), match[2] as string];
  }
}

/** Two players, full game, round 9, red to take the main action, everything else as named. */
export function given(position: JsonObject): Scenario {
  return new Scenario({ players: 2, round: 9, turn: 1, phase: 'main', ...position });
}
