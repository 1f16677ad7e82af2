import { SPECTATOR, type State, Table } from '@quayside/kernel';
import { type FarAnswer, type FarCommand, FarTable, LiveTable, SeatFeed, seated } from '@quayside/live';
import { expect, it } from 'vitest';
import { SharedScreen } from '../src/table/shared-screen.ts';
import { plainUI } from './plain-ui.ts';

/** A screen at a table elsewhere; what it sends arrives when it is let through. */
function screenOf(live: LiveTable<State>, seat: number) {
  const feed = new SeatFeed(live, seat);
  const sent: FarCommand[] = [];
  let ids = 0;
  const far = new FarTable<State>({
    game: plainUI.game,
    words: plainUI.words,
    newId: () => `${seat}/${ids++}`,
    hand: (command) => sent.push(command),
  });
  far.begin(feed.open(0));
  const screen = new SharedScreen({
    ui: plainUI,
    table: far,
    eyes: [seat],
    saved: () => null,
    openTurns: () => false,
    endTurns: () => true,
  });
  screen.open();
  return {
    screen,
    far,
    sent,
    /** What was sent arrives, and what came of it comes back: the answer first. */
    arrive() {
      for (const { id, after, wants } of sent.splice(0)) {
        const answer: FarAnswer = live.do({ seat, id, after, ...wants });
        far.answered(id, answer);
      }
    },
    hear() {
      const news = feed.next();
      if (news) far.hear(news);
    },
  };
}

function twoPeople() {
  const table = Table.start(plainUI.game, { settings: { players: '2', length: 'short' }, seed: 'far screen' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const seats = [seated('person', 'Anna'), seated('person', 'Bela')];
  const live = new LiveTable({ table: table.value, words: plainUI.words, seats, confirming: [0, 1] });
  live.open();
  const screens = [screenOf(live, 0), screenOf(live, 1)] as const;
  return { live, screens, watching: screenOf(live, SPECTATOR) };
}

it('each at their own screen: only who is asked may choose, nothing is handed over, and who watches sees what all see', () => {
  const { live, screens, watching } = twoPeople();
  const asked = live.awaiting.seat;
  for (const [seat, { screen }] of screens.entries()) {
    const { viewer, here, awaiting, options, isAmongBots } = screen.scene();
    expect({ viewer, here, isAmongBots }).toEqual({ viewer: seat, here: [seat], isAmongBots: false });
    expect(awaiting).toBe(seat === asked ? 'choice' : 'bot');
    expect(options.length > 0).toBe(seat === asked);
  }
  expect(watching.screen.scene()).toMatchObject({ viewer: 0, here: [], awaiting: 'bot', options: [] });
});

it('a turn ends with its last deed, however long that takes to arrive', () => {
  const { live, screens } = twoPeople();
  const { seat } = live.awaiting;
  const at = screens[seat] as (typeof screens)[0];
  const rounds = (): void => {
    at.arrive();
    at.hear();
  };
  for (let n = 0; n < 40 && live.awaiting.seat === seat; n++) {
    const { options, awaiting } = at.screen.scene();
    if (awaiting === 'choice') at.screen.playLast([options[0] as number]);
    // Until it has arrived nothing has changed here.
    expect(at.screen.scene().options).toEqual(options);
    rounds();
  }
  expect(live.awaiting).toEqual({ what: 'choice', seat: 1 - seat });
});

it('what is pressed twice because it takes long is sent once', () => {
  const { live, screens } = twoPeople();
  const at = screens[live.awaiting.seat] as (typeof screens)[0];
  const [first] = at.screen.scene().options;
  const { seat } = live.awaiting;
  at.screen.choose(first as number);
  at.screen.choose(first as number);
  expect(at.sent).toHaveLength(1);
  at.arrive();
  at.hear();
  const own = live
    .as(seat)
    .since(0)
    .filter((event) => event.kind === 'played' && event.own);
  expect(own).toHaveLength(1);
});

it('that something was taken back is said when it is, not when it is asked for', () => {
  const { live, screens } = twoPeople();
  const at = screens[live.awaiting.seat] as (typeof screens)[0];
  // The first step of a game shows something; what follows can be taken back.
  for (let n = 0; n < 2; n++) {
    at.screen.choose(at.screen.scene().options[0] as number);
    at.arrive();
    at.hear();
  }
  expect(at.screen.scene().undo).toBeNull();
  at.screen.undo();
  expect(at.screen.scene().notice).toBeNull();
  // The line was down, and it could not be stored.
  const [{ id }] = at.sent as [FarCommand];
  at.far.answered(id, { done: false, why: 'not-stored' });
  expect(at.screen.scene().notice).toEqual({ key: 'web.online.problem.not-stored' });
  at.sent.length = 0;
  at.screen.undo();
  at.arrive();
  at.hear();
  expect(at.screen.scene().notice).toMatchObject({ key: 'web.undone' });
});
