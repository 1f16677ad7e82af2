import { playerNamed } from '@quayside/bots';
import { bots } from '@quayside/bots/games/paris';
import { LANGUAGES, type Language, NOBODY, Options, Random, Table } from '@quayside/kernel';
import {
  argumentOf,
  francsFor,
  KINDS_OF_TOKEN,
  Kind,
  kindOf,
  type ParisState,
  Phase,
  paris,
  TOKENS,
} from '@quayside/paris';
import { Speaker } from '@quayside/speech';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatLabel } from '../src/game-ui.ts';
import { page as ui } from '../src/paris/module.tsx';
import { bookIn } from '../src/text/books.ts';
import { SpeechProvider } from '../src/text/speech.tsx';

/** A game for three, as a bot plays it: every state as the one who decides sees it, and what could be chosen. */
interface Moment {
  readonly state: ParisState;
  readonly view: ParisState;
  readonly seat: number;
  readonly options: readonly number[];
}
const moments: Moment[] = [];
const PLAYERS = 3;
const SEATS: readonly SeatLabel[] = ['blue', 'green', 'red'].map((colour, seat) => ({
  seat,
  colour,
  name: colour,
  role: null,
}));
const speakers = new Map<Language, Speaker>();

const viewOf = (state: ParisState, seat: number): ParisState => {
  const view = paris.blank();
  paris.view(state, seat, view);
  return view;
};

beforeAll(async () => {
  for (const language of LANGUAGES) {
    speakers.set(
      language,
      new Speaker(language, { ...(await bookIn(language)), ...ui.words.messages[language], ...ui.texts[language] }),
    );
  }
  const settings = { players: String(PLAYERS), tokens: 'random', districts: 'free' };
  const started = Table.start(paris, { settings, seed: 'face' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const bot = playerNamed(bots, 'greedy');
  const random = new Random('face');
  const list = new Options();
  const note = (): void => {
    const state = paris.blank();
    state.copyFrom(table.state);
    list.clear();
    paris.options(state, list);
    const options = Array.from({ length: list.count }, (_, at) => list.at(at));
    const seat = Math.max(0, paris.mover(state));
    moments.push({ state, view: viewOf(state, seat), seat, options });
  };
  while (!table.over) {
    note();
    const { view, seat, options } = moments.at(-1) as Moment;
    const chosen = bot?.choose(view, seat, random) ?? options[0] ?? NOBODY;
    expect(table.play(seat, paris.token(chosen))).toBeNull();
  }
  note();
});

const drawn = (language: Language, children: ReactNode[]): string =>
  renderToStaticMarkup(
    createElement(SpeechProvider, { speaker: speakers.get(language) as Speaker, stand: ui.stand, children }),
  );

/** Everything that a seat has before it, and the names of the places in it. */
function placesSeenBy({ view, seat }: Pick<Moment, 'view' | 'seat'>): Set<string> {
  const props = { view, viewer: seat, seats: SEATS };
  const html = drawn('en', [
    createElement(ui.Board, { key: 'board', ...props }),
    createElement(ui.Own, { key: 'own', ...props, seat }),
    ...SEATS.filter((each) => each.seat !== seat).map((each) =>
      createElement(ui.Other, { key: each.colour, ...props, seat: each.seat }),
    ),
  ]);
  return new Set([...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place as string));
}

/** What is said in the bar alone. */
const NOWHERE: readonly number[] = [Kind.DECLINE, Kind.ENOUGH, Kind.PASS, Kind.END];
const some = (at: number): boolean => at % 5 === 0;

describe('the UI of Paris', () => {
  it('pins what others did, in few letters of every language', () => {
    const kinds = new Set<number>();
    for (const { state, seat, options } of moments) {
      for (const option of options) {
        const before = viewOf(state, (seat + 1) % PLAYERS);
        const deeds = ui.words.deeds({ seat, option, before: state, after: state });
        for (const { place, words } of ui.pins?.(option, before, deeds) ?? []) {
          kinds.add(kindOf(option));
          expect(place).toMatch(/^(arc|end|bank|place|district|bonus|supply)/);
          for (const speaker of speakers.values()) expect(speaker.say(words).length).toBeLessThanOrEqual(14);
          if (kindOf(option) === Kind.TO) {
            const francs = francsFor(state, state.from, argumentOf(option));
            expect(speakers.get('en')?.say(words)).toBe(`−${francs} ${francs === 1 ? 'franc' : 'francs'}`);
          }
        }
      }
    }
    for (const kind of [Kind.PLACE, Kind.TO, Kind.RAISE, Kind.SCORE, Kind.LOOK, Kind.BUY])
      expect(kinds).toContain(kind);
  });

  it('lays every option where it is on the table', () => {
    for (const moment of moments.filter((_, at) => some(at))) {
      const places = placesSeenBy(moment);
      for (const option of moment.options) {
        const lies = ui.placesOf(option, moment.view);
        expect(lies.length === 0, paris.token(option)).toBe(NOWHERE.includes(kindOf(option)));
        for (const place of lies) expect(places).toContain(place);
      }
    }
  });

  it('asks for pieces where nothing else is asked', () => {
    const asked = moments.filter(({ view, options }) => options.some((option) => ui.isPart(option, view)));
    expect(asked.length).toBeGreaterThan(0);
    for (const { view, options } of asked) {
      for (const option of options) expect(ui.isPart(option, view), paris.token(option)).toBe(true);
    }
  });

  it('does not take the second token a tile is sold as for a piece', () => {
    const state = paris.blank();
    state.phase = Phase.SELL_MORE;
    expect(ui.isPart(paris.parse('enough'), state)).toBe(false);
    state.phase = Phase.PRESTIGE_TILE;
    expect(ui.isPart(paris.parse('enough'), state)).toBe(true);
  });

  it('calls for no sale: it is possible at all times and seldom wanted', () => {
    const kinds = new Set(moments.flatMap(({ options }) => options.filter((each) => ui.isSeldom?.(each)).map(kindOf)));
    expect(kinds).toEqual(new Set([Kind.SELL, Kind.SELL_AS]));
  });

  it('counts everything that a seat has more and less of', () => {
    for (const [at, { state: after }] of moments.entries()) {
      const before = moments[at - 1]?.state;
      if (!before) continue;
      for (let seat = 0; seat < PLAYERS; seat++) {
        const gains = new Map(ui.gains(before, after, seat).map(({ key, amount }) => [key, amount]));
        expect(gains.get('francs') ?? 0).toBe(after.francsOf(seat) - before.francsOf(seat));
        expect(gains.get('points') ?? 0).toBe((after.points[seat] ?? 0) - (before.points[seat] ?? 0));
        expect(gains.get('keys') ?? 0).toBe((after.hand[seat] ?? 0) - (before.hand[seat] ?? 0));
        for (let kind = 0; kind < KINDS_OF_TOKEN; kind++)
          expect(gains.get(TOKENS[kind] as string) ?? 0).toBe(after.token(seat, kind) - before.token(seat, kind));
      }
    }
  });

  it('lets things travel between places that are drawn', () => {
    let travelled = 0;
    for (const [at, { state }] of moments.entries()) {
      const before = moments[at - 1]?.state;
      if (!before || !some(at)) continue;
      const view = viewOf(state, 0);
      const places = placesSeenBy({ view, seat: 0 });
      for (const { from, to } of ui.movements(viewOf(before, 0), view)) {
        travelled++;
        expect(places).toContain(from);
        expect(places).toContain(to);
        expect(from).not.toBe(to);
      }
    }
    expect(travelled).toBeGreaterThan(20);
  });

  it('tells nobody what is behind another screen', () => {
    const { state } = moments[Math.floor(moments.length / 2)] as Moment;
    const html = (of: ParisState): string =>
      drawn('en', [createElement(ui.Other, { key: 'other', view: viewOf(of, 0), viewer: 0, seats: SEATS, seat: 1 })]);
    const richer = paris.blank();
    richer.copyFrom(state);
    richer.addFrancs(1, 7);
    richer.addToken(1, 0, 1);
    expect(html(richer)).toBe(html(state));
  });

  it('adds up to the score', () => {
    const { state } = moments.at(-1) as Moment;
    const rows = ui.scoreRows(state);
    const total = (seat: number): number => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    expect([0, 1, 2].map(total)).toEqual(paris.scores(state));
    expect([0, 1, 2].map((seat) => ui.worth(state, 0, seat))).toEqual(paris.scores(state));
  });

  it.each(LANGUAGES)('says the table in words: %s', (language: Language) => {
    const speaker = speakers.get(language) as Speaker;
    for (const { view, seat } of moments.filter((_, at) => at % 60 === 0)) {
      const props = { view, viewer: seat, seats: SEATS };
      const words = drawn(language, [
        createElement(ui.InWords, { key: 'words', ...props }),
        createElement(ui.Status, { key: 'status', ...props }),
        ...ui.sections.map(({ id, Part }) => createElement(Part, { key: id, ...props })),
      ]);
      for (const key of ['paris.district.belleville', 'paris.landmark.louvre'])
        expect(words).toContain(speaker.text(key));
      expect(words).not.toMatch(/undefined|NaN|web\.|paris\.[a-z]/);
    }
    expect(speaker.say(ui.lineName('12.3 red'))).toBe('12.3');
    expect(speaker.say(ui.lineName('count'))).not.toBe('');
  });
});
