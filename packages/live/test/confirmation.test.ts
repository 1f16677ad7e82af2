import { describe, expect, it } from 'vitest';
import { CHANCE } from '@quayside/kernel';
import { harbour, people, playTurn, playUntilItWaits } from './tables.ts';

describe('a turn that is over', () => {
  it('waits for a word, is taken back until then, and not after', () => {
    const live = harbour();
    playUntilItWaits(live);
    const { seat } = live.awaiting;
    expect(live.awaiting.what).toBe('confirmation');
    const { length } = live.table.steps;
    expect(live.as(seat).now()).toMatchObject({ options: [], undo: null, over: false });
    expect(live.as(1 - seat).now()).toMatchObject({ options: [], undo: 'other', interjections: [] });
    expect(live.do({ kind: 'confirm', seat: 1 - seat })).toMatchObject({ why: 'not-asked' });

    const last = live.game.token(live.table.steps.at(-1)?.option as number);
    expect(live.do({ kind: 'undo', seat })).toMatchObject({ done: true });
    expect(live.awaiting).toEqual({ what: 'choice', seat });
    live.do({ kind: 'play', seat, tokens: [last] });
    expect([live.awaiting.what, live.table.steps.length]).toEqual(['confirmation', length]);

    expect(live.do({ kind: 'confirm', seat })).toMatchObject({ done: true });
    expect(live.awaiting).toEqual({ what: 'choice', seat: 1 - seat });
    expect(live.do({ kind: 'undo', seat })).toMatchObject({ done: false });
    expect(
      live
        .as(1 - seat)
        .since(0)
        .at(-1),
    ).toMatchObject({ kind: 'confirmed', seat });
  });

  it('lets no chance be seen before it is confirmed', () => {
    const live = harbour();
    playUntilItWaits(live);
    expect(live.table.steps.at(-1)?.seat).not.toBe(CHANCE);
    // An old word of another turn confirms nothing of this one.
    expect(live.do({ kind: 'confirm', seat: live.awaiting.seat, after: 0 })).toMatchObject({ why: 'stale' });
  });

  it('goes on by itself where its seat does not want to be asked', () => {
    const live = harbour({ confirming: [] });
    playTurn(live);
    expect(live.awaiting).toEqual({ what: 'choice', seat: 1 });
  });

  it('goes on at once when its seat no longer wants to be asked', () => {
    const live = harbour();
    playUntilItWaits(live);
    const { seat } = live.awaiting;
    live.do({ kind: 'confirm-turns', seat, on: false });
    expect(live.awaiting).toEqual({ what: 'choice', seat: 1 - seat });
  });

  it('that is left waits for its word again, and not once it was given, or where nothing is said of it', () => {
    const live = harbour();
    playUntilItWaits(live);
    const { seat } = live.awaiting;
    const record = live.table.record();
    const again = harbour({ record, confirmed: live.confirmed });
    expect(again.awaiting).toEqual({ what: 'confirmation', seat });
    again.do({ kind: 'undo', seat });
    expect(again.awaiting).toEqual({ what: 'choice', seat });

    live.do({ kind: 'confirm', seat });
    expect(live.confirmed).toBeGreaterThan(0);
    expect(harbour({ record, confirmed: live.confirmed }).awaiting).toEqual({ what: 'choice', seat: 1 - seat });
    expect(harbour({ record }).awaiting).toEqual({ what: 'choice', seat: 1 - seat });
  });

  it('of a game that is over shows its end to who comes back', () => {
    const live = harbour({ confirming: [], seats: people(1) });
    playUntilItWaits(live);
    expect(live.whole()).toBe(live.table);
    const again = harbour({ record: live.table.record(), seats: people(1), confirmed: 3 });
    expect(again.as(0).now()).toMatchObject({ over: true, awaiting: { what: 'nothing' } });
  });
});
