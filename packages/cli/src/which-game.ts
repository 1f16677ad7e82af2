import type { Problem } from '@quayside/kernel';
import { Complaint, type Context, NO } from './command.ts';
import { GAME_NAMES, gameNamed, type Shelf, USUAL_GAME } from './games.ts';
import { named, readJson } from './input.ts';
import { choicesOf, SETTING_NAMES } from './settings.ts';

export const gameTitle = ({ speaker }: Pick<Context, 'speaker'>, name: string): string =>
  speaker.text(`cli.game.${name}`);

/** The game that --game names (the first without it), with the figures that --edition gives. */
export function gameFlag(context: Context, among: readonly string[] = GAME_NAMES): Shelf {
  return withEdition(context, gameNamed(nameFlag(context, among) ?? USUAL_GAME));
}

function nameFlag({ flags, speaker }: Context, among: readonly string[]): string | undefined {
  const { game } = flags;
  if (game === undefined) return undefined;
  if (among.includes(String(game))) return String(game);
  throw new Complaint(
    speaker.text('cli.wrong-value', { flag: '--game', value: String(game), known: among.join(', ') }),
  );
}

/** The game that a file names, or --game where it names none; the two must not differ. */
export function gameOfFile(context: Context, place: string, found: string | undefined): Shelf {
  const { speaker } = context;
  const wanted = nameFlag(context, GAME_NAMES);
  const name = found ?? wanted ?? USUAL_GAME;
  if (!GAME_NAMES.includes(name)) {
    throw new Complaint(speaker.text('cli.unknown-game', { place, game: name, known: GAME_NAMES.join(', ') }), NO);
  }
  if (wanted !== undefined && wanted !== name) {
    const games = { found: gameTitle(context, name), wanted: gameTitle(context, wanted) };
    throw new Complaint(speaker.text('cli.other-game', { place, ...games }));
  }
  return withEdition(context, gameNamed(name));
}

/** The settings of a game from the flags of the same names; a setting of another game is a mistake. */
export function settingsFlags({ flags, speaker }: Context, { game }: Shelf): Record<string, string> {
  const choices = choicesOf(game);
  const own = choices.map(({ name }) => name);
  const stray = SETTING_NAMES.find((name) => flags[name] !== undefined && !own.includes(name));
  if (stray !== undefined) {
    const known = own.map((name) => `--${name}`).join(', ');
    const title = speaker.text(`cli.game.${game.id}`);
    throw new Complaint(speaker.text('cli.not-a-setting', { flag: `--${stray}`, game: title, known }));
  }
  const settings: Record<string, string> = Object.fromEntries(
    game.settings.map(({ name, default: usual }) => [name, usual]),
  );
  for (const { name, values } of choices) {
    const value = String(flags[name] ?? settings[name]);
    if (!values.includes(value)) {
      throw new Complaint(speaker.text('cli.wrong-value', { flag: `--${name}`, value, known: values.join(', ') }));
    }
    settings[name] = value;
  }
  return settings;
}

/** The game with the figure sheet of --edition. What contradicts known figures is told, and played. */
function withEdition(context: Context, shelf: Shelf): Shelf {
  const { flags, speaker } = context;
  if (flags['edition'] === undefined) return shelf;
  const file = String(flags['edition']);
  if (!shelf.sheet) {
    const known = GAME_NAMES.filter((name) => gameNamed(name).sheet).map((name) => `--game ${name}`);
    const game = gameTitle(context, shelf.game.id);
    throw new Complaint(speaker.text('cli.no-editions', { game, known: known.join(', ') }));
  }
  const read = shelf.sheet.read(readJson(context, file));
  const lines = (problems: readonly Problem[]): string[] =>
    problems.map(({ at, why, facts }) => {
      const place = at === '' ? named(context, file) : `${named(context, file)}: ${at}`;
      return `${place}: ${speaker.say(shelf.words.problem({ at, why, facts }))}`;
    });
  if (!read.ok) throw new Complaint(lines(read.problems).join('\n'), NO);
  for (const line of lines(read.value.contradictions)) context.note(line);
  return read.value.shelf;
}
