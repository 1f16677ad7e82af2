import { type Game, Options, Random, SPECTATOR, type State, Table, type Words } from '@quayside/kernel';
import { type ToyState, toy } from '@quayside/kernel/toy';
import { leHavre, leHavreWords, type LeHavreState } from '@quayside/le-havre';
import { paris, type ParisState, parisWords } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { LiveTable, SeatFeed } from '@quayside/live';
import { people, started, toyWords, value } from './tables.ts';

/** A table that begins in a state, which need not be one that could come about. */
function tableFrom<S extends State>(game: Game<S>, words: Words<S>, state: S): LiveTable<S> {
  const there: Game<S> = { ...game, setup: () => state };
  const table = value(Table.open(there, { settings: game.settingsOf(state), seed: 'worlds' }));
  const live = new LiveTable({ table, words, seats: people(game.seatsOf(state).length) });
  live.open();
  return live;
}

const optionsOf = <S extends State>({ game, table }: LiveTable<S>): number[] => {
  const options = new Options();
  game.options(table.state, options);
  return Array.from({ length: options.count }, (_, at) => options.at(at));
};

/** Is this what the other world has just played by itself? */
const wasForced = <S extends State>({ table }: LiveTable<S>, seat: number, option: number): boolean =>
  table.steps.slice(-3).some(({ forced }) => forced.some((each) => each.seat === seat && each.option === option));

/** How much was played, chosen or forced, but for what goes without saying. */
const lengthOf = <S extends State>({ game, table }: LiveTable<S>): number =>
  table.steps.flatMap((step) => [step, ...step.forced]).filter(({ option }) => game.worthTelling(option)).length;

const play = <S extends State>(live: LiveTable<S>, option: number): boolean =>
  live.do({ kind: 'play', seat: live.awaiting.seat, tokens: [live.game.token(option)] }).done;

/** Plays what looks the same to the viewer in both worlds; where one is ahead, because it was forced, the other follows. */
function playOn<S extends State>(one: LiveTable<S>, other: LiveTable<S>, viewer: number, random: Random): boolean {
  if (one.awaiting.what !== 'choice' || other.awaiting.what !== 'choice') return false;
  const [here, there] = [optionsOf(one), optionsOf(other)];
  const seen = (live: LiveTable<S>, option: number): string => live.game.tokenSeenBy(live.table.state, option, viewer);
  const pairs = here.flatMap((option) => {
    const alike = there.filter((each) => seen(other, each) === seen(one, option));
    return alike.length > 0 ? [[option, alike[random.below(alike.length)] as number] as const] : [];
  });
  const sameLine = one.game.line(one.table.state) === other.game.line(other.table.state);
  const chosen = pairs[random.below(Math.max(1, pairs.length))];
  if (chosen && sameLine && one.awaiting.seat === other.awaiting.seat)
    return play(one, chosen[0]) && play(other, chosen[1]);
  const behind = here.find((option) => wasForced(other, one.awaiting.seat, option));
  if (behind !== undefined) return play(one, behind);
  const behindThere = there.find((option) => wasForced(one, other.awaiting.seat, option));
  return behindThere !== undefined && play(other, behindThere);
}

/** Plays the same in two worlds for as long as that can be. Returns how many events were compared, or the difference. */
function compare<S extends State>(
  one: LiveTable<S>,
  other: LiveTable<S>,
  viewer: number,
  random: Random,
): number | string {
  let compared = 0;
  for (let n = 0; n < 60 && playOn(one, other, viewer, random); n++) {
    if (one.table.over || other.table.over) break;
    if (lengthOf(one) !== lengthOf(other)) continue;
    // What a seat gets to see may differ from then on: it looked at a card, an empty purse forced something, points were counted.
    if (!one.as(viewer).now().view.equals(other.as(viewer).now().view)) break;
    const [told, toldThere] = [one, other].map((live) => live.as(viewer).since(compared));
    if (JSON.stringify(told) !== JSON.stringify(toldThere))
      return `${JSON.stringify(told)}\n${JSON.stringify(toldThere)}`;
    // What is sent to somebody elsewhere is the same to the byte, for all of it and from where they were.
    for (const have of [0, compared]) {
      const [sent, sentThere] = [one, other].map((live) => JSON.stringify(new SeatFeed(live, viewer).open(have)));
      if (sent !== sentThere) return `${sent}\n${sentThere}`;
    }
    compared += told?.length ?? 0;
  }
  return compared;
}

/** Pairs of worlds that differ in what a seat cannot know: how much was compared, and the first difference that it was told of. */
function run<S extends State>(
  game: Game<S>,
  words: Words<S>,
  settings: Record<string, string>,
  { pairs, steps }: { readonly pairs: number; readonly steps: number },
): { readonly events: number; readonly differing: number; readonly difference: string | null } {
  let [events, differing] = [0, 0];
  let difference: string | null = null;
  for (let n = 0; n < pairs && difference === null; n++) {
    const random = new Random(`pair ${n}`);
    const { state, ...table } = walked(started(game, settings, `worlds ${n}`), steps, random);
    if (table.over) continue;
    const viewer = [0, 1, SPECTATOR][n % 3] as number;
    const there = game.blank();
    there.copyFrom(state);
    game.reshuffle(there, viewer, random);
    if (!state.equals(there)) differing++;
    const compared = compare(tableFrom(game, words, state), tableFrom(game, words, there), viewer, random);
    if (typeof compared === 'string') difference = compared;
    else events += compared;
  }
  return { events, differing, difference };
}

/** A table after some random steps, at most so many. */
function walked<S extends State>(
  table: Table<S>,
  steps: number,
  random: Random,
): { readonly state: S; readonly over: boolean } {
  const options = new Options();
  for (let left = random.below(steps); left > 0 && !table.over; left--) {
    options.clear();
    table.game.options(table.state, options);
    table.play(table.game.mover(table.state), table.game.token(options.at(random.below(options.count))));
  }
  return { state: table.state, over: table.over };
}

const PARIS = { pairs: 50, steps: 120 };

describe('the events of a seat do not depend on what it cannot know', () => {
  it('among pebbles', () => {
    const { difference, differing } = run<ToyState>(toy, toyWords, { pebbles: '9' }, { pairs: 80, steps: 5 });
    expect(difference).toBeNull();
    expect(differing).toBeGreaterThan(3);
  });

  it('in Le Havre', () => {
    const settings = { players: '2', length: 'full' };
    const { difference, events } = run<LeHavreState>(leHavre, leHavreWords, settings, { pairs: 20, steps: 120 });
    expect(difference).toBeNull();
    expect(events).toBeGreaterThan(100);
  });

  it('in Paris', () => {
    const { difference, differing, events } = run<ParisState>(paris, parisWords, { players: '2' }, PARIS);
    expect(difference).toBeNull();
    expect(differing).toBeGreaterThan(30);
    expect(events).toBeGreaterThan(100);
  });

  it('and it is found where what is told gives something away', () => {
    const tell: Words<ParisState> = {
      ...parisWords,
      consequences: (_, { francs }) => [{ message: { key: 'purse', args: { francs: [...francs].join() } } }],
    };
    expect(run<ParisState>(paris, tell, { players: '2' }, PARIS).difference).toMatch(/purse/);
  });
});

describe('a spectator', () => {
  it('sees what everybody may, and can do nothing', () => {
    const live = new LiveTable({ table: started(toy, { pebbles: '9' }), words: toyWords, seats: people(2) });
    live.open();
    live.do({ kind: 'play', seat: 0, tokens: ['draw'] });
    const watching = live.as(SPECTATOR);
    const tokens = watching.since(0).map((event) => (event.kind === 'played' ? event.token : event.kind));
    expect(tokens).toEqual(['draw', 'card ?']);
    expect(watching.now()).toMatchObject({ options: [], interjections: [], undo: 'seen', hint: null });
    expect(watching.now().view.secret[0]).toBe(255);
    expect(live.do({ kind: 'undo', seat: SPECTATOR })).toEqual({ done: false, why: 'no-such-seat' });
  });
});
