import { LANGUAGES } from '@quayside/kernel';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../saved/browser-storage.ts';
import { type Tongue, tongueFor } from '../text/books.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const PACES = ['slow', 'usual', 'fast', 'at-once'] as const;
/** In hundredths. */
export const ZOOMS = [100, 110, 125] as const;
export const GUIDES = ['on', 'off'] as const;

/** How somebody likes the page. */
export interface Settings {
  readonly language: Tongue;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** How large text and board are. */
  readonly zoom: (typeof ZOOMS)[number];
  /** How long a move of a bot is shown before the next. */
  readonly pace: (typeof PACES)[number];
  /** Things are explained when they are met for the first time. */
  readonly guide: (typeof GUIDES)[number];
  /** A turn that is played waits until it is confirmed. */
  readonly confirmTurns: boolean;
  /** A turn opens by itself where nothing speaks against it. */
  readonly openTurns: boolean;
  /** A turn in which nothing is left to do ends with its last deed. */
  readonly endTurns: boolean;
  /** The end of a round is shown in pictures. */
  readonly rounds: boolean;
  /** How the person at this screen is called; '' where the seat's colour will do. */
  readonly name: string;
}

const KEY = 'quayside.settings';

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  sound: false,
  zoom: 100,
  pace: 'usual',
  guide: 'on',
  confirmTurns: true,
  openTurns: true,
  endTurns: true,
  rounds: true,
  name: '',
};

/** What was kept, as far as it can be trusted. */
function read(): Settings {
  const usual = { ...DEFAULT_SETTINGS, language: tongueFor(globalThis.navigator?.languages ?? []) };
  try {
    const kept: unknown = JSON.parse(browserStorage.read(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return usual;
    return { ...usual, ...trusted(kept as Record<string, unknown>) };
  } catch {
    return usual;
  }
}

function trusted(kept: Record<string, unknown>): Partial<Settings> {
  const oneOf = <T extends string | number>(name: string, values: readonly T[]): Record<string, T> => {
    const value = values.find((each) => each === kept[name]);
    return value === undefined ? {} : { [name]: value };
  };
  const flag = (name: string): Record<string, boolean> =>
    typeof kept[name] === 'boolean' ? { [name]: kept[name] } : {};
  return {
    ...oneOf('language', [...LANGUAGES, 'pseudo'] as const),
    ...oneOf('theme', THEMES),
    ...oneOf('motion', MOTIONS),
    ...flag('sound'),
    ...oneOf('zoom', ZOOMS),
    ...oneOf('pace', PACES),
    ...oneOf('guide', GUIDES),
    ...flag('confirmTurns'),
    ...flag('openTurns'),
    ...flag('endTurns'),
    ...flag('rounds'),
    ...(typeof kept['name'] === 'string' ? { name: kept['name'].slice(0, 24) } : {}),
  };
}

const store = createStore<Settings>(() => read());

export const settings = (): Settings => store.getState();
export const onSettings = store.subscribe;
export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, store.getState);
/** Changes some settings and keeps them; whether they could be kept is seen in `browserStorage`. */
export function changeSettings(change: Partial<Settings>): void {
  store.setState(change);
  browserStorage.write(KEY, JSON.stringify(store.getState()));
}
/** Takes the settings as they are kept now. */
export const rereadSettings = (): void => store.setState(read());
// What is changed in one tab holds in every other.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) rereadSettings();
});

/** Does somebody want things to move? */
export const wantsMotion = ({ motion }: Settings): boolean =>
  motion === 'full' || (motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
