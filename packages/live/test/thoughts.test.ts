import { Options } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { type LiveTable, seated } from '@quayside/live';
import type { State } from '@quayside/kernel';
import { harbour, toyTable } from './tables.ts';

const LEFT = 0;
const RIGHT = 1;

/** The first thing that who is asked to think could play. */
function firstOption<S extends State>(live: LiveTable<S>): number {
  const options = new Options();
  live.game.options(live.wanted?.view as S, options);
  return options.at(0);
}

describe('a thought', () => {
  it('is wanted of a bot whose turn it is, with what its seat knows and the seed that every table has there', () => {
    const live = toyTable([seated('person'), seated('captain')]);
    expect(live.wanted).toBeNull();
    live.do({ kind: 'play', seat: LEFT, tokens: ['draw'] });
    const { wanted } = live;
    expect(wanted).toMatchObject({ kind: 'move', seat: RIGHT, bot: 'captain', seed: 'live/1/2' });
    expect(wanted?.view.equals(live.as(RIGHT).now().view)).toBe(true);
    expect(wanted?.view.equals(live.table.state)).toBe(false);
    expect(live.do({ kind: 'thought', at: wanted?.at as number, option: 1 })).toMatchObject({ done: true });
    expect(live.awaiting).toEqual({ what: 'choice', seat: LEFT });
    expect(live.wanted).toBeNull();
  });

  it('that comes late is dropped, and so is one that comes twice', () => {
    const live = toyTable([seated('person'), seated('mate')]);
    live.do({ kind: 'play', seat: LEFT, tokens: ['chalk'] });
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'] });
    const early = live.wanted?.at as number;
    live.do({ kind: 'interject', seat: LEFT, token: 'wipe' });
    const { length } = live.table.steps;
    expect(live.do({ kind: 'thought', at: early, option: 1 })).toEqual({ done: false, why: 'stale' });
    expect(live.table.steps.length).toBe(length);
    const at = live.wanted?.at as number;
    expect(at).toBeGreaterThan(early);
    expect(live.do({ kind: 'thought', at, option: 1 })).toMatchObject({ done: true });
    expect(live.do({ kind: 'thought', at, option: 1 })).toEqual({ done: false, why: 'stale' });
  });

  it('of something that cannot be played is refused, and still wanted', () => {
    const live = toyTable([seated('random'), seated('person')]);
    const { wanted } = live;
    expect(live.do({ kind: 'thought', at: wanted?.at as number, option: 12 })).toMatchObject({ why: 'rule' });
    expect(live.wanted).toBe(wanted);
  });
});

describe('a bot that stands in', () => {
  it('plays for a person until the person comes back, and what it thought then is dropped', () => {
    const live = toyTable();
    live.do({ kind: 'stand-in', seat: LEFT, level: 'mate' });
    expect(live.wanted).toMatchObject({ seat: LEFT, bot: 'mate' });
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['chalk'] })).toEqual({ done: false, why: 'bot-plays' });
    live.do({ kind: 'thought', at: live.wanted?.at as number, option: 1 });
    live.do({ kind: 'play', seat: RIGHT, tokens: ['take 1'] });
    const thinking = live.wanted?.at as number;
    live.do({ kind: 'stand-in', seat: LEFT, level: null });
    expect(live.do({ kind: 'thought', at: thinking, option: 1 })).toEqual({ done: false, why: 'stale' });
    expect(live.awaiting).toEqual({ what: 'choice', seat: LEFT });
    expect(
      live
        .as(RIGHT)
        .since(0)
        .map(({ kind }) => kind),
    ).toEqual(['stand-in', 'played', 'played', 'stand-in']);
  });

  it('another one takes the place of it while it thinks', () => {
    const live = toyTable();
    live.do({ kind: 'stand-in', seat: LEFT, level: 'mate' });
    const thinking = live.wanted?.at as number;
    live.do({ kind: 'stand-in', seat: LEFT, level: 'captain' });
    expect(live.wanted).toMatchObject({ bot: 'captain' });
    expect(live.do({ kind: 'thought', at: thinking, option: 1 })).toEqual({ done: false, why: 'stale' });
  });

  it('needs no word for its turns', () => {
    const live = harbour();
    live.do({ kind: 'stand-in', seat: LEFT, level: 'deckhand' });
    while (live.wanted) live.do({ kind: 'thought', at: live.wanted.at, option: firstOption(live) });
    expect(live.awaiting).toEqual({ what: 'choice', seat: RIGHT });
  });
});

describe('a hint', () => {
  const thought = { option: 1, simulations: 1, considered: [], line: [], otherLines: [] };

  it('is asked for by who is asked, answered to them alone, and gone with the next step', () => {
    const live = toyTable();
    expect(live.do({ kind: 'ask-hint', seat: RIGHT })).toMatchObject({ why: 'not-asked' });
    live.do({ kind: 'ask-hint', seat: LEFT });
    const { wanted } = live;
    expect(wanted).toMatchObject({ kind: 'hint', seat: LEFT, bot: null, seed: 'live/hint/0' });
    live.do({ kind: 'ask-hint', seat: LEFT });
    expect(live.wanted).toBe(wanted);
    expect(live.as(LEFT).now().hint).toEqual({ kind: 'thinking' });
    live.do({ kind: 'advice', at: wanted?.at as number, thought });
    expect([live.as(LEFT).now().hint, live.as(RIGHT).now().hint]).toEqual([{ kind: 'thought', thought }, null]);
    live.do({ kind: 'play', seat: LEFT, tokens: ['chalk'] });
    expect(live.as(LEFT).now().hint).toBeNull();
    expect(live.do({ kind: 'advice', at: wanted?.at as number, thought })).toMatchObject({ why: 'stale' });
  });

  it('may fail, and may be put away', () => {
    const live = toyTable();
    live.do({ kind: 'ask-hint', seat: LEFT });
    live.do({ kind: 'advice', at: live.wanted?.at as number, thought: null });
    expect(live.as(LEFT).now().hint).toEqual({ kind: 'failed' });
    live.do({ kind: 'ask-hint', seat: LEFT });
    const late = live.wanted?.at as number;
    live.do({ kind: 'dismiss-hint', seat: LEFT });
    expect([live.wanted, live.as(LEFT).now().hint]).toEqual([null, null]);
    expect(live.do({ kind: 'advice', at: late, thought })).toMatchObject({ why: 'stale' });
  });
});
