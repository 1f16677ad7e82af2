import { type Game, Random, type SettingRule, type Settings, type State } from '@quayside/kernel';
import type { GameTerminal } from './game-terminal.ts';
import type { Speaker } from './words.ts';

/** The settings of a game that leave a choice; what has one value only is told by a record, not asked for. */
export const choicesOf = ({ settings }: Game<State>): readonly SettingRule[] =>
  settings.filter(({ values, read }) => values.length > 1 || read);

/** The names of all settings of these games; which values one takes is known once the game is. */
export const settingNames = (games: readonly GameTerminal[]): readonly string[] => [
  ...new Set(games.flatMap(({ game }) => choicesOf(game).map(({ name }) => name))),
];

/** How many play at a table that is set so. */
export const seatsAt = (game: Game<State>, settings: Settings): number =>
  game.seatsOf(game.setup(settings, new Random('seats'))).length;

/** Every setting at its usual value. */
export const usualSettings = ({ settings }: Game<State>): Record<string, string> =>
  Object.fromEntries(settings.map(({ name, default: value }) => [name, value]));

/** Those settings of a game that are among the names, each with its values, its meaning and its usual value. */
export function settingRows(
  { game }: GameTerminal,
  names: readonly string[],
  speaker: Speaker,
): { readonly head: string; readonly text: string }[] {
  return choicesOf(game)
    .filter(({ name }) => names.includes(name))
    .map(({ name, values, default: usual, read }) => ({
      head: `--${name} ${[...values, ...(read ? ['…'] : [])].join('|')}`,
      text: `${settingText(name, values, speaker)} (${usual})${read ? `; ${speaker.text(`form.${name}`)}` : ''}`,
    }));
}

/** What a setting is about, and what its values mean where they are more than numbers. */
function settingText(name: string, values: readonly string[], speaker: Speaker): string {
  const setting = speaker.text(`setting.${name}`);
  const words = values.filter((value) => !/^\d+$/.test(value));
  if (words.length === 0) return setting;
  const meanings = words.map((value) => `${value} = ${speaker.text(`value.${name}.${value}`)}`);
  return speaker.text('cli.setting-values', { setting, values: meanings.join(', ') });
}

/** How a table is set, in words: how many players, what is always told, and what is not as usual. */
export function settingWords(
  { game, shownSetting }: GameTerminal,
  settings: Readonly<Record<string, string>>,
  speaker: Speaker,
): string[] {
  return choicesOf(game)
    .filter(({ name, default: usual, always }) => always || settings[name] !== usual)
    .map(({ name, values: known }) => {
      const value = settings[name] ?? '';
      const isWord = known.includes(value) && !/^\d+$/.test(value);
      const values = isWord ? speaker.text(`value.${name}.${value}`) : (shownSetting?.(name, value, speaker) ?? value);
      return speaker.text('cli.setting-values', { setting: speaker.text(`setting.${name}`), values });
    });
}
