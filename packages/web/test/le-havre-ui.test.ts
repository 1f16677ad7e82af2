import { playerNamed } from '@quayside/bots';
import { bots } from '@quayside/bots/games/le-havre';
import { CHANCE, LANGUAGES, type Language, Options, Random, Table } from '@quayside/kernel';
import { CARDS, GOOD_NAMES, Kind, kindOf, leHavre, type LeHavreState, TOWN, wealth } from '@quayside/le-havre';
import { Speaker } from '@quayside/speech';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Gain, SeatLabel } from '../src/game-ui.ts';
import { GainPill } from '../src/le-havre/GainPill.tsx';
import { page as ui } from '../src/le-havre/module.tsx';
import { bookIn } from '../src/text/books.ts';
import { SpeechProvider } from '../src/text/speech.tsx';

/** A short game for three, as a bot plays it: every state and what was played in it. */
interface Moment {
  readonly state: LeHavreState;
  readonly options: readonly number[];
}
const moments: Moment[] = [];

const copy = (of: LeHavreState): LeHavreState => {
  const state = leHavre.blank();
  state.copyFrom(of);
  return state;
};

beforeAll(() => {
  const started = Table.start(leHavre, { settings: { players: '3', length: 'short' }, seed: 'face' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const bot = playerNamed(bots, 'greedy');
  const random = new Random('face');
  const list = new Options();
  while (!table.over) {
    const { state } = table;
    list.clear();
    leHavre.options(state, list);
    moments.push({ state: copy(state), options: Array.from({ length: list.count }, (_, at) => list.at(at)) });
    const chosen = bot?.choose(copy(state), state.seat, random) ?? CHANCE;
    expect(table.play(state.seat, leHavre.token(chosen))).toBeNull();
  }
  moments.push({ state: copy(table.state), options: [] });
});

const PLACE = /^(offer|card|ship|tile|pile|seat|town|round|food|loans)( |$)/;

describe('the UI of Le Havre', () => {
  it('pins what others did, and nothing on what is the viewer’s own', () => {
    const kinds = new Set<number>();
    for (const { state, options } of moments) {
      for (const option of options) {
        const [verb, what = ''] = leHavre.token(option).split(' ');
        const pins = ui.pins?.(option, state, []) ?? [];
        if (pins.length > 0) kinds.add(kindOf(option));
        for (const { place } of pins) expect(place).not.toMatch(/^(loans|seat|ship .*-\d)/);
        if (verb === 'take') {
          const words = { key: 'web.lh.pin.took', args: { n: state.offer(GOOD_NAMES.indexOf(what as never)) } };
          expect(pins).toEqual([{ place: `offer ${what}`, words }]);
        }
        if (verb === 'repay') expect(pins).toEqual([]);
      }
    }
    for (const kind of [Kind.TAKE, Kind.ENTER, Kind.BUY, Kind.BUILD, Kind.SELL]) expect(kinds).toContain(kind);
  });

  it('lays offers, buildings and ships where they are on the table', () => {
    for (const { state, options } of moments) {
      for (const option of options) {
        const [verb, what] = leHavre.token(option).split(' ');
        const places = ui.placesOf(option, state);
        for (const place of places) expect(place).toMatch(PLACE);
        if (verb === 'take') expect(places).toEqual([`offer ${what}`]);
        if (verb === 'enter') expect(places).toEqual([`card ${what}`]);
        if (kindOf(option) === Kind.BUY_SHIP) expect(places).toEqual([`ship ${what?.replace('-ship', '')}`]);
      }
    }
  });

  it('asks for pieces either all as parts or with what may be done besides', () => {
    const alone = moments.filter(
      ({ state, options }) => options.length > 0 && options.every((each) => ui.isPart(each, state)),
    );
    expect(alone.length).toBeGreaterThan(0);
    for (const { options } of alone) for (const option of options) expect(ui.ends(option)).toBe(false);
  });

  it('counts everything that a seat has more and less of', () => {
    for (const [at, { state: after }] of moments.entries()) {
      const before = moments[at - 1]?.state;
      if (!before) continue;
      for (let seat = 0; seat < after.players; seat++) {
        const gains = new Map(ui.gains(before, after, seat).map(({ key, amount }) => [key, amount]));
        for (const [good, name] of GOOD_NAMES.entries())
          expect(gains.get(name) ?? 0).toBe(after.has(seat, good) - before.has(seat, good));
        expect(gains.get('loan') ?? 0).toBe(after.loansOf(seat) - before.loansOf(seat));
      }
    }
  });

  it('lets things travel between places of the table only', () => {
    const travelled = moments.flatMap(({ state }, at) => {
      const before = moments[at - 1]?.state;
      return before ? ui.movements(before, state) : [];
    });
    expect(travelled.length).toBeGreaterThan(moments.length / 4);
    for (const { from, to } of travelled) {
      expect(from).toMatch(PLACE);
      expect(to).toMatch(PLACE);
      expect(from).not.toBe(to);
    }
  });

  it('names the deed on the button, and never only the option', () => {
    const verbs = new Set<string>();
    for (const { state, options } of moments) {
      for (const option of options) {
        const said = ui.primary?.(state, [option], state).key ?? '';
        if (kindOf(option) === Kind.TAKE) expect(said).toBe('web.lh.do.take');
        if (kindOf(option) === Kind.ENTER) verbs.add(said);
      }
      if (options.length > 0) expect(ui.ask?.(state, state.seat).key).toMatch(/^web\.lh\.ask\./);
    }
    expect([...verbs].sort()).toEqual(['web.lh.do.enter', 'web.lh.do.pay-and-enter']);
  });

  it('has every building that stands in the street of its owner', () => {
    const { state } = moments.at(-1) as Moment;
    const streets = new Map(ui.inStreets?.(state, 0).map(({ name, street }) => [name, street]));
    for (const [card, { slug }] of CARDS.entries()) {
      const owner = state.ownerOf(card);
      expect(streets.get(`card ${slug}`)).toBe(owner <= TOWN ? owner : undefined);
    }
  });

  it('says in one figure what a visit brings, and nothing that is not so', () => {
    const gain = (key: string, amount: number): Gain => ({
      key,
      amount,
      icon: createElement('i', null, key),
      words: { key },
    });
    const figure = (...visit: Gain[]): string =>
      renderToStaticMarkup(createElement(GainPill, { visit }))
        .replaceAll(/<svg.*?<\/svg>/g, '▢')
        .replaceAll(/<[^>]*>/g, '');
    expect(figure(gain('brick', 4), gain('franc', 2), gain('clay', -4))).toBe('+4brick');
    expect(figure(gain('wood', 1), gain('iron', 1), gain('coal', 1), gain('hide', 1))).toBe('+4▢');
    expect(figure(gain('franc', 7), gain('wood', -3))).toBe('+7franc');
    expect(figure(gain('sawmill', 1), gain('fishery', 1), gain('wood', -4))).toBe('2▢');
    expect(figure(gain('iron-4', 1), gain('iron', -4))).toBe('+1iron-4');
    expect(figure(gain('loan', 1), gain('fish', -2))).toBe('');
    // Which ship is built will be chosen.
    expect(figure({ ...gain('iron-4', 1), open: true }, gain('iron', -4))).toBe('▢');
  });

  it('adds up to the score', () => {
    const { state } = moments.at(-1) as Moment;
    const rows = ui.scoreRows(state);
    const total = (seat: number): number => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    expect([0, 1, 2].map(total)).toEqual(leHavre.scores(state));
    expect(ui.worth(state, 0, 1)).toBe(wealth(state, 1).total);
    expect(ui.verdict(state)).toBeNull();
  });

  it.each(LANGUAGES)('says the table in words: %s', async (language: Language) => {
    const speaker = new Speaker(language, {
      ...(await bookIn(language)),
      ...ui.words.messages[language],
      ...ui.texts[language],
    });
    const seats: SeatLabel[] = ['red', 'green', 'blue'].map((colour, seat) => ({
      seat,
      colour,
      name: colour,
      role: null,
    }));
    for (const { state: view } of moments.filter((_, at) => at % 40 === 0)) {
      const words = renderToStaticMarkup(
        createElement(SpeechProvider, {
          speaker,
          stand: ui.stand,
          children: [
            createElement(ui.InWords, { key: 'words', view, viewer: 0, seats }),
            createElement(ui.Status, { key: 'status', view, viewer: 0, seats }),
          ],
        }),
      );
      expect(words).toContain(speaker.text('card.building-firm-1'));
      expect(speaker.say(ui.lineName(leHavre.line(view)))).not.toBe('');
    }
    for (const label of ['4.2 red', '4.end', 'final.1 red', 'count'])
      expect(speaker.say(ui.lineName(label))).not.toBe('');
  });
});
