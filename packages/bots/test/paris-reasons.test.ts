import type { JsonObject } from '@quayside/kernel';
import { francsMessage, parisWith, pointsMessage, STANDARD_FIGURES } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { bots } from '../src/paris/module.ts';
import { reasonsFor } from './said.ts';

const whole = (district: string): string[] => [1, 2, 3, 4, 5, 8].map((value) => `${district}-${value}`);
const on = (district: string, ...values: readonly number[]): string[] => values.map((value) => `${district}-${value}`);

/** Every bonus tile once, in the order of their numbers. */
const TRACK = Array.from({ length: 30 }, (_, at) => ({ tile: at + 1, left: 1 }));

/** Nothing is drawn any more; blue decides. */
const at = (blue: JsonObject, green: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  endStack: [1, 2, 3, 4, 5, 6],
  buildings: [...whole('chaillot'), ...whole('belleville')],
  ...more,
  seats: { blue: { francs: 20, hand: 2, ...blue }, green: { francs: 20, hand: 5, ...green } },
});
const said = (position: JsonObject, tokens: string) => reasonsFor(bots, position, tokens);
const kinds = (position: JsonObject, tokens: string): string[] => Object.keys(said(position, tokens));
const toFour = 'move chaillot-bank; to chaillot-4';

describe('districts', () => {
  const scored = { scores: { chaillot: 1 } };

  it('says that a seat then leads where a score tile is, with both sums', () => {
    const keys = { keys: ['chaillot-bank'] };
    const told = said(at(keys, { keys: on('chaillot', 3) }, scored), toFour);
    expect(told['leads']).toMatchObject({ own: 4, best: 3, points: pointsMessage(20) });
    expect(kinds(at(keys, { keys: on('chaillot', 5) }, scored), toFour)).not.toContain('leads');
    expect(kinds(at(keys, { keys: on('chaillot', 3) }), toFour)).not.toContain('leads');
    expect(said(at(keys, {}, scored), toFour)['alone']).toMatchObject({ own: 4 });
  });

  it('says what the second scores, and that a lead grows', () => {
    const keys = { keys: ['chaillot-bank'] };
    const second = said(at(keys, { keys: on('chaillot', 5) }, scored), toFour);
    expect(second['scores']).toMatchObject({ own: 4, best: 5, points: pointsMessage(10) });
    const ahead = at({ keys: ['chaillot-bank', ...on('chaillot', 5)] }, { keys: on('chaillot', 3) }, scored);
    expect(said(ahead, toFour)['lead-grows']).toMatchObject({ own: 9, best: 3 });
    expect(kinds(ahead, 'place arc')).not.toContain('lead-grows');
  });

  it('says who leads where no score tile is yet', () => {
    const keys = { keys: ['chaillot-bank'] };
    expect(said(at(keys, { keys: on('chaillot', 3) }), toFour)['leads-open']).toMatchObject({ own: 4, best: 3 });
    expect(said(at(keys, { keys: on('chaillot', 5) }), toFour)['holds']).toMatchObject({ own: 4, best: 5 });
    expect(said(at(keys), toFour)['holds-alone']).toMatchObject({ own: 4 });
    expect(kinds(at(keys), 'place arc')).not.toContain('holds-alone');
  });

  it('calls a seat the leader whose sum is the same and whose highest value is higher (P-712)', () => {
    const five = 'move chaillot-bank; to chaillot-5';
    const keys = { keys: ['chaillot-bank'] };
    const same = { keys: on('chaillot', 4, 1) };
    const decided = { key: 'paris.reason.same-sum', args: { best: 5 } };
    const told = said(at(keys, same, scored), five);
    expect(told['leads']).toMatchObject({ own: 5, best: decided, points: pointsMessage(20), had: 0 });
    expect(told['scores']).toBeUndefined();
    expect(said(at(keys, same), five)['leads-open']).toMatchObject({ own: 5, best: decided });
    const fourth = at({ keys: ['chaillot-bank', ...on('chaillot', 1)] }, { keys: on('chaillot', 4, 2) });
    expect(said(fourth, `${five}; score 1 chaillot`)['places-and-leads']).toMatchObject({
      best: { args: { best: 6 } },
      points: pointsMessage(20),
    });
    // Now the other one has the highest.
    const behind = at({ keys: ['chaillot-bank', ...on('chaillot', 1)] }, { keys: on('chaillot', 5) });
    expect(said(behind, toFour)['holds']).toMatchObject({ own: 5, best: 5 });
    expect(said(behind, toFour)['leads-open']).toBeUndefined();
  });

  it('says that the next key is the fourth, where it is', () => {
    const two = at({ keys: ['chaillot-bank', ...on('chaillot', 5)] }, { keys: on('chaillot', 1) });
    expect(kinds(two, toFour)).toContain('ripe');
    expect(kinds(at({ keys: ['chaillot-bank'] }, { keys: on('chaillot', 1) }), toFour)).not.toContain('ripe');
  });

  it('says where a score tile is placed and what it pays as things stand', () => {
    const third = at({ keys: ['chaillot-bank'] }, { keys: on('chaillot', 1, 2, 3) });
    expect(said(third, `${toFour}; score 1 chaillot`)['places']).toMatchObject({ own: 4, best: 6 });
    const ahead = at({ keys: ['chaillot-bank', ...on('chaillot', 5)] }, { keys: on('chaillot', 1, 2) });
    expect(said(ahead, `${toFour}; score 1 chaillot`)['places-and-leads']).toMatchObject({
      own: 9,
      best: 3,
      points: pointsMessage(20),
    });
    const elsewhere = at({ keys: ['chaillot-bank', ...on('belleville', 5)] }, { keys: on('chaillot', 1, 2, 3) });
    expect(said(elsewhere, `${toFour}; score 1 belleville`)['places-alone']).toMatchObject({ own: 5 });
    // A tile where the seat has nothing is no reason.
    const none = kinds(third, `${toFour}; score 1 belleville`);
    for (const kind of ['places', 'places-and-leads', 'places-alone']) expect(none).not.toContain(kind);
  });
});

describe('keys', () => {
  it('says what a bank pays, that none pays more, and that nobody else is there', () => {
    const best = said(at({}), 'place chaillot');
    expect(best['best-bank']).toMatchObject({ francs: francsMessage(7) });
    expect(best['bank-alone']).toBeDefined();
    // What a bank pays the step itself says.
    expect(kinds(at({}, { keys: ['belleville-bank'] }), 'place belleville')).toEqual(['free']);
    expect(kinds(at({}), 'place batignolles')).toEqual([]);
  });

  it('says which bank pays most of those where nobody else waits', () => {
    const taken = { keys: ['chaillot-bank', 'saint-germain-bank'] };
    const told = said(at({}, taken), 'place batignolles');
    expect(told['best-lone-bank']).toMatchObject({ francs: francsMessage(5) });
    expect(told['best-bank']).toBeUndefined();
    expect(kinds(at({}, taken), 'place montmartre')).not.toContain('best-lone-bank');
    expect(kinds(at({}, taken), 'place saint-germain')).not.toContain('best-lone-bank');
  });

  it('says what else a bank is for: a score tile there, and a stack that shows the district', () => {
    const tile = at({}, { keys: on('chaillot', 3) }, { scores: { chaillot: 1 } });
    expect(said(tile, 'place chaillot')['bank-scores']).toMatchObject({ own: 0, best: 3, points: pointsMessage(20) });
    expect(kinds(tile, 'place belleville')).not.toContain('bank-scores');
    const stacks = { stacks: [{ left: 2, back: 'la-villette' }], unseen: whole('la-villette') };
    expect(kinds(at({}, {}, stacks), 'place la-villette')).toContain('bank-next');
    expect(kinds(at({}, {}, stacks), 'place montmartre')).not.toContain('bank-next');
  });

  it('counts the free buildings that a bank leads to', () => {
    const position = at({}, { keys: on('chaillot', 1, 5) });
    expect(said(position, 'place chaillot')['free']).toMatchObject({ n: 4 });
    expect(kinds(position, 'place montmartre')).not.toContain('free');
    expect(kinds(position, 'place arc')).toContain('arc');
    expect(kinds(position, 'place chaillot')).not.toContain('arc');
  });

  it('says of a district that is drawn who could enter it', () => {
    const stacks = {
      stacks: [
        { left: 2, back: 'la-villette' },
        { left: 2, back: 'montmartre' },
      ],
      unseen: [...whole('la-villette'), ...whole('montmartre')],
      phase: 'draw',
    };
    const drawing = (blue: JsonObject, green: JsonObject = {}): string[] =>
      kinds(at(blue, green, { ...stacks, buildings: [] }), 'draw 1');
    expect(drawing({ keys: ['la-villette-bank'] })).toEqual(['new-bank', 'new-alone']);
    expect(drawing({}, { keys: ['la-villette-bank'] })).toEqual([]);
    expect(drawing({ keys: ['arc'] })).toContain('new-arc');
    expect(drawing({}, { keys: ['arc'] })).not.toContain('new-alone');
    // A key moves up in its district too, unless nothing worth more is left there.
    const seen = { ...stacks, unseen: [...on('la-villette', 2, 3), ...whole('montmartre')] };
    const moving = (blue: JsonObject, green: JsonObject = {}): string[] =>
      kinds(at(blue, green, { ...seen, buildings: on('la-villette', 1, 4, 5, 8) }), 'draw 1');
    expect(moving({ keys: on('la-villette', 1) })).toContain('new-up');
    expect(moving({ keys: on('la-villette', 4) })).not.toContain('new-up');
    expect(moving({}, { keys: on('la-villette', 1) })).not.toContain('new-alone');
    expect(moving({}, { keys: on('la-villette', 4) })).toEqual(['draw-nobody', 'new-left']);
    expect(drawing({}, { keys: ['montmartre-bank'] })).toContain('new-nobody');
    expect(moving({})).toContain('new-left');
    expect(drawing({})).not.toContain('new-left');
    // The other stack shows Montmartre, where nothing stands yet and the bank pays one more.
    expect(drawing({ keys: ['montmartre-bank'] })).toContain('new-best-bank');
    expect(drawing({})).not.toContain('new-best-bank');
    expect(drawing({}, { keys: ['montmartre-bank'] })).toContain('elsewhere');
    expect(drawing({ keys: ['montmartre-bank'] }, { keys: ['montmartre-bank'] })).not.toContain('elsewhere');
    expect(drawing({}, { keys: ['montmartre-bank', 'la-villette-bank'] })).not.toContain('elsewhere');
    // A key in a building worth less could move up as well.
    const up = at(
      {},
      { keys: on('montmartre', 1) },
      {
        ...stacks,
        unseen: [...whole('la-villette'), ...on('montmartre', 2, 3, 4, 5, 8)],
        buildings: on('montmartre', 1),
      },
    );
    expect(kinds(up, 'draw 1')).toContain('elsewhere');
    // From the Arc it could go anywhere.
    expect(drawing({}, { keys: ['montmartre-bank', 'arc'] })).not.toContain('elsewhere');
  });

  it('says that a key can move into the last building of a district where the resources that it costs can be had', () => {
    const last = {
      stacks: [
        { left: 1, back: 'la-villette' },
        { left: 2, back: 'montmartre' },
      ],
      unseen: [...on('la-villette', 8), ...whole('montmartre')],
      buildings: on('la-villette', 1, 2, 3, 4, 5),
      supply: { wood: 3 },
      phase: 'draw',
    };
    const drawing = (wood: number): string[] => {
      const game = parisWith({ ...STANDARD_FIGURES, eightCost: [wood, 0, 0] });
      return Object.keys(reasonsFor({ ...bots, game }, at({ keys: ['la-villette-bank'] }, {}, last), 'draw 1'));
    };
    expect(drawing(1)).toContain('new-bank');
    expect(drawing(4)).not.toContain('new-bank');
  });

  it('says where the stacks leave no choice', () => {
    const drawing = (...backs: string[]): string[] =>
      kinds(
        at(
          { keys: ['la-villette-bank'] },
          {},
          {
            stacks: backs.map((back) => ({ left: 2, back })),
            unseen: [...whole('la-villette'), ...whole('montmartre')],
            buildings: [],
            phase: 'draw',
          },
        ),
        'draw 1',
      );
    expect(drawing('la-villette')).toEqual(['only-stack', 'new-bank']);
    expect(drawing('la-villette', 'la-villette')).toEqual(['same-stacks', 'new-bank']);
    expect(drawing('la-villette', 'montmartre')).not.toContain('same-stacks');
  });

  it('says that others could move in elsewhere only where nothing is free there', () => {
    const stacks = [
      { left: 2, back: 'la-villette' },
      { left: 2, back: 'montmartre' },
    ];
    const drawing = (buildings: readonly string[]): string[] =>
      kinds(
        at(
          {},
          { keys: ['montmartre-bank'] },
          {
            stacks,
            unseen: [...whole('la-villette'), ...on('montmartre', 2, 3, 4, 5, 8)],
            buildings: [...buildings],
            phase: 'draw',
          },
        ),
        'draw 1',
      );
    expect(drawing([])).toContain('elsewhere');
    expect(drawing(on('montmartre', 1))).not.toContain('elsewhere');
  });

  it('says of a building that is put somewhere who could enter it, and nothing of stacks', () => {
    // A building of La Villette worth 2.
    const position = (blue: JsonObject): JsonObject =>
      at(
        blue,
        {},
        {
          districts: 'free',
          stacks: [{ left: 2, back: 'la-villette' }],
          unseen: on('la-villette', 1, 3, 4, 5),
          buildings: [...whole('chaillot'), 'montmartre-1'],
          phase: 'put',
          underWay: { stackDrawn: 1, drawn: 13 },
        },
      );
    const told = (blue: JsonObject, tokens: string): string[] =>
      kinds(position(blue), tokens).filter((kind) => kind.startsWith('new-') || kind === 'only-stack');
    const waiting = { keys: ['montmartre-bank'] };
    const enter = 'move montmartre-bank; to montmartre-2';
    expect(told(waiting, `put montmartre; ${enter}`)).toEqual(['new-bank', 'new-alone']);
    expect(told(waiting, 'put montmartre; place arc')).toEqual([]);
    expect(told(waiting, 'put belleville; place arc')).toEqual(['new-nobody']);
    expect(told({ keys: on('montmartre', 1) }, 'put montmartre; move montmartre-1')).toContain('new-rises');
    // It is worth 2: up to there the key on 1 costs 1 franc, and one on the bank both (P-320).
    const rise = 'put montmartre; move montmartre-1';
    expect(told({ francs: 1, keys: on('montmartre', 1) }, rise)).toContain('new-rises');
    const two = { keys: ['montmartre-bank', 'montmartre-1'] };
    expect(told({ francs: 1, ...two }, rise)).toEqual(['new-rises', 'new-alone', 'new-held']);
    expect(told({ francs: 2, ...two }, rise)).toEqual(['new-bank', 'new-alone', 'new-held']);
  });

  it('says that a landmark can be paid for, once it can', () => {
    const beside = { beside: { 'chaillot-5': 'marble' } };
    const marble = at({ keys: ['chaillot-bank'] }, {}, beside);
    const told = said(marble, 'move chaillot-bank; to chaillot-5');
    expect(told['tokens']).toBeDefined();
    expect(told['landmark']).toBeDefined();
    const had = at({ keys: ['chaillot-bank'], tokens: { marble: 1 } }, {}, {});
    expect(kinds(had, 'move chaillot-bank; to chaillot-5')).not.toContain('landmark');
    expect(kinds(had, 'move chaillot-bank; to chaillot-5')).not.toContain('tokens');
  });
});

describe('tiles', () => {
  it('says what a tile is for, and what it pays as things stand', () => {
    const position = at({ keys: ['chaillot-bank', ...on('belleville', 1)], meeple: 5 }, {}, { track: TRACK });
    const told = said(position, 'move chaillot-bank; to chaillot-1; bonus 6; end');
    expect(told['tile-pays']).toMatchObject({ points: pointsMessage(4) });
    expect(told['tile']).toBeUndefined();
    const plain = said(position, 'move chaillot-bank; to chaillot-1; bonus 7; end');
    expect(plain['tile']).toBeDefined();
    expect(plain['tile-pays']).toBeUndefined();
    const declined = kinds(position, 'move chaillot-bank; to chaillot-1; decline');
    expect(declined).not.toContain('tile');
    expect(declined).not.toContain('tile-pays');
  });

  it('says that a tile in hand pays more, and that a pair is made', () => {
    const keys = ['chaillot-bank', ...on('belleville', 4)];
    const told = said(at({ keys, tiles: [18] }), `${toFour}; end`);
    expect(told['tile-grows']).toMatchObject({ is: pointsMessage(10), was: 5 });
    expect(kinds(at({ keys, tiles: [15] }), toFour)).not.toContain('tile-grows');
    // Tile 12 counts keys on 3: the one that moves on to 4 is missed there.
    const moved = at({ keys: on('chaillot', 3), tiles: [12] });
    expect(kinds(moved, 'move chaillot-3; to chaillot-4; end')).not.toContain('tile-grows');
    const beside = { beside: { 'chaillot-4': 'wood' } };
    expect(kinds(at({ keys, tiles: [24], tokens: { wood: 1 } }, {}, beside), `${toFour}; end`)).toContain('pair');
    expect(kinds(at({ keys, tiles: [24] }, {}, beside), toFour)).not.toContain('pair');
    expect(kinds(at({ keys, tokens: { wood: 1 } }, {}, beside), toFour)).not.toContain('pair');
  });

  it('says that few end-game tiles are left where they are', () => {
    expect(said(at({}), 'look; keep end-1')['end-tiles']).toBeUndefined();
    expect(said(at({}, {}, { endStack: [1, 2] }), 'look; keep end-1')['end-tiles']).toEqual({ n: 2 });
  });

  it('says what counts at once, and that francs count for nothing after the last turn', () => {
    const eight = at({ keys: ['chaillot-bank'], tokens: { wood: 1 } }, {}, { endStack: [], ending: 2 });
    const told = said(eight, 'move chaillot-bank; to chaillot-8');
    expect(told['points']).toMatchObject({ points: pointsMessage(2) });
    expect(told['last-turn']).toEqual({});
    const keeper = at({ keys: ['chaillot-bank'], tokens: { wood: 1 }, tiles: [27] }, {}, { endStack: [], ending: 2 });
    expect(kinds(keeper, 'move chaillot-bank; to chaillot-8')).not.toContain('last-turn');
    const early = at({ keys: ['chaillot-bank'] });
    expect(kinds(early, toFour)).not.toContain('last-turn');
    expect(kinds(early, toFour)).not.toContain('points');
  });
});
