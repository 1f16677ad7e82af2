import { LANGUAGES } from '@quayside/kernel';
import { foreign } from '@quayside/speech';
import {
  type Command,
  Complaint,
  FINE,
  gameTitle,
  type Installed,
  languageOf,
  runCommand,
  speakerFor,
  usageOf,
} from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { card } from './commands/card.ts';
import { cards } from './commands/cards.ts';
import { figures } from './commands/figures.ts';
import { options } from './commands/options.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rounds } from './commands/rounds.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { solve } from './commands/solve.ts';
import { tryTokens } from './commands/try.ts';
import { verify } from './commands/verify.ts';
import { isLanguage, type Speaker } from './words.ts';

const COMMANDS: readonly Command[] = [
  play,
  sim,
  cards,
  card,
  rounds,
  figures,
  replay,
  options,
  tryTokens,
  analyse,
  arena,
  solve,
  perft,
  bench,
  serve,
  verify,
];

/** Long enough for everything that we say ourselves, and for a list of what would be right. */
const LONGEST_LINE = 2000;

/** `quayside [--lang L] COMMAND …`. Everything a person got wrong ends here as one line. */
export async function run(args: readonly string[], installed: Installed): Promise<number> {
  const wanted = languageOf(args);
  const language = isLanguage(wanted) ? wanted : 'en';
  const speaker = speakerFor(language, installed.games);
  try {
    if (!isLanguage(wanted)) {
      throw new Complaint(
        speaker.text('cli.wrong-value', { flag: '--lang', value: wanted, known: LANGUAGES.join(', ') }),
      );
    }
    const name = commandWord(args);
    if (name === undefined) {
      const stray = args.find((word, at) => !isCommon(word) && args[at - 1] !== '--lang');
      if (stray !== undefined) throw new Complaint(speaker.text('cli.no-command', { word: stray }));
      console.log(overview(speaker, installed));
      return FINE;
    }
    const command = COMMANDS.find((each) => each.name === name);
    if (!command) throw new Complaint(speaker.text('cli.unknown-command', { command: name }));
    const at = args.indexOf(name);
    return await runCommand(command, [...args.slice(0, at), ...args.slice(at + 1)], language, installed);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    for (const line of error.message.split('\n')) console.error(`quayside: ${foreign(line, LONGEST_LINE)}`);
    return error.code;
  }
}

function isCommon(word: string): boolean {
  return word === '--help' || word === '--lang' || word.startsWith('--lang=');
}

/** The first word that is not a flag or the value of --lang. */
function commandWord(args: readonly string[]): string | undefined {
  return args.find((word, at) => !word.startsWith('-') && args[at - 1] !== '--lang');
}

function overview(speaker: Speaker, { games }: Installed): string {
  const rows = COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${speaker.text(`cli.command.${command.name}`)}`);
  return [
    speaker.text('cli.about', { games: speaker.listed(games.map((game) => gameTitle(speaker, game))) }),
    '',
    ...rows,
    '',
    speaker.text('cli.more-help'),
    speaker.text('cli.exit-codes'),
    '',
    ...COMMANDS.map((command) => usageOf(command, games)),
  ].join('\n');
}
