import { LEVEL_NAMES, type LevelName } from '@quayside/bots/levels';
import type { Game, Problem, SettingRule, Settings, State } from '@quayside/kernel';
import { type BrowserStorage, browserStorage } from '../saved/browser-storage.ts';
import { coloursAt } from '../saved/colours.ts';
import type { Seat } from '@quayside/live';

/** Who is wanted in a chair: the one who asks, somebody else at this screen, or a bot. */
export const GUESTS = ['me', 'person', ...LEVEL_NAMES] as const;
export type Guest = (typeof GUESTS)[number];

export interface Chair {
  readonly guest: Guest;
  /** How another person is called; '' where the colour will do. */
  readonly name: string;
}

/** What somebody chose for a new table, and finds again the next time. */
export interface Choices {
  readonly players: number;
  /** A chair for everybody the game has room for: those that are not needed now keep their guests. */
  readonly chairs: readonly Chair[];
  /** Those settings that are not as usual. */
  readonly settings: Settings;
}

export const LONGEST_NAME = 24;
const USUAL_BOT: LevelName = 'captain';
const PLAYERS = 'players';

/** What can be chosen besides who plays: settings with a single value leave no choice. */
export const variantsOf = ({ settings }: Game<State>): readonly SettingRule[] =>
  settings
    .map((rule) => ({ ...rule, values: rule.offered ?? rule.values }))
    .filter(({ name, values }) => name !== PLAYERS && values.length > 1);

/** Does a setting make no difference beside what else was chosen? */
function idleBeside({ settings }: Game<State>, chosen: Settings): (rule: SettingRule) => boolean {
  const whole = { ...Object.fromEntries(settings.map(({ name, default: usual }) => [name, usual])), ...chosen };
  return ({ idle }) => idle?.(whole) === true;
}

/** Those that make a difference. */
export function askedOf(game: Game<State>, chosen: Settings): readonly SettingRule[] {
  const isIdle = idleBeside(game, chosen);
  return variantsOf(game).filter((rule) => !isIdle(rule));
}

/** What was chosen, without what makes no difference: it is remembered, but not played with. */
export function playedWith(game: Game<State>, chosen: Settings): Settings {
  const idle = game.settings.filter(idleBeside(game, chosen)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !idle.includes(name)));
}

/** What is wrong with a setting that was put together; null: nothing. */
export function settingProblem(
  { name, values, read, default: usual }: SettingRule,
  settings: Settings,
): Problem | null {
  const value = settings[name] ?? usual;
  if (values.includes(value)) return null;
  const outcome = read?.(value, settings);
  return outcome && !outcome.ok ? (outcome.problems[0] ?? null) : null;
}

const ruleOf = ({ settings }: Game<State>): SettingRule | undefined => settings.find(({ name }) => name === PLAYERS);

/** How many can play. */
export const playersOf = (game: Game<State>): readonly number[] =>
  ruleOf(game)?.values.map(Number) ?? [coloursAt(game, 0).length];

function usualChoices(game: Game<State>): Choices {
  const most = Math.max(...playersOf(game));
  const chairs = Array.from({ length: most }, (_, at): Chair => ({ guest: at === 0 ? 'me' : USUAL_BOT, name: '' }));
  return { players: Number(ruleOf(game)?.default ?? most), chairs, settings: {} };
}

const keyOf = (game: string): string => `quayside.new-table.${game}`;

export function keepChoices(game: string, choices: Choices, into: BrowserStorage = browserStorage): void {
  into.write(keyOf(game), JSON.stringify(choices));
}

/** The last choices; null where nothing was chosen yet. */
export const keptChoices = (id: string, game: Game<State>, from: BrowserStorage = browserStorage): Choices | null =>
  from.read(keyOf(id)) === null ? null : lastChoices(id, game, from);

/** The last choices, as far as they can be trusted. */
export function lastChoices(id: string, game: Game<State>, from: BrowserStorage = browserStorage): Choices {
  const usual = usualChoices(game);
  try {
    const kept = JSON.parse(from.read(keyOf(id)) ?? '{}') as Partial<Record<keyof Choices, unknown>> | null;
    const players = playersOf(game).find((each) => each === kept?.players) ?? usual.players;
    const chairs = usual.chairs.map(
      (chair, at) => trustedChair(Array.isArray(kept?.chairs) ? kept.chairs[at] : null) ?? chair,
    );
    const wanted = (kept?.settings ?? {}) as Settings;
    const settings = variantsOf(game).flatMap(({ name, values, read }) => {
      const value = wanted[name];
      if (typeof value !== 'string') return [];
      const known = values.includes(value) || read?.(value, { players: String(players) }).ok;
      return known ? [[name, value]] : [];
    });
    return { players, chairs: onlyMe(chairs), settings: Object.fromEntries(settings) as Settings };
  } catch {
    return usual;
  }
}

function trustedChair(value: unknown): Chair | null {
  if (typeof value !== 'object' || value === null) return null;
  const { guest, name } = value as Partial<Record<keyof Chair, unknown>>;
  const known = GUESTS.find((each) => each === guest);
  return known ? { guest: known, name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '' } : null;
}

/** One person sits in one chair only. */
function onlyMe(chairs: readonly Chair[]): Chair[] {
  const mine = chairs.findIndex(({ guest }) => guest === 'me');
  return chairs.map((chair, at) => (chair.guest === 'me' && at !== mine ? { ...chair, guest: USUAL_BOT } : chair));
}

const swapped = (chairs: readonly Chair[], one: number, other: number): Chair[] =>
  chairs.map((chair, at) => (at === one ? (chairs[other] as Chair) : at === other ? (chairs[one] as Chair) : chair));

/** Whoever asks keeps a chair when there are fewer. */
export function withPlayers(choices: Choices, players: number): Choices {
  const mine = choices.chairs.findIndex(({ guest }) => guest === 'me');
  const lost = mine >= players && mine < choices.players;
  return { ...choices, players, chairs: lost ? swapped(choices.chairs, mine, players - 1) : choices.chairs };
}

/** A chair fewer: who sat behind it moves up, and its guest is remembered last. */
export function withoutChair(choices: Choices, at: number): Choices {
  const { chairs, players } = choices;
  const left = chairs.filter((_, each) => each !== at);
  return { ...choices, players: players - 1, chairs: [...left, ...chairs.slice(at, at + 1)] };
}

/** Somebody in a chair. Who wants to sit where I do not yet sit changes places with me. */
export function withGuest(choices: Choices, at: number, guest: Guest): Choices {
  const mine = choices.chairs.findIndex((chair) => chair.guest === 'me');
  if (guest === 'me' && mine >= 0 && mine !== at) {
    return { ...choices, chairs: swapped(choices.chairs, mine, at) };
  }
  return { ...choices, chairs: choices.chairs.map((chair, each) => (each === at ? { ...chair, guest } : chair)) };
}

export const withName = (choices: Choices, at: number, name: string): Choices => ({
  ...choices,
  chairs: choices.chairs.map((chair, each) => (each === at ? { ...chair, name } : chair)),
});

/** The same people in another order; `draw(n)` is a whole number below n. */
export function shuffled(choices: Choices, draw: (below: number) => number): Choices {
  let chairs: readonly Chair[] = choices.chairs;
  for (let last = choices.players - 1; last > 0; last--) chairs = swapped(chairs, last, draw(last + 1));
  return { ...choices, chairs: [...chairs] };
}

/** The seats as a table has them. */
export const seatsFor = ({ chairs, players }: Choices, myName: string): Seat[] =>
  chairs.slice(0, players).map(({ guest, name }) => {
    const called = guest === 'me' ? myName : guest === 'person' ? name : '';
    return { sitter: guest === 'me' ? 'person' : guest, name: called.trim(), standIn: null };
  });
