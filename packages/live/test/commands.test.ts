import { describe, expect, it } from 'vitest';
import { type LiveTable, seated } from '@quayside/live';
import type { State } from '@quayside/kernel';
import { toyTable, tokensOf } from './tables.ts';

const LEFT = 0;
const RIGHT = 1;
const done = { done: true };
const played = <S extends State>(live: LiveTable<S>): string[] =>
  live.table.steps.map(({ option }) => live.game.token(option));

describe('two seats on two devices', () => {
  it('see the same table, each with what it may choose', () => {
    const live = toyTable();
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['chalk', 'take 2'], after: 0 })).toEqual({
      done: true,
      number: 2,
    });
    expect(live.as(LEFT).now()).toMatchObject({ awaiting: { what: 'choice', seat: RIGHT }, options: [], number: 2 });
    expect(tokensOf(live, RIGHT)).toEqual(['take 1', 'take 2', 'take 3', 'draw', 'chalk']);
    expect(live.as(RIGHT).since(0)).toMatchObject([
      { number: 1, kind: 'played', step: 1, seat: LEFT, token: 'chalk', own: false },
      { number: 2, kind: 'played', step: 2, seat: LEFT, token: 'take 2', own: false },
    ]);
    expect(live.as(LEFT).since(1)).toMatchObject([{ number: 2, token: 'take 2', own: true }]);
  });

  it('are told of every change, and read the same moment until there is one', () => {
    const live = toyTable();
    const right = live.as(RIGHT);
    const before = right.now();
    expect(right.now()).toBe(before);
    let told = 0;
    const stop = live.subscribe(() => told++);
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'] });
    expect([told, right.now() === before]).toEqual([1, false]);
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'] });
    stop();
    live.do({ kind: 'play', seat: RIGHT, tokens: ['take 1'] });
    expect(told).toBe(1);
  });

  it('play what each knows: a command that has not seen the last event is stale, and shown what is new', () => {
    const live = toyTable();
    live.do({ kind: 'play', seat: LEFT, tokens: ['chalk'], after: 0 });
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'], after: 1 });
    // The right one wipes nothing yet; meanwhile the left one wipes its mark.
    live.do({ kind: 'interject', seat: LEFT, token: 'wipe', after: 2 });
    expect(live.do({ kind: 'play', seat: RIGHT, tokens: ['take 3'], after: 2 })).toMatchObject({
      done: false,
      why: 'stale',
      since: [{ number: 3, token: 'wipe' }],
    });
    expect(live.do({ kind: 'play', seat: RIGHT, tokens: ['take 3'], after: 3 })).toMatchObject(done);
    expect(played(live)).toEqual(['chalk', 'take 1', 'wipe', 'take 3']);
  });

  it('get the same answer for the same id, and nothing is done twice', () => {
    const live = toyTable();
    const command = { kind: 'play', seat: LEFT, tokens: ['chalk'], after: 0, id: 'a' } as const;
    const answer = live.do(command);
    expect(live.do(command)).toBe(answer);
    expect(played(live)).toEqual(['chalk']);
    const wrong = { kind: 'play', seat: RIGHT, tokens: ['take 1'], id: 'a' } as const;
    const refused = live.do(wrong);
    expect(refused).toMatchObject({ done: false, why: 'not-asked' });
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'] });
    expect(live.do(wrong)).toBe(refused);
    expect(live.do({ ...wrong, id: 'b' })).toMatchObject(done);
  });
});

describe('a command', () => {
  it('is done whole or not at all', () => {
    const live = toyTable();
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['chalk', 'chalk', 'chalk'] })).toMatchObject({
      done: false,
      why: 'rule',
      token: 'chalk',
      refusal: { rule: 'T-2', why: 'not-possible', facts: { token: 'chalk' } },
    });
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['take 1', 'take 1'] })).toMatchObject({ why: 'turn-over' });
    // Chance is not asked ahead: what it brings must not depend on what is planned after it.
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['draw', 'take 1'] })).toMatchObject({ why: 'turn-over' });
    expect([played(live), live.as(LEFT).now().number]).toEqual([[], 0]);
  });

  it('is refused where the table waits for another, where a bot plays, and where there is no such seat', () => {
    const live = toyTable([seated('person'), seated('random')]);
    expect(live.do({ kind: 'confirm', seat: LEFT })).toEqual({ done: false, why: 'not-asked' });
    expect(live.do({ kind: 'play', seat: LEFT, tokens: [] })).toEqual({ done: false, why: 'not-asked' });
    expect(live.do({ kind: 'interject', seat: LEFT, token: 'wipe' })).toEqual({ done: false, why: 'not-asked' });
    expect(live.do({ kind: 'play', seat: RIGHT, tokens: ['take 1'] })).toEqual({ done: false, why: 'bot-plays' });
    expect(live.do({ kind: 'stand-in', seat: RIGHT, level: 'mate' })).toEqual({ done: false, why: 'bot-plays' });
    for (const seat of [-1, -3, 2, 0.5, Number.NaN])
      expect(live.do({ kind: 'undo', seat })).toEqual({ done: false, why: 'no-such-seat' });
  });

  it('that chance decides cannot be sent', () => {
    const live = toyTable();
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['card 6'] })).toMatchObject({ why: 'rule' });
    expect(live.do({ kind: 'play', seat: LEFT, tokens: ['draw'] })).toMatchObject(done);
    expect(live.awaiting).toEqual({ what: 'choice', seat: RIGHT });
    expect(live.do({ kind: 'play', seat: RIGHT, tokens: ['card 6'] })).toMatchObject({ why: 'rule' });
  });

  it('out of turn is refused with the rule it breaks', () => {
    const live = toyTable();
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 1'] });
    expect(live.as(LEFT).now().interjections).toEqual([]);
    expect(live.do({ kind: 'interject', seat: LEFT, token: 'wipe' })).toMatchObject({ why: 'rule', token: 'wipe' });
    expect(live.do({ kind: 'interject', seat: LEFT, token: 'take 1' })).toMatchObject({ refusal: { rule: 'T-1' } });
  });

  it('and the same ones again lead to the same table', () => {
    const commands = [
      { kind: 'play', seat: LEFT, tokens: ['chalk'] },
      { kind: 'undo', seat: LEFT },
      { kind: 'play', seat: LEFT, tokens: ['draw'] },
      { kind: 'play', seat: RIGHT, tokens: ['chalk', 'take 3'] },
      { kind: 'interject', seat: RIGHT, token: 'wipe' },
    ] as const;
    const [one, other] = [toyTable(), toyTable()];
    for (const command of commands) expect(one.do(command)).toEqual(other.do(command));
    for (const seat of [LEFT, RIGHT]) expect(one.as(seat).since(0)).toEqual(other.as(seat).since(0));
    expect(one.table.record()).toBe(other.table.record());
  });
});

describe('taking back', () => {
  it('is done by who played, until something was seen or another has played', () => {
    const live = toyTable();
    expect(live.do({ kind: 'undo', seat: LEFT })).toMatchObject({ why: 'nothing' });
    live.do({ kind: 'play', seat: LEFT, tokens: ['chalk', 'chalk'] });
    expect(live.do({ kind: 'undo', seat: RIGHT })).toMatchObject({ why: 'other' });
    expect(live.do({ kind: 'undo', seat: LEFT, all: true })).toMatchObject(done);
    expect(live.as(RIGHT).since(2)).toEqual([{ number: 3, kind: 'undone', seat: LEFT, step: 0 }]);
    expect(live.as(RIGHT).now()).toMatchObject({ number: 3, steps: 0 });
    live.do({ kind: 'play', seat: LEFT, tokens: ['draw'] });
    expect(live.as(LEFT).now().undo).toBe('seen');
    live.do({ kind: 'play', seat: RIGHT, tokens: ['chalk'] });
    expect([live.as(LEFT).now().undo, live.as(RIGHT).now().undo]).toEqual(['other', null]);
  });

  it('shows the table as it was, and what was played in its place', () => {
    const live = toyTable();
    live.do({ kind: 'play', seat: LEFT, tokens: ['chalk'] });
    live.do({ kind: 'undo', seat: LEFT });
    live.do({ kind: 'play', seat: LEFT, tokens: ['take 3'] });
    const right = live.as(RIGHT);
    expect([right.at(0).n[0], right.at(1).n[0], right.now().steps]).toEqual([9, 6, 1]);
    expect(right.story().map(({ deeds }) => deeds.map(({ message }) => message.key))).toEqual([['take 3']]);
    expect(right.lineAt(1)).toBe('0 left');
  });
});
