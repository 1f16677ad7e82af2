import { Crew } from '@quayside/bots';
import { bots } from '@quayside/bots/games/le-havre';
import { openBots } from '@quayside/games/node';
import { type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { LiveTable, type ReachedTable, type Seat, seated } from '@quayside/live';
import { paris, parisWords } from '@quayside/paris';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { Hold } from '../src/table/hold.ts';
import { SharedScreen } from '../src/table/shared-screen.ts';
import { Thinking } from '../src/table/thinking.ts';
import { plainUI } from './plain-ui.ts';

interface Wanted {
  readonly seats: readonly Seat[];
  readonly ui?: GameUI;
  readonly openTurns?: boolean;
  readonly endTurns?: boolean;
  readonly confirmTurns?: boolean;
  /** What stands between the screen and the table. */
  readonly reach?: (live: LiveTable<State>) => ReachedTable<State>;
}

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const city: GameUI = { ...plainUI, id: 'paris', game: paris, words: parisWords, opens: () => false };

/** A table with people at one screen, and bots around it. */
function sitDown({
  seats,
  ui = plainUI,
  openTurns = true,
  endTurns = true,
  confirmTurns = true,
  reach = (live) => live,
}: Wanted): {
  readonly live: LiveTable<State>;
  readonly screen: SharedScreen;
} {
  const settings: Record<string, string> = { players: String(seats.length) };
  if (ui.id === 'le-havre') settings['length'] = 'short';
  const table = Table.start(ui.game, { settings, seed: 'screen' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const confirming = confirmTurns ? seats.map((_, seat) => seat) : [];
  const live = new LiveTable({ table: table.value, words: ui.words, seats, confirming });
  const screen = new SharedScreen({
    ui,
    table: reach(live),
    saved: () => '',
    openTurns: () => openTurns,
    endTurns: () => endTurns,
  });
  const crew = new Crew({ bots, sheet: null }, openBots);
  const thinking = new Thinking({ live, crew, pace: () => 0, hold: new Hold(), onMishap: () => {} });
  live.open();
  thinking.open();
  screen.open();
  opened.push(thinking, screen);
  return { live, screen };
}

const tokens = (screen: SharedScreen): string[] => screen.scene().options.map((option) => screen.ui.game.token(option));
const play = (screen: SharedScreen, token: string): void => screen.choose(screen.ui.game.parse(token));
/** Plays on until a turn has ended by itself and waits for its word. */
function playUntilItWaits(screen: SharedScreen): void {
  while (screen.scene().awaiting === 'choice') playOne(screen);
}
/** Ends the turn where that can be, else plays the first option. */
function playOne(screen: SharedScreen): void {
  const { options } = screen.scene();
  const end = screen.ui.game.parse('end');
  screen.choose(options.includes(end) ? end : (options[0] as number));
}
const until = async (screen: SharedScreen, isThere: () => boolean): Promise<void> => {
  while (!isThere()) {
    await new Promise<void>((resolve) => {
      const stop = screen.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
};
const TWO = [seated('person'), seated('person')];

describe('a screen that people share', () => {
  it('opens a turn by itself and asks for the main action', () => {
    const { screen } = sitDown({ seats: TWO });
    expect(screen.scene().awaiting).toBe('choice');
    expect(tokens(screen)).toContain('take fish');
  });

  it('leaves the turn closed where somebody wants that', () => {
    const { screen } = sitDown({ seats: TWO, openTurns: false });
    expect(tokens(screen)).toContain('supply');
  });

  it('goes back before a turn that opened by itself only through the side door', () => {
    const { screen } = sitDown({ seats: TWO });
    // Once all supply tiles are known, opening a turn shows nothing, and can be taken back.
    while (!screen.scene().canReopen && !screen.scene().over) {
      const { mover } = screen.scene();
      while (screen.scene().awaiting === 'choice' && screen.scene().mover === mover) playOne(screen);
      screen.confirm();
    }
    expect(screen.scene().undo).toBe('nothing');
    screen.reopen();
    expect(screen.scene().awaiting).toBe('choice');
    expect(tokens(screen)).toContain('supply');
  });

  it('shows a turn that waits for its word to who played it, then the table to the next one', () => {
    const { screen, live } = sitDown({ seats: TWO });
    playUntilItWaits(screen);
    const { viewer } = screen.scene();
    expect(screen.scene()).toMatchObject({ awaiting: 'confirmation', undo: null, options: [] });
    const last = live.table.steps.at(-1)?.option as number;
    screen.undo();
    expect(screen.scene()).toMatchObject({ awaiting: 'choice', viewer });
    screen.choose(last);
    screen.confirm();
    expect(screen.scene()).toMatchObject({ awaiting: 'choice', viewer: 1 - viewer });
  });

  it('is covered until the next one has it, where each has secrets', () => {
    const { screen } = sitDown({ seats: TWO, ui: city });
    expect(screen.scene()).toMatchObject({ awaiting: 'hand-over', viewer: 0, options: [], interjections: [] });
    screen.choose(0);
    expect(screen.scene().steps).toBe(0);
    screen.takeOver();
    expect(screen.scene()).toMatchObject({ awaiting: 'choice', viewer: 0 });
    playUntilItWaits(screen);
    if (screen.scene().awaiting === 'confirmation') screen.confirm();
    expect(screen.scene()).toMatchObject({ awaiting: 'hand-over', viewer: 1, undo: 'other' });
  });

  it('lets bots play their turns and comes back to the person', async () => {
    const { screen, live } = sitDown({ seats: [seated('person'), seated('deckhand')], confirmTurns: false });
    play(screen, 'take fish');
    while (screen.scene().awaiting === 'choice' && screen.scene().mover === 0) play(screen, 'end');
    expect(screen.scene()).toMatchObject({ awaiting: 'bot', viewer: 0, mover: 1 });
    await until(screen, () => screen.scene().awaiting === 'choice');
    expect(live.table.steps.some((step) => step.seat === 1)).toBe(true);
    expect(screen.news().map((chapter) => chapter.seat)).toContain(1);
  });

  it('shows a whole game of bots that stand in, and the same game as the terminal from the same seed', async () => {
    const { screen, live } = sitDown({ seats: [seated('person'), seated('random')] });
    screen.standIn(0, 'deckhand');
    const seeds = new Set<string>();
    const stop = live.subscribe(() => {
      if (live.wanted) seeds.add(live.wanted.seed);
    });
    await until(screen, () => screen.scene().over);
    stop();
    expect(live.whole()).toBe(live.table);
    for (const seed of seeds) expect(seed).toMatch(/^screen\/[01]\/\d+$/);
  });

  it('gives a hint when it is there', async () => {
    const { screen } = sitDown({ seats: TWO });
    screen.askHint();
    expect(screen.scene().hint).toEqual({ kind: 'thinking' });
    await until(screen, () => screen.scene().hint?.kind === 'thought');
    screen.dismissHint();
    expect(screen.scene().hint).toBeNull();
  });

  it('shows the table as it was, without options, and comes back', () => {
    const { screen } = sitDown({ seats: TWO });
    play(screen, 'enter building-firm-1');
    screen.lookAt(0);
    expect(screen.scene()).toMatchObject({ step: 0, options: [] });
    expect(screen.scene().view.equals(leHavre.blank())).toBe(false);
    screen.lookAt(null);
    expect(screen.scene().options.length).toBeGreaterThan(0);
  });

  it('says why something cannot be played, and plays nothing of it', () => {
    const { screen, live } = sitDown({ seats: TWO });
    const before = live.table.steps.length;
    play(screen, 'pass');
    expect(live.table.steps.length).toBe(before);
    expect(screen.scene().notice).not.toBeNull();
  });

  it('works the same with a table that answers later', () => {
    const waiting: (() => void)[] = [];
    const reach = (live: LiveTable<State>): ReachedTable<State> => ({
      game: live.game,
      words: live.words,
      as: (seat) => live.as(seat),
      whole: () => live.whole(),
      subscribe: (listener) => live.subscribe(listener),
      send: (command, answered) => waiting.push(() => live.send(command, answered)),
    });
    const deliver = (): void => {
      while (waiting.length > 0) waiting.shift()?.();
    };
    const { screen, live } = sitDown({ seats: TWO, reach });
    deliver();
    const before = live.table.steps.length;
    play(screen, 'take fish');
    play(screen, 'take fish');
    expect(live.table.steps.length).toBe(before);
    deliver();
    // Who clicks twice has seen the table only once.
    expect(live.table.steps.length).toBe(before + 1);
    expect(screen.scene()).toMatchObject({ viewer: 0, notice: null });
  });

  describe('with a last deed in a turn', () => {
    const AMONG_BOTS = [seated('person'), seated('deckhand')];
    const last = (screen: SharedScreen, token: string): void => screen.playLast([screen.ui.game.parse(token)]);

    it('ends the turn with it, for good', () => {
      const { screen, live } = sitDown({ seats: AMONG_BOTS });
      expect(screen.scene()).toMatchObject({ isAmongBots: true, endsTurns: true });
      // With what is left of the francs nothing can be bought.
      play(screen, 'buy building-firm-1');
      last(screen, 'take fish');
      expect(screen.scene()).toMatchObject({ awaiting: 'bot', mover: 1 });
      expect(live.table.steps.at(-1)?.option).toBe(screen.ui.game.parse('end'));
    });

    it('ends no turn in which something can be bought', () => {
      const { screen } = sitDown({ seats: AMONG_BOTS });
      last(screen, 'take fish');
      expect(screen.scene()).toMatchObject({ awaiting: 'choice', mover: 0 });
      expect(tokens(screen)).toEqual(expect.arrayContaining(['end', 'buy building-firm-1']));
    });

    it('is not asked to by several people, nor where nobody wants it', () => {
      expect(sitDown({ seats: TWO }).screen.scene()).toMatchObject({ isAmongBots: false, endsTurns: false });
      expect(sitDown({ seats: [seated('person')] }).screen.scene()).toMatchObject({ endsTurns: false });
      expect(sitDown({ seats: AMONG_BOTS, endTurns: false }).screen.scene()).toMatchObject({ endsTurns: false });
    });
  });
});
