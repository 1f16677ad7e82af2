import { type Chapter, Options, Random, SPECTATOR, type State, tell, type Words } from '@quayside/kernel';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { LiveTable } from '@quayside/live';
import { people, started } from './tables.ts';

/** What is told, without where it is counted. */
const told = (chapters: readonly Chapter[]): unknown[] =>
  chapters.map(({ label, seat, deeds }) => [label, seat, deeds]);

/** Plays at random, with a step taken back now and then; `each` is called after every command. */
function playAtRandom<S extends State>(live: LiveTable<S>, seed: string, each: () => void): void {
  const random = new Random(seed);
  const options = new Options();
  while (live.awaiting.what === 'choice') {
    const { seat } = live.awaiting;
    if (random.below(6) > 0 || !live.do({ kind: 'undo', seat }).done) {
      options.clear();
      live.game.options(live.table.state, options);
      const token = live.game.token(options.at(random.below(options.count)));
      expect(live.do({ kind: 'play', seat, tokens: [token] })).toMatchObject({ done: true });
    }
    each();
  }
}

function atRandom<S extends State>(table: LiveTable<S>['table'], words: Words<S>): LiveTable<S> {
  const live = new LiveTable({ table, words, seats: people(2) });
  live.open();
  return live;
}

const HARBOUR = (): LiveTable<State> => atRandom(started(leHavre, { players: '2', length: 'short' }), leHavreWords);
const CITY = (): LiveTable<State> => atRandom(started(paris, { players: '2' }), parisWords);

describe.each([
  ['le-havre', HARBOUR],
  ['paris', CITY],
])('what a seat is told at a table of %s', (_, open) => {
  it('piece by piece is what it is told at once, whatever was taken back', () => {
    const live = open();
    const seats = [0, 1, SPECTATOR];
    let asked = 0;
    playAtRandom(live, 'story', () => {
      for (const seat of seats) live.as(seat).since(0);
      if (++asked % 5 > 0) return;
      for (const seat of seats) {
        const whole = tell(live.table, live.words, { from: 0, viewer: seat, onlyNews: false });
        expect(told(live.as(seat).story().slice(-3))).toEqual(told(whole.slice(-3)));
      }
    });
    expect(asked).toBeGreaterThan(50);
    for (const seat of seats) {
      const whole = tell(live.table, live.words, { from: 0, viewer: seat, onlyNews: false });
      expect(told(live.as(seat).story())).toEqual(told(whole));
      expect(told(live.as(seat).story(1, false).slice(1))).toEqual(told(whole.slice(1)));
    }
  });

  it('comes from events that can be counted: a view for every step, the last one as it is now', () => {
    const live = open();
    playAtRandom(live, 'views', () => {});
    for (const seat of [0, SPECTATOR]) {
      const reading = live.as(seat);
      const { steps, view, number } = reading.now();
      expect(reading.at(steps).equals(view)).toBe(true);
      expect(reading.at(0).equals(reading.at(1))).toBe(false);
      const events = reading.since(0);
      expect(events.map((event) => event.number)).toEqual(Array.from({ length: number }, (__, at) => at + 1));
      // What was told to be played is there, the last time it was played.
      const kept: string[] = [];
      for (const event of events) {
        if (event.kind === 'undone') kept.length = event.step;
        else if (event.kind === 'played') kept[event.step - 1] = event.line;
      }
      expect(kept).toEqual(Array.from({ length: steps }, (__, at) => reading.lineAt(at + 1)));
    }
  });

  it('can be gone through from any step on, as it is step by step', () => {
    const live = open();
    playAtRandom(live, 'gone through', () => undefined);
    for (const seat of [0, 1, SPECTATOR]) {
      const reading = live.as(seat);
      const { steps } = reading.now();
      const from = seat === 1 ? Math.floor(steps / 2) : 0;
      let seen = from;
      reading.replay(from, (view, step) => {
        expect(step).toBe(seen++);
        expect(reading.at(step).equals(view), `step ${step} of ${seat}`).toBe(true);
      });
      expect(seen).toBe(steps + 1);
    }
  });

  it('keeps chapters that are told, so that nobody draws them anew', () => {
    const live = open();
    let last: readonly Chapter[] = [];
    let kept = 0;
    const random = new Random('kept');
    for (let n = 0; n < 60; n++) {
      const { options } = live.as(live.awaiting.seat).now();
      const tokens = [live.game.token(options[random.below(options.length)] as number)];
      live.do({ kind: 'play', seat: live.awaiting.seat, tokens });
      const story = live.as(0).story();
      for (const [at, chapter] of last.slice(0, -1).entries()) {
        expect(story[at]).toBe(chapter);
        kept++;
      }
      last = story;
    }
    expect(kept).toBeGreaterThan(20);
  });
});

it('what is new since a turn counts from the last own turn, not from what was eaten at the end of a round', () => {
  const live = HARBOUR();
  let turns = 0;
  playAtRandom(live, 'news', () => {
    const { seat } = live.awaiting;
    const line = live.game.line(live.table.state);
    // At the beginning of a round whose turns are the other seat's and this one's.
    if (seat < 0 || !/^\d+\.1 /.test(line) || line.startsWith('1.')) return;
    const [first] = live.as(seat).news();
    const before = live.table.steps.findLast((step) => step.seat === 1 - seat && !step.line.includes('.end'));
    const own = live.table.steps.findLast(
      (step) =>
        step.seat === seat &&
        step.line.endsWith(live.game.seatsOf(live.table.state)[seat] as string) &&
        step.line !== line,
    );
    if (!before || !own || live.table.steps.indexOf(before) < live.table.steps.indexOf(own)) return;
    turns++;
    expect(first?.label).toBe(before.line);
  });
  expect(turns).toBeGreaterThan(2);
});
