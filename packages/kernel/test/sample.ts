import { type GameRecord, type Outcome, Table } from '@quayside/kernel';
import { type ToyState, toy } from './toy.ts';

/** A whole game with a bit of everything: chance, an interjection, a forced step, a result. */
export const SAMPLE = `game toy  rules 1  seed pebbles
0 left  chalk · take 2
2 right  draw · card 6
2 left  draw · card 5
2 right  chalk · left: wipe · chalk · take 3
5 left  take 2
7 right  take 1
8 left  (take 1)
result left 10  right 10
`;

export const LEFT = 0;
export const RIGHT = 1;

export const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

/** The one problem of something that was read: "line 3 unknown-token". */
export function problem(outcome: Outcome<Table<ToyState> | GameRecord>): string {
  if (outcome.ok) return 'fine';
  return outcome.problems.map(({ at, why }) => `${at} ${why}`).join('; ');
}

/** A new game in which these tokens have been played, "left chalk; right draw". */
export function played(tokens: string, game = toy, seed = 'pebbles'): Table<ToyState> {
  const table = value(Table.start(game, { settings: { pebbles: '9' }, seed }));
  for (const part of tokens.split('; ').filter((each) => each !== '')) {
    const [seat = '', ...words] = part.split(' ');
    const refusal = table.play(game.seatsOf(table.state).indexOf(seat), words.join(' '));
    if (refusal) throw new Error(`${part}: ${refusal.why}`);
  }
  return table;
}
