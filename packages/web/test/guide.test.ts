import { type GameBots, Greedy, mindFor, Search, type Thought } from '@quayside/bots';
import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import { LANGUAGES, Random, type State, Table } from '@quayside/kernel';
import { LiveTable, seated } from '@quayside/live';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { page as leHavre } from '../src/le-havre/module.tsx';
import { page as paris } from '../src/paris/module.tsx';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { LIFT, waysIn } from '../src/table/choosing.ts';
import { decisionIn } from '../src/table/decision.ts';
import { GREETING, GuideMemory, isMet, metByTitle } from '../src/table/guide/memory.ts';
import { type Box, poleBetween, standingPlace } from '../src/table/guide/placing.ts';
import { advisedWays } from '../src/table/guide/proposal.ts';
import { askedIn, fits, foundAlone, maySpeak, newThing } from '../src/table/guide/things.ts';
import { optionsOf, type Proposer } from '../src/table/plan.ts';
import type { Scene } from '../src/table/scene.ts';
import { FakeStorage } from './storage.ts';

interface Given {
  readonly id: string;
  readonly ui: GameUI;
  readonly bots: GameBots;
}
const GAMES: readonly Given[] = [
  { id: 'le-havre', ui: leHavre as unknown as GameUI, bots: leHavreBots },
  { id: 'paris', ui: paris as unknown as GameUI, bots: parisBots },
];
const SEEDS = ['one', 'two', 'three'];
const NONE = { way: null, wishes: [], picked: null };

/** A table as somebody new finds it. */
function tableOf({ game, firstTable }: GameUI, seed: string): Table<State> {
  const started = Table.start(game, { settings: { players: '2', ...firstTable }, seed });
  if (!started.ok) throw new Error('no table');
  return started.value;
}

/** What a seat sees that is asked, or looks on while another is. */
function sceneOf({ game }: GameUI, { state, steps }: Table<State>, viewer: number): Scene {
  const view = game.blank();
  game.view(state, viewer, view);
  const mover = game.mover(state);
  const isAsked = mover === viewer;
  const scene: Partial<Scene> = {
    view,
    viewer,
    mover,
    step: steps.length,
    steps: steps.length,
    awaiting: isAsked ? 'choice' : 'bot',
    options: isAsked ? optionsOf({ game }, view) : [],
  };
  return scene as Scene;
}

/** One thing as it was told: where, and what was proposed meanwhile. */
interface Telling {
  readonly id: string;
  readonly place: string;
  readonly options: readonly number[];
  readonly proposed: readonly number[] | null;
  /** All that is played for what is proposed. */
  readonly path: readonly number[];
  /** Is what is proposed said to be a deed of the thing? */
  readonly fits: boolean;
  readonly isIn: boolean;
  readonly isShown: boolean;
  /** What is new too in what is played, before this and after it; what of it is named. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly besides: readonly string[];
  /** How many points what is proposed gives away, as a captain sees it. */
  readonly loss: number;
}

const proposerOf = ({ bots }: Given): Proposer<State> => {
  const { insight, evaluation } = mindFor(bots);
  const greedy = new Greedy(insight, evaluation);
  return (state, seat, among) => greedy.choose(state, seat, new Random('guide'), among);
};

/** What a good player thinks, found in a moment. */
const counselOf =
  ({ bots }: Given): ((view: State) => Thought) =>
  (view) => {
    const { insight, evaluation, params } = mindFor(bots);
    const search = new Search(insight, evaluation, view, 0, new Random('counsel'), params);
    search.think(80);
    return search.thought();
  };

/** A game in which a guide speaks to the first seat, and somebody sensible plays for all. */
function tellings(given: Given, seed: string, met: Set<string>): Telling[] {
  const { ui } = given;
  const propose = proposerOf(given);
  const counsel = counselOf(given);
  const table = tableOf(ui, seed);
  const told: Telling[] = [];
  while (!table.over && ui.guide?.some(({ id }) => !met.has(id))) {
    const mover = ui.game.mover(table.state);
    const scene = sceneOf(ui, table, 0);
    if (maySpeak(ui, scene)) {
      const ways = waysIn(ui, scene);
      const decision = decisionIn(ui, scene, ways, propose, NONE);
      const thought = counsel(scene.view);
      const advised = advisedWays(ui, scene, ways, thought, propose);
      const own = decision.path ?? [];
      const found = newThing(ui, scene, { asked: askedIn(scene, ways, decision), met, advised, own });
      if (found) {
        const { thing, place, way } = found;
        expect(way?.deed).not.toBe(LIFT);
        const path = (way ? advised.find((each) => each.way === way)?.path : own) ?? [];
        const newIn = (part: readonly number[]): string[] =>
          ui.guide
            ?.filter((each) => each !== thing && !met.has(each.id) && fits(each, scene, part))
            .map(({ id }) => id) ?? [];
        const at = found.fits ? path.findIndex((option) => fits(thing, scene, [option])) : 0;
        const valueOf = (option: number): number =>
          thought.considered.find((each) => each.option === option)?.value ?? -Infinity;
        told.push({
          id: thing.id,
          place,
          options: scene.options,
          proposed: way?.options ?? null,
          path,
          fits: found.fits,
          isIn: fits(thing, scene, path),
          isShown: thing.isShown === true,
          before: newIn(path.slice(0, at)),
          after: newIn(path.slice(at)),
          besides: found.besides.map(({ id }) => id),
          loss: way ? valueOf(thought.option) - valueOf(way.options[0] as number) : 0,
        });
        met.add(thing.id);
      }
    }
    const { view } = sceneOf(ui, table, mover);
    table.play(mover, ui.game.token(propose(view, mover)));
  }
  return told;
}

describe.each(GAMES)('the guide to $id', (given) => {
  const { ui } = given;
  const things = ui.guide ?? [];
  const told: Telling[] = [];

  beforeAll(() => {
    const met = new Set<string>();
    for (const seed of SEEDS) told.push(...tellings(given, seed, met));
  });

  it('tells everything within a few games, and nothing twice', () => {
    expect(told.map(({ id }) => id).toSorted()).toEqual(things.map(({ id }) => id).toSorted());
  });

  it('explains a deed where it is the one that is proposed, and says so of no other', () => {
    for (const { id, fits: isSaid, isIn, isShown, proposed, path, options } of told) {
      if (proposed) expect(options, id).toContain(proposed[0]);
      if (!isShown) expect(isIn, `${id}: ${path.map(ui.game.token).join(' + ')}`).toBe(true);
      if (proposed) expect(isSaid, id).toBe(isIn);
    }
  });

  it('explains what comes first in a deed, and names whatever else is new in it', () => {
    for (const { id, before, after, besides } of told) {
      expect(before, id).toEqual([]);
      expect(besides.toSorted(), id).toEqual(after.toSorted());
    }
    if (ui.id === 'paris') expect(told.some(({ besides }) => besides.length > 0)).toBe(true);
    const order = told.map(({ id }) => id);
    const [early, late] = ui.id === 'paris' ? ['landmark', 'prestige'] : ['ship', 'shipping'];
    expect(order.indexOf(early)).toBeLessThan(order.indexOf(late));
  });

  it('proposes what a good player would do', () => {
    const proposals = told.filter(({ proposed }) => proposed !== null);
    expect(proposals.length).toBeGreaterThan(told.length / 2);
    for (const { id, loss } of proposals) expect(loss, id).toBeLessThanOrEqual(1.5);
  });

  it('proposes the line to its end, wherever what is picked up goes', () => {
    const propose = proposerOf(given);
    const table = tableOf(ui, 'line');
    let followed = 0;
    while (!table.over) {
      const mover = ui.game.mover(table.state);
      const scene = sceneOf(ui, table, mover);
      const ways = waysIn(ui, scene);
      const lift = ways.all.find(({ deed }) => deed === LIFT);
      for (const { options } of lift && table.steps.length % 5 === 0 ? ways.targetsOf(lift) : []) {
        const [option = -1] = options;
        const thought = {
          option,
          simulations: 1,
          considered: [{ option, visits: 1, value: 0, best: 0, points: 0, lead: 0 }],
          line: options,
          otherLines: [],
        };
        expect(advisedWays(ui, scene, ways, thought, propose)[0]?.way.options).toEqual(options);
        followed++;
      }
      table.play(mover, ui.game.token(propose(scene.view, mover)));
    }
    if (ui.id === 'paris') expect(followed).toBeGreaterThan(0);
  });

  it('proposes nothing where a good player would end the turn', () => {
    const propose = proposerOf(given);
    const table = tableOf(ui, 'end');
    let ended = 0;
    while (!table.over) {
      const mover = ui.game.mover(table.state);
      const scene = sceneOf(ui, table, mover);
      const sensible = propose(scene.view, mover);
      const ways = waysIn(ui, scene);
      if (ui.ends(sensible) && ways.all.length > 0) {
        ended++;
        const considered = scene.options.map((option) => ({
          option,
          visits: 1,
          value: 0,
          best: 0,
          points: 0,
          lead: 0,
        }));
        const thought = { option: sensible, simulations: 1, considered, line: [sensible], otherLines: [] };
        expect(advisedWays(ui, scene, ways, thought, propose)).toEqual([]);
      }
      table.play(mover, ui.game.token(sensible));
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('says nothing while others are asked, nor about the past', () => {
    const scene = { ...sceneOf(ui, tableOf(ui, 'quiet'), 0) };
    if (maySpeak(ui, scene)) expect(scene.options.some((option) => ui.opens(option, scene.view))).toBe(false);
    expect(maySpeak(ui, { ...scene, awaiting: 'bot', mover: 1 })).toBe(false);
    expect(maySpeak(ui, { ...scene, steps: scene.step + 1 })).toBe(false);
    expect(newThing(ui, scene, { asked: [], met: new Set(), advised: [] })).toBeNull();
  });

  it.each(LANGUAGES)('is short: %s', (language) => {
    const texts = ui.texts[language];
    for (const id of [GREETING, ...things.map((thing) => thing.id)]) {
      const text = texts[`guide.${ui.id}.${id}.text`] ?? '';
      expect(texts[`guide.${ui.id}.${id}.name`], id).toBeTruthy();
      expect(words(text), `${id}: ${text}`).toBeGreaterThan(8);
      expect(words(text), `${id}: ${text}`).toBeLessThanOrEqual(40);
      if (id === GREETING) expect(text.match(/[.!](?= |$)/g)).toHaveLength(3);
    }
  });
});

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('what somebody has met', () => {
  const memory = (storage = new FakeStorage(), tables: readonly Partial<SavedTable>[] = []): GuideMemory =>
    new GuideMemory(new BrowserStorage(() => storage), { all: () => tables as SavedTable[] });

  it('is kept, for each game', () => {
    const storage = new FakeStorage();
    const first = memory(storage);
    first.meet('harbour', ['greeting', 'offer']);
    first.meet('harbour', ['offer', 'fee']);
    expect([...memory(storage).met('harbour')]).toEqual(['greeting', 'offer', 'fee']);
    expect(memory(storage).met('city').size).toBe(0);
  });

  it('is told once to who listens, and is the same set until then', () => {
    const kept = memory();
    let told = 0;
    kept.subscribe(() => told++);
    const before = kept.met('harbour');
    expect(kept.met('harbour')).toBe(before);
    kept.meet('harbour', ['offer']);
    kept.meet('harbour', ['offer']);
    expect(told).toBe(1);
    expect(isMet(kept.met('harbour'), 'offer')).toBe(true);
    expect(isMet(kept.met('harbour'), 'fee')).toBe(false);
  });

  it('is everything for who has finished the game before', () => {
    const tables = [
      { game: 'harbour', scores: [1, 2] },
      { game: 'city', scores: null },
    ];
    expect(isMet(memory(new FakeStorage(), tables).met('harbour'), 'anything')).toBe(true);
    expect(isMet(memory(new FakeStorage(), tables).met('city'), 'anything')).toBe(false);
  });

  it('is nothing again once it is forgotten, also for who has finished the game', () => {
    const kept = memory(new FakeStorage(), [{ game: 'harbour', scores: [1, 2] }]);
    kept.forget('harbour');
    expect(kept.met('harbour').size).toBe(0);
    kept.meet('harbour', ['offer']);
    expect([...kept.met('harbour')]).toEqual(['offer']);
  });

  it('is not yet what came by its title alone, unless that was three times', () => {
    const kept = memory();
    for (const isKnown of [false, false, true]) {
      kept.meet('harbour', [metByTitle(kept.met('harbour'), 'offer')]);
      expect(isMet(kept.met('harbour'), 'offer')).toBe(isKnown);
    }
  });

  it('comes again by its title after what never came', () => {
    const scene = { view: leHavre.game.blank() as State, viewer: 0 };
    const thing = (id: string) => ({ id, place: () => 'quay', tries: () => true });
    const ui = { guide: [thing('offer'), thing('fee')] } as unknown as GameUI;
    const told = (...met: string[]): string | undefined =>
      newThing(ui, scene, { asked: [1], met: new Set(met), advised: [], own: [1] })?.thing.id;
    const unread = metByTitle(new Set(), 'offer');
    expect([told(), told(unread), told(unread, 'fee')]).toEqual(['offer', 'fee', 'offer']);
  });

  it('is also what was found without a guide, but not what belonged to something else', () => {
    const ui = leHavre as unknown as GameUI;
    const table = tableOf(ui, 'alone');
    const live = new LiveTable({ table, words: ui.words, seats: [seated('person', ''), seated('person', '')] });
    live.open();
    const reading = live.as(0);
    const play = (token: string): void => {
      live.send({ kind: 'play', seat: 0, after: reading.now().number, tokens: [token] }, ({ done }) =>
        expect(done).toBe(true),
      );
    };
    play('supply');
    expect(foundAlone(ui, reading)).toEqual([]);
    play('enter building-firm-2');
    play('pay 1 franc');
    expect(foundAlone(ui, reading)).toEqual(['enter']);
  });
});

describe('where a call-out stands', () => {
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const zone = box(0, 40, 1000, 500);
  const leaf = { width: 496, height: 260, zone, kept: [], covered: [] };
  const isApart = (a: Box, b: Box): boolean =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

  it('never on what it speaks of, always in its zone, with a straight pole', () => {
    for (let left = 0; left <= 940; left += 47) {
      for (let top = 40; top <= 480; top += 40) {
        const target = box(left, top, 60, 60);
        const stands = standingPlace({ ...leaf, target });
        if (!stands) continue;
        expect(isApart(stands, target)).toBe(true);
        expect(isApart(stands, zone)).toBe(false);
        expect(stands.left).toBeGreaterThanOrEqual(zone.left);
        expect(stands.bottom).toBeLessThanOrEqual(zone.bottom);
        expect(poleBetween(target, stands)?.length).toBeGreaterThanOrEqual(14);
      }
    }
  });

  it('beside what must stay in sight, and on free ground rather than on things', () => {
    const target = box(480, 40, 60, 60);
    const slip = box(700, 40, 300, 500);
    const stands = standingPlace({ ...leaf, target, kept: [slip] });
    expect(stands && isApart(stands, slip)).toBe(true);
    const things = box(0, 120, 300, 300);
    const free = standingPlace({ ...leaf, target, covered: [{ box: things, weight: 1 }] });
    expect(free && isApart(free, things)).toBe(true);
  });

  it('with its pole beside what is written between them, where there is room beside it', () => {
    const target = box(400, 40, 100, 40);
    const stands = box(300, 200, 496, 260);
    const name = box(430, 120, 40, 16);
    expect(poleBetween(target, stands, [name])).toMatchObject({ y: 80, length: 120, towards: 'down' });
    const { x = 0 } = poleBetween(target, stands, [name]) ?? {};
    expect(x <= 426 || x >= 474, `${x}`).toBe(true);
    // A name above the whole of it: the pole ends there. Where everything else is written over, it stands in the middle.
    expect(poleBetween(target, stands, [box(390, 82, 120, 18)])).toEqual({
      x: 450,
      y: 100,
      length: 100,
      towards: 'down',
    });
    expect(poleBetween(target, stands, [box(0, 120, 1000, 16)])?.x).toBe(450);
  });

  it('nowhere where there is no room', () => {
    expect(standingPlace({ ...leaf, target: box(400, 200, 200, 200), width: 900 })).toBeNull();
    expect(standingPlace({ ...leaf, target: null, height: 600 })).toBeNull();
  });

  it('points up to the head and down to the own things', () => {
    const stands = box(100, 100, 496, 260);
    expect(poleBetween(box(300, 5, 90, 30), stands)).toEqual({ x: 345, y: 35, length: 65, towards: 'down' });
    expect(poleBetween(box(300, 600, 90, 30), stands)).toEqual({ x: 345, y: 600, length: 240, towards: 'up' });
    expect(poleBetween(box(620, 200, 40, 40), stands)).toEqual({ x: 620, y: 220, length: 24, towards: 'left' });
  });
});
