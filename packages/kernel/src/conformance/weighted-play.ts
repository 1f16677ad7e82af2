import type { Game } from '../game.ts';
import { Options } from '../options.ts';
import { Random } from '../random.ts';
import type { Header } from '../record.ts';
import type { State } from '../state.ts';
import { Table } from '../table.ts';

/** How gladly a random but sensible player does something, by verb; what is not named counts USUAL. */
export type VerbWeights = Readonly<Record<string, number>>;

const USUAL = 3;

/** A whole game by players who draw with these weights, from the header's seed, as a record: how golden games are made. */
export function weightedRecord<S extends State>(game: Game<S>, header: Header, verbs: VerbWeights): string {
  const started = Table.start(game, header);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const table = started.value;
  const random = new Random(header.seed);
  const options = new Options();
  while (!table.over) {
    options.clear();
    game.options(table.state, options);
    if (options.count === 0) throw new Error(`no option at ${game.line(table.state)}`);
    const token = chosen(game, options, verbs, random);
    const refusal = table.play(game.mover(table.state), token);
    if (refusal) throw new Error(`${token}: ${refusal.rule} ${refusal.why}`);
  }
  return table.record();
}

function chosen<S extends State>(game: Game<S>, options: Options, verbs: VerbWeights, random: Random): string {
  const tokens = Array.from({ length: options.count }, (_, i) => game.token(options.at(i)));
  const weights = tokens.map((token) => verbs[token.split(' ')[0] as string] ?? USUAL);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let draw = random.below(Math.max(1, total));
  const index = weights.findIndex((weight) => {
    draw -= weight;
    return draw < 0;
  });
  return tokens[Math.max(0, index)] as string;
}
