import { type Problem, settingsFor } from '@quayside/kernel';
import { foreign, legible, recordProblem } from '@quayside/speech';
import { Complaint, type Context, gameTitle, NO } from './command.ts';
import { named, readJson } from './input.ts';
import { settingsOfCardFiles } from './card-files.ts';
import { choicesOf, settingNames, usualSettings } from './settings.ts';
import { gameNamed, namesOf, type GameTerminal } from './game-terminal.ts';

/** The game that --game names (the first without it), with the figures that --edition gives. */
export function gameFlag(context: Context): GameTerminal {
  return withEdition(context, gameNamed(context.games, nameFlag(context) ?? usualName(context)));
}

const usualName = ({ games }: Context): string => namesOf(games)[0] ?? '';

function nameFlag({ games, flags, speaker }: Context): string | undefined {
  const { game } = flags;
  const among = namesOf(games);
  if (game === undefined) return undefined;
  if (among.includes(String(game))) return String(game);
  throw new Complaint(
    speaker.text('cli.wrong-value', { flag: '--game', value: String(game), known: among.join(', ') }),
  );
}

/** The game that a file names, or --game where it names none; the two must not differ. */
export function gameOfFile(context: Context, place: string, found: string | undefined): GameTerminal {
  const { speaker } = context;
  const known = namesOf(context.games);
  const wanted = nameFlag(context);
  const name = found ?? wanted ?? usualName(context);
  if (!known.includes(name)) {
    throw new Complaint(speaker.text('cli.unknown-game', { place, game: foreign(name), known: known.join(', ') }), NO);
  }
  if (wanted !== undefined && wanted !== name) {
    const games = {
      found: gameTitle(speaker, gameNamed(context.games, name)),
      wanted: gameTitle(speaker, gameNamed(context.games, wanted)),
    };
    throw new Complaint(speaker.text('cli.other-game', { place, ...games }));
  }
  return withEdition(context, gameNamed(context.games, name));
}

/** The settings of a game from the flags of the same names; a setting of another game is a mistake. */
export function settingsFlags(context: Context, of: GameTerminal): Record<string, string> {
  const { games, flags, speaker } = context;
  const { game } = of;
  const choices = choicesOf(game);
  const own = choices.map(({ name }) => name);
  const stray = settingNames(games).find((name) => flags[name] !== undefined && !own.includes(name));
  if (stray !== undefined) {
    const known = own.map((name) => `--${name}`).join(', ');
    throw new Complaint(speaker.text('cli.not-a-setting', { flag: `--${stray}`, game: gameTitle(speaker, of), known }));
  }
  const files = settingsOfCardFiles(context, of);
  const settings = usualSettings(game);
  for (const { name, values, read } of choices) {
    const value = String(files[name] ?? flags[name] ?? settings[name]);
    if (!values.includes(value) && !read) {
      throw new Complaint(speaker.text('cli.wrong-value', { flag: `--${name}`, value, known: values.join(', ') }));
    }
    settings[name] = value;
  }
  const whole = settingsFor(game, settings);
  if (whole.ok) return { ...whole.value };
  const wrong = whole.problems.map(legible).map((problem) => recordProblem(problem, of.words, namesOf(games)));
  throw new Complaint(wrong.map((each) => speaker.say(each)).join('\n'));
}

/** The game with the figure sheet of --edition. What contradicts known figures is told, and played. */
function withEdition(context: Context, terminal: GameTerminal): GameTerminal {
  const { flags, speaker } = context;
  if (flags['edition'] === undefined) return terminal;
  const file = String(flags['edition']);
  if (!terminal.sheet) {
    const known = namesOf(context.games.filter(({ sheet }) => sheet)).map((name) => `--game ${name}`);
    const game = gameTitle(speaker, terminal);
    throw new Complaint(speaker.text('cli.no-editions', { game, known: known.join(', ') }));
  }
  const read = terminal.sheet.read(readJson(context, file));
  const lines = (problems: readonly Problem[]): string[] =>
    problems.map(legible).map(({ at, why, facts }) => {
      const place = at === '' ? named(context, file) : `${named(context, file)}: ${at}`;
      return `${place}: ${speaker.say(terminal.words.problem({ at, why, facts }))}`;
    });
  if (!read.ok) throw new Complaint(lines(read.problems).join('\n'), NO);
  for (const line of lines(read.value.contradictions)) context.note(line);
  return read.value.game;
}
