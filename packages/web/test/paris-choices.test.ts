import { playerNamed } from '@quayside/bots';
import { bots } from '@quayside/bots/games/paris';
import { LANGUAGES, Options, Random, Table } from '@quayside/kernel';
import {
  argumentOf,
  districtPoints,
  FRANCS_AT_END,
  highOf,
  Kind,
  kindOf,
  lowOf,
  type ParisState,
  Phase,
  paris,
} from '@quayside/paris';
import { Speaker } from '@quayside/speech';
import { beforeAll, describe, expect, it } from 'vitest';
import { page as ui } from '../src/paris/module.tsx';
import { keyMoved } from '../src/paris/moves.ts';
import { worthOfEnd, worthOfScore } from '../src/paris/worth.ts';
import { type Way, waysIn } from '../src/table/choosing.ts';
import { decisionIn, wordsOf } from '../src/table/decision.ts';
import type { Scene } from '../src/table/scene.ts';
import { bookIn } from '../src/text/books.ts';
import { greedy } from './scenes.ts';

/** What the one who decides sees in games of a bot, and what could be chosen. */
interface Moment {
  readonly view: ParisState;
  readonly seat: number;
  readonly options: readonly number[];
}
const moments: Moment[] = [];

const optionsOf = (state: ParisState): number[] => {
  const list = new Options();
  paris.options(state, list);
  return Array.from({ length: list.count }, (_, at) => list.at(at));
};
const after = (view: ParisState, ...options: readonly number[]): ParisState => {
  const state = paris.blank();
  state.copyFrom(view);
  for (const option of options) paris.apply(state, option);
  return state;
};
const waysOf = ({ view, seat, options }: Moment): readonly Way[] =>
  waysIn(ui, { view, viewer: seat, options, step: 0, steps: 0 } as unknown as Scene<ParisState>).all;
const moved = ({ options }: Way): boolean => options.some((option) => kindOf(option) === Kind.MOVE);

/** Is a landmark built by these? A key may have nowhere else to go. */
const raisesIn = (view: ParisState, options: readonly number[]): boolean => {
  const last = options.at(-1) as number;
  const before = after(view, ...options.slice(0, -1));
  return after(before, last).landmark.some((each, landmark) => each !== 0 && before.landmark[landmark] === 0);
};

beforeAll(() => {
  for (const [seed, districts] of [
    ['one', 'printed'],
    ['two', 'free'],
  ] as const) {
    const started = Table.start(paris, { settings: { players: '3', districts }, seed });
    if (!started.ok) throw new Error('no table');
    const table = started.value;
    const bot = playerNamed(bots, 'greedy');
    const random = new Random(seed);
    while (!table.over) {
      const seat = paris.mover(table.state);
      const view = paris.blank();
      paris.view(table.state, seat, view);
      const options = optionsOf(view);
      moments.push({ view, seat, options });
      table.play(seat, paris.token(bot?.choose(view, seat, random) ?? (options[0] as number)));
    }
  }
});

describe('choosing in Paris', () => {
  it('says on the button that a landmark is built, also where something is bought for it', () => {
    const verbs = new Set<string>();
    for (const moment of moments) {
      const { view } = moment;
      for (const { options } of waysOf(moment).filter(({ deed }) => deed === 'move')) {
        const builds = raisesIn(view, options);
        const key = ui.primary?.(view, options, view).key ?? '';
        expect(key.endsWith(builds ? 'build' : 'move'), options.map(paris.token).join(', ')).toBe(true);
        verbs.add(key);
      }
    }
    expect([...verbs].toSorted()).toEqual(
      ['build', 'buy-and-build', 'buy-and-move', 'move'].map((each) => `web.paris.do.${each}`),
    );
  });

  it('tells of an end-game tile that it is kept or given away', () => {
    const told = new Set<number>();
    for (const { view, seat, options } of moments) {
      for (const option of options) {
        const kind = kindOf(option);
        if (kind !== Kind.KEEP && kind !== Kind.USE_END) continue;
        const gained = ui.gains(view, after(view, option), seat).find(({ key }) => key === 'end-tiles');
        expect(gained?.amount).toBe(kind === Kind.KEEP ? 1 : -1);
        told.add(kind);
      }
    }
    expect(told.size).toBe(2);
  });

  it('picks a key up only where it has several places to go; else it names the one', () => {
    let [lifted, straight] = [0, 0];
    for (const { view, options } of moments) {
      for (const option of options.filter((each) => kindOf(each) === Kind.MOVE)) {
        const asks = after(view, option).phase === Phase.TARGET;
        expect(ui.deedOf?.(option, view)).toBe(asks ? 'lift' : 'move');
        expect(ui.lifts?.(option, view)).toBe(asks);
        expect(ui.placesOf(option, view).length > 1).toBe(!asks);
        if (asks) lifted++;
        else straight++;
      }
    }
    expect(Math.min(lifted, straight)).toBeGreaterThan(3);
  });

  it('has the guide speak of landmarks also where a key can do nothing but build one', () => {
    const landmark = ui.guide?.find(({ id }) => id === 'landmark');
    const place = ({ view, seat, options }: Moment): string | null | undefined => landmark?.place(view, seat, options);
    const builds = ({ view }: Moment, option: number): boolean =>
      kindOf(option) === Kind.MOVE && after(view, option).landmark.some((at, which) => at !== view.landmark[which]);
    const alone = moments.filter((moment) => moment.options.some((option) => builds(moment, option)));
    expect(alone.length).toBeGreaterThan(0);
    for (const moment of alone) expect(place(moment)).toMatch(/^landmark /);
  });

  it('says beforehand what a move costs', () => {
    let priced = 0;
    for (const moment of moments.filter(({ view }) => view.phase === Phase.ACTION)) {
      const { view, seat } = moment;
      for (const { options } of waysOf(moment).filter((way) => way.deed === 'move' && moved(way))) {
        const price = keyMoved(view, options)?.francs ?? 0;
        expect(price, options.map((each) => paris.token(each)).join(', ')).toBeGreaterThan(0);
        expect(view.francsOf(seat) - after(view, ...options).francsOf(seat)).toBe(price);
        priced++;
      }
    }
    expect(priced).toBeGreaterThan(50);
  });

  it('tells several ways at one place apart in short, and never two alike', () => {
    const told = new Set<string>();
    for (const moment of moments.filter((_, at) => at % 3 === 0)) {
      const ways = waysOf(moment);
      for (const place of new Set(ways.flatMap(({ places }) => places))) {
        const here = ways.filter(({ places }) => places.includes(place)).map((way) => wordsOf(ui, moment.view, way));
        const chips = here.length > 1 ? ui.chips?.(here) : null;
        if (!chips) continue;
        for (const { key } of chips) told.add(key);
        const apart = chips.map(({ key, args }) => JSON.stringify(args?.[key.split('.').at(-1) ?? '']));
        expect(new Set(apart).size).toBe(here.length);
      }
    }
    expect([...told].sort()).toEqual(['web.paris.chip.district', 'web.paris.chip.from', 'web.paris.chip.place']);
  });

  it('buys on the way only what opens a place that is else out of reach', () => {
    let bought = 0;
    for (const moment of moments.filter(({ view }) => view.phase === Phase.ACTION)) {
      const ways = waysOf(moment);
      const direct = new Set(
        ways.filter(({ detour, deed }) => !detour && deed === 'move').flatMap((way) => way.places),
      );
      for (const { options, places } of ways.filter(({ detour, deed }) => detour && deed === 'move')) {
        expect(kindOf(options[0] as number)).toBe(Kind.BUY);
        expect(places.some((place) => !direct.has(place))).toBe(true);
        bought++;
      }
    }
    expect(bought).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has a sentence and a verb for everything that is asked: %s', async (language) => {
    const speaker = new Speaker(language, {
      ...(await bookIn(language)),
      ...ui.words.messages[language],
      ...ui.texts[language],
    });
    const said = (words: string | undefined): void => expect(words).not.toMatch(/undefined|NaN|web\.|paris\.[a-z]|^$/);
    for (const moment of moments.filter((_, at) => at % 7 === 0)) {
      const { view, seat } = moment;
      said(speaker.say(ui.ask?.(view, seat) ?? { key: '' }));
      for (const { options } of waysOf(moment)) {
        said(speaker.say(ui.primary?.(view, options, view) ?? { key: '' }));
        said(speaker.say(ui.words.option(after(view, ...options.slice(0, -1)), options.at(-1) as number)));
      }
    }
  });
});

describe('what has to be answered in Paris', () => {
  const propose = greedy(ui, bots, 'answers');

  it('is answered sensibly from the start; the action is the player’s own', () => {
    const asked = new Set<number>();
    for (const { view, seat, options } of moments) {
      const scene = {
        view,
        viewer: seat,
        options,
        step: 0,
        steps: 0,
        awaiting: 'choice',
      } as unknown as Scene<ParisState>;
      const { path } = decisionIn(ui, scene, waysIn(ui, scene), propose, { way: null, wishes: [], picked: null });
      if (options.some((option) => ui.answers?.(option, view) && !ui.opens(option, view))) {
        asked.add(view.phase);
        expect(path).toHaveLength(1);
        expect(options).toContain(path?.[0]);
        expect([Kind.BUY, Kind.SELL, Kind.USE_BONUS, Kind.USE_END]).not.toContain(kindOf(path?.[0] ?? -1));
      } else if (view.phase === Phase.ACTION) expect(path).toBeNull();
    }
    for (const phase of [Phase.DRAW, Phase.PUT, Phase.BONUS, Phase.SCORE]) expect(asked).toContain(phase);
  });

  it('says when nothing can be done but pass, and that unused tiles are lost after the last turn', () => {
    const told = new Set<string>();
    for (const { view, seat, options } of moments) {
      const { key } = ui.ask?.(view, seat) ?? { key: '' };
      const kinds = new Set(options.map(kindOf));
      const canUse = kinds.has(Kind.USE_BONUS) || kinds.has(Kind.USE_END);
      const isDone = kinds.has(Kind.END) || kinds.has(Kind.PASS);
      told.add(key);
      expect(key === 'web.paris.ask.last-use').toBe(canUse && isDone && view.ending === 2);
      const canSell = kinds.has(Kind.SELL) || kinds.has(Kind.SELL_AS);
      if (kinds.has(Kind.PASS)) expect(key).toMatch(canSell ? /\.(pass-sell|last-use)$/ : /\.(pass|last-use)$/);
    }
    expect(told).toContain('web.paris.ask.after-use');
    expect(told).toContain('web.paris.ask.last-use');
  });
});

describe('the tray', () => {
  const seen = (phase: Phase): Moment[] => moments.filter(({ view }) => view.phase === phase);

  it('says what an end-game tile brings, as the game counts it', () => {
    const reasons = new Set<string>();
    for (const { view, seat, options } of seen(Phase.LOOK)) {
      for (const option of options) {
        const reward = view.figures.end[argumentOf(option) - 1];
        const { points, francs, reason } = worthOfEnd(view, seat, option);
        // Bonus tile 27 turns francs into points.
        const turned = view.holds(seat, FRANCS_AT_END) ? francs : 0;
        if (reward && !('token' in reward)) expect([points - turned, francs]).toEqual([reward.points, reward.francs]);
        else expect(points + francs).toBeGreaterThan(0);
        reasons.add(reason?.key ?? '');
      }
    }
    expect(reasons).toContain('web.paris.tray.sold');
  });

  it('says what a score tile would bring in each district', () => {
    expect(seen(Phase.SCORE).length).toBeGreaterThan(0);
    for (const { view, seat, options } of seen(Phase.SCORE)) {
      for (const option of options.filter((each) => kindOf(each) === Kind.SCORE)) {
        const placed = paris.blank();
        placed.copyFrom(view);
        placed.score[lowOf(argumentOf(option))] = highOf(argumentOf(option)) + 1;
        expect(worthOfScore(view, seat, option)).toBe(districtPoints(placed, lowOf(argumentOf(option)))[seat]);
      }
    }
  });

  it('lies on the table only where tiles are picked from it', () => {
    const phases = new Set(moments.filter(({ view }) => ui.onTray?.(view)).map(({ view }) => view.phase));
    expect(phases).toEqual(new Set([Phase.LOOK, Phase.SCORE, Phase.PUT]));
  });
});

it('the button that ends the last turn says how many tiles that bring something are lost with it, and no other one does', () => {
  const ended = { losing: 0, other: 0 };
  for (let n = 0; n < 40; n++) {
    const seed = `last ${n}`;
    const started = Table.start(paris, { settings: { players: '2' }, seed });
    if (!started.ok) throw new Error('no table');
    const table = started.value;
    const [player, random] = [playerNamed(bots, 'random'), new Random(seed)];
    while (!table.over) {
      const view = paris.blank();
      paris.view(table.state, table.state.seat, view);
      const options = optionsOf(view);
      const end = options.find((option) => kindOf(option) === Kind.END);
      const uses = options.filter((option) => [Kind.USE_BONUS, Kind.USE_END].some((kind) => kind === kindOf(option)));
      const message = end === undefined ? null : ui.primary?.(view, [end], view);
      if (message?.key === 'web.paris.do.end-losing') {
        ended.losing++;
        expect(view.ending).toBe(2);
        expect(message.args?.['n']).toBeGreaterThan(0);
        expect(message.args?.['n']).toBeLessThanOrEqual(uses.length);
      } else if (message) ended.other++;
      table.play(view.seat, paris.token(player?.choose(view, view.seat, random) as number));
    }
  }
  expect(Math.min(ended.losing, ended.other)).toBeGreaterThan(0);
});
