import { readSaved, seated, writeSaved } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import { harbour, people } from './tables.ts';

const BOT = [seated('person'), seated('random')];

/** Lets the bot take what it is offered first, until the person is asked again. */
function botPlays(live: ReturnType<typeof harbour>): void {
  while (live.awaiting.what === 'bot') {
    const { wanted } = live;
    if (!wanted) return;
    const token = live.table.steps.length % 2 === 0 ? 'supply' : 'take fish';
    const option = [token, 'take fish', 'take wood', 'take clay', 'take franc', 'supply', 'end']
      .map((each) => live.game.parse(each))
      .find((each) => live.game.explain(live.table.state, 1, live.game.token(each)) === null);
    live.do({ kind: 'thought', at: wanted.at, option: option as number });
  }
}

function personPlays(live: ReturnType<typeof harbour>): void {
  for (const token of ['supply', 'take fish', 'end']) live.do({ kind: 'play', seat: 0, tokens: [token] });
}

function afterOneRound(takenBack: number | null): ReturnType<typeof harbour> {
  const live = harbour({ seats: BOT, confirming: [], takenBack });
  personPlays(live);
  botPlays(live);
  return live;
}

describe('whole turns against bots', () => {
  it('are taken back where the table allows it: the table is as it was, and the record counts them', () => {
    const live = afterOneRound(0);
    expect(live.awaiting).toEqual({ what: 'choice', seat: 0 });
    expect(live.as(0).now()).toMatchObject({ canTakeBack: true, takenBack: 0 });
    expect(live.do({ kind: 'take-back', seat: 0 })).toMatchObject({ done: true });
    expect(live.table.steps.filter(({ seat }) => seat >= 0)).toEqual([]);
    expect(live.as(0).now()).toMatchObject({ canTakeBack: false, takenBack: 1, awaiting: { what: 'choice', seat: 0 } });
    const saved = writeSaved(live.table.record(), live.seats, live.confirmed, live.takenBack);
    expect(readSaved(saved)).toMatchObject({ ok: true, value: { takenBack: 1 } });
  });

  it('bring the same chance again', () => {
    const live = afterOneRound(0);
    const before = live.table.record();
    live.do({ kind: 'take-back', seat: 0 });
    personPlays(live);
    botPlays(live);
    expect(live.table.record()).toBe(before);
  });

  it('stay where the table does not allow it, or another person plays', () => {
    const strict = afterOneRound(null);
    expect(strict.do({ kind: 'take-back', seat: 0 })).toMatchObject({ done: false, why: 'nothing' });
    const two = harbour({ seats: people(2), confirming: [], takenBack: 0 });
    two.do({ kind: 'play', seat: 0, tokens: ['supply', 'take fish'] });
    expect(two.as(0).now().canTakeBack).toBe(false);
  });

  it('are allowed and forbidden until one was taken back', () => {
    const live = afterOneRound(null);
    live.do({ kind: 'allow-take-back', seat: 0, on: true });
    expect(live.takenBack).toBe(0);
    live.do({ kind: 'allow-take-back', seat: 0, on: false });
    expect(live.takenBack).toBe(null);
    live.do({ kind: 'allow-take-back', seat: 0, on: true });
    live.do({ kind: 'take-back', seat: 0 });
    live.do({ kind: 'allow-take-back', seat: 0, on: false });
    expect(live.takenBack).toBe(1);
  });
});
