import { type Game, type Outcome, type Settings, type State, Table, type Words } from '@quayside/kernel';
import { type ToyState, toy } from '@quayside/kernel/toy';
import { leHavre, leHavreWords, type LeHavreState } from '@quayside/le-havre';
import { LiveTable, type LiveTableParts, type Seat, seated } from '@quayside/live';

/** Words enough to tell of pebbles. */
export const toyWords: Words<ToyState> = {
  messages: { en: {}, ko: {}, ru: {}, it: {} },
  seat: (seat) => ({ key: `seat.${seat}` }),
  option: (_, option) => ({ key: toy.token(option) }),
  asked: () => ({ key: 'asked' }),
  deeds: ({ option }) => [{ key: toy.token(option) }],
  unseen: (token) => [{ key: token }],
  joined: () => null,
  consequences: () => [],
  refusal: ({ why }) => ({ key: why }),
  problem: ({ why }) => ({ key: why }),
};

export const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

export const started = <S extends State>(game: Game<S>, settings: Settings, seed = 'live'): Table<S> =>
  value(Table.start(game, { settings, seed }));

export const people = (count: number): Seat[] => Array.from({ length: count }, () => seated('person'));

/** A table of pebbles for two people, each with a device of their own. */
export function toyTable(seats: readonly Seat[] = people(2)): LiveTable<ToyState> {
  const live = new LiveTable({ table: started(toy, { pebbles: '9' }), words: toyWords, seats });
  live.open();
  return live;
}

type Wanted = Partial<LiveTableParts<LeHavreState>> & { readonly record?: string };

/** A short game of Le Havre. People confirm their turns. */
export function harbour({ record, ...parts }: Wanted = {}): LiveTable<LeHavreState> {
  const seats = parts.seats ?? people(2);
  const table =
    record === undefined
      ? started(leHavre, { players: String(seats.length), length: 'short' })
      : value(Table.resume(leHavre, record));
  const live = new LiveTable({ table, words: leHavreWords, seats, confirming: seats.map((_, seat) => seat), ...parts });
  live.open();
  return live;
}

/** What a seat may choose, as tokens. */
export const tokensOf = <S extends State>(live: LiveTable<S>, seat: number): string[] =>
  live
    .as(seat)
    .now()
    .options.map((option) => live.game.token(option));

/** Plays on, for whoever is asked, until the table waits for something else. */
export function playUntilItWaits<S extends State>(live: LiveTable<S>): void {
  while (live.awaiting.what === 'choice') playOne(live);
}

/** Plays a turn to its end. */
export function playTurn<S extends State>(live: LiveTable<S>): void {
  const { seat } = live.awaiting;
  while (live.awaiting.what === 'choice' && live.awaiting.seat === seat) playOne(live);
}

/** Ends the turn where that can be, else plays the first option. */
function playOne<S extends State>(live: LiveTable<S>): void {
  const { seat } = live.awaiting;
  const tokens = tokensOf(live, seat);
  live.do({ kind: 'play', seat, tokens: [tokens.includes('end') ? 'end' : (tokens[0] as string)] });
}
