import { randomBytes } from 'node:crypto';
import { Crew } from '@quayside/bots';
import { type State, Table } from '@quayside/kernel';
import { LiveTable, type Seat, SEED_BYTES, seated, seedFrom } from '@quayside/live';
import { foreign } from '@quayside/speech';
import { type Command, Complaint, type Context, FINE, NO } from '../command.ts';
import { ANY_GAME, EDITION } from '../flag.ts';
import { Lines } from '../play/lines.ts';
import { askNewGame } from '../play/questions.ts';
import { resume } from '../play/save.ts';
import { Saving } from '../play/saving.ts';
import { Paint, type Screen } from '../play/screen.ts';
import { readSitters, usualSeats } from '../play/seats.ts';
import { inShell } from '../play/shell.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { canSteer, terminalWidth } from '../play/terminal-width.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { flow, wrap } from '../width.ts';
import { seatsAt, settingNames, settingWords } from '../settings.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

/** What a saved game brings itself. The figures it was played with are too many for it. */
const fixedFlags = ({ games }: Context): readonly string[] => ['game', ...settingNames(games), 'seed'];
/** What says how a game begins; without any of it a person is asked. */
const beginningFlags = (context: Context): readonly string[] => [
  ...fixedFlags(context),
  'edition',
  'seats',
  'save',
  'resume',
];

/** A game in the terminal, for people at one keyboard and bots. */
export const play: Command = {
  name: 'play',
  settings: 'all',
  json: false,
  flags: {
    game: ANY_GAME,
    edition: EDITION,
    seats: { type: 'string', value: 'NAME,…' },
    seed: { type: 'string', value: 'TEXT' },
    save: { type: 'string', value: 'FILE' },
    resume: { type: 'string', value: 'FILE' },
    'no-color': { type: 'boolean' },
  },
  async run(context) {
    const begun = context.flags['resume'] === undefined ? null : resumed(context);
    const asked = begun ?? begunByFlags(context);
    const lines = new Lines();
    try {
      const start = asked ?? (await begunByQuestions(context, lines));
      return start === null ? FINE : await sit(context, start, lines);
    } finally {
      lines.close();
    }
  },
};

interface Start {
  readonly terminal: GameTerminal;
  readonly table: Table<State>;
  readonly seats: readonly Seat[];
  /** So many turns were taken back; null: at this table they are not. */
  readonly takenBack: number | null;
  /** What the file of a saved game held; null where there is none. */
  readonly seen: string | null;
}

function screenFor({ flags, speaker }: Pick<Context, 'flags' | 'speaker'>, seats: readonly string[] = []): Screen {
  const plain = flags['no-color'] === true || (process.env['NO_COLOR'] ?? '') !== '';
  const paint = new Paint(canSteer(process.stdout) && !plain, seats);
  return {
    paint,
    speaker,
    get width() {
      return terminalWidth();
    },
  };
}

/** A saved game. How it is set stands in it, so flags that say otherwise are a mistake. */
function resumed(context: Context): Start {
  const { flags, speaker } = context;
  const extra = fixedFlags(context).find((name) => flags[name] !== undefined);
  if (extra !== undefined) throw new Complaint(speaker.text('play.resume-fixed', { flag: `--${extra}` }));
  const start = resume(context, String(flags['resume']));
  if (flags['seats'] === undefined) return start;
  const sitters = readSitters(String(flags['seats']), start.seats.length, '--seats', speaker);
  return { ...start, seats: sitters.map((sitter, seat) => seated(sitter, start.seats[seat]?.name)) };
}

/** A new game as the flags say; null when they say nothing and there is somebody to ask. */
function begunByFlags(context: Context): Start | null {
  const { flags, speaker } = context;
  const silent = beginningFlags(context).every((name) => flags[name] === undefined);
  if (silent && process.stdin.isTTY && process.stdout.isTTY) return null;
  const terminal = gameFlag(context);
  const settings = settingsFlags(context, terminal);
  const players = seatsAt(terminal.game, settings);
  const seats =
    flags['seats'] === undefined
      ? usualSeats(players)
      : readSitters(String(flags['seats']), players, '--seats', speaker).map((sitter) => seated(sitter));
  return begin(context, terminal, settings, seats);
}

async function begunByQuestions(context: Context, lines: Lines): Promise<Start | null> {
  const game = await askNewGame(context.games, lines, screenFor(context));
  return game && begin(context, game.terminal, game.settings, game.seats);
}

function begin(
  { flags, speaker }: Context,
  terminal: GameTerminal,
  settings: Readonly<Record<string, string>>,
  seats: readonly Seat[],
): Start {
  const seed = flags['seed'] === undefined ? newSeed() : String(flags['seed']);
  const table = Table.start(terminal.game, { settings, seed });
  if (!table.ok) throw new Complaint(speaker.text('play.wrong-seed'));
  return { terminal, table: table.value, seats, takenBack: null, seen: null };
}

const newSeed = (): string => seedFrom(randomBytes(SEED_BYTES));

async function sit(context: Context, start: Start, lines: Lines): Promise<number> {
  const { bots, sheet } = start.terminal;
  const crew = new Crew({ bots, sheet: sheet?.json ?? null }, context.openBots);
  try {
    return await sitDown(context, start, lines, crew);
  } finally {
    crew.close();
  }
}

async function sitDown(
  context: Context,
  { terminal, table, seats, takenBack, seen }: Start,
  lines: Lines,
  crew: Crew,
): Promise<number> {
  const { flags } = context;
  if (seats.some(({ sitter }) => sitter !== 'person' && sitter !== 'random')) crew.prepare();
  const live = new LiveTable({ table, words: terminal.words, seats, takenBack });
  live.open();
  const called = terminal.ui.names?.(table.state, context.speaker.language) ?? {};
  const screen = screenFor({ flags, speaker: context.speaker.calling(called) }, terminal.game.seatsOf(table.state));
  const { speaker, paint } = screen;
  const saving = new Saving(live, screen, lines);
  if (seen !== null) saving.cameFrom(String(flags['resume']), seen);
  if (flags['save'] !== undefined) await saving.keepIn(String(flags['save']));
  const { ui } = terminal;
  const again = flags['edition'] === undefined ? '' : ` --edition ${inShell(String(flags['edition']))}`;
  const at = new TerminalTable({ terminal, ui, live, screen, lines, saving, crew, again });
  const sitters = seats.map((_, seat) => `${at.seatName(seat)}: ${at.sitterName(seat)}`);
  // The seats say how many play.
  const settings = settingWords(terminal, table.header.settings, speaker).slice(1);
  const title = [paint.heading(speaker.text(`play.game.${terminal.facts.id}`)), ...settings, sitters.join(', ')];
  for (const row of flow(title, screen.width)) context.out(row);
  const seed = foreign(inShell(table.header.seed));
  for (const row of wrap(speaker.text('play.seed', { seed }), screen.width)) context.out(row);
  const hint = at.people.length > 0 ? wrap(speaker.text('play.help-hint'), screen.width) : [];
  for (const row of hint) context.out(paint.dim(row));
  lines.completeWith((typed) => {
    const seat = at.mover;
    const tokens = seat < 0 ? [] : at.choices(seat).map(({ token }) => token);
    return tokens.filter((token) => token.startsWith(typed));
  });
  // However it ends, by a signal, a closed terminal or an error, the turn that is being played is not lost.
  const keep = (): void => {
    if (saving.now() !== null) process.exitCode = NO;
  };
  process.once('exit', keep);
  try {
    return await new TerminalGame(at).play();
  } finally {
    process.off('exit', keep);
  }
}
