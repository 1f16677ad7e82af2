import { availableParallelism } from 'node:os';
import { type Deal, type Line, mindFor, Solver } from '@quayside/bots';
import { CHANCE, type Game, Random, type State, Table } from '@quayside/kernel';
import { sheetOf } from '../arena/errand.ts';
import { type Command, Complaint, type Context, FINE, NO, numberFlag } from '../command.ts';
import { GAME } from '../flag.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { type Fault, isSameFile, readSave, writeSave } from '../play/save-file.ts';
import { tableOfRecord } from '../record-problems.ts';
import { settingNames } from '../settings.ts';
import { playRounds, type Standing } from '../solve/rounds.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

const LONGEST = 7 * 24 * 3600;
const MOST_ROUNDS = 1_000_000_000;
const MOST_JOBS = 256;
const USUAL_SEED = '1';
/** How many rounds a record has taken stands in it as a remark. */
const ROUNDS = /^# rounds (\d+)$/m;

/** Looks for the best line of a solo deal, with all that chance will bring known. */
export const solve: Command = {
  name: 'solve',
  settings: 'all',
  isFor: ({ game }) => game.settings.some(({ name, values }) => name === 'players' && values.includes('1')),
  flags: {
    game: GAME,
    seed: { type: 'string', value: 'TEXT', text: 'cli.solve.flag-seed' },
    time: { type: 'string', value: 'SECONDS', default: '60' },
    rounds: { type: 'string', value: 'N' },
    resume: { type: 'string', value: 'FILE', text: 'cli.solve.flag-resume' },
    out: { type: 'string', value: 'FILE' },
    jobs: { type: 'string', value: 'N', default: String(availableParallelism()), text: 'cli.solve.flag-jobs' },
  },
  async run(context) {
    const milliseconds = numberFlag(context, 'time', 1, LONGEST) * 1000;
    const rounds = context.flags['rounds'] === undefined ? MOST_ROUNDS : numberFlag(context, 'rounds', 1, MOST_ROUNDS);
    const jobs = numberFlag(context, 'jobs', 1, MOST_JOBS);
    const { terminal, deal, from } = begun(context);
    const stop = new AbortController();
    const interrupt = (): void => stop.abort();
    process.once('SIGINT', interrupt);
    const kept = new Keeper(context, terminal.game, deal, from);
    try {
      const sheet = { table: sheetOf(terminal, deal.settings), deal };
      const patience = { milliseconds, rounds, signal: stop.signal };
      kept.take(await playRounds(sheet, jobs, from, patience, (standing) => kept.hear(standing)));
    } finally {
      process.off('SIGINT', interrupt);
    }
    return kept.tell();
  },
};

/** What is solved, and from where: a new deal, or one whose record says how far somebody has come. */
function begun(context: Context): { terminal: GameTerminal; deal: Deal; from: Standing } {
  const { flags, speaker } = context;
  const isAlone = ({ game }: GameTerminal, deal: Deal): boolean =>
    game.seatsOf(game.setup(deal.settings, new Random(deal.seed))).length === 1;
  if (flags['resume'] === undefined) {
    const terminal = gameFlag(context);
    const settings = settingsFlags({ ...context, flags: { players: '1', ...defined(flags) } }, terminal);
    const deal = { settings, seed: String(flags['seed'] ?? USUAL_SEED) };
    if (!isAlone(terminal, deal)) throw new Complaint(speaker.text('cli.solve.alone'));
    return { terminal, deal, from: { best: null, rounds: 0 } };
  }
  const file = String(flags['resume']);
  const fixed = [...settingNames(context.games), 'seed'].find((name) => flags[name] !== undefined);
  if (fixed !== undefined) throw new Complaint(speaker.text('play.resume-fixed', { flag: `--${fixed}` }));
  const { terminal, table, text } = tableOfRecord(context, file);
  const { settings, seed, position } = table.header;
  const deal = { settings, seed };
  if (!isAlone(terminal, deal)) throw new Complaint(speaker.text('cli.solve.record-alone'), NO);
  if (!table.over || position !== undefined) throw new Complaint(speaker.text('cli.solve.unfinished'), NO);
  const options = table.steps.filter(({ seat }) => seat !== CHANCE).map(({ option }) => option);
  const best = new Solver(mindFor(terminal.bots), deal).lineOf(options);
  return { terminal, deal, from: { best, rounds: Number(ROUNDS.exec(text)?.[1] ?? 0) } };
}

const defined = (flags: Context['flags']): Context['flags'] =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));

/** Keeps the best line in its file, and says what was found. */
class Keeper {
  readonly #context: Context;
  readonly #game: Game<State>;
  readonly #deal: Deal;
  readonly #from: Standing;
  readonly #start = performance.now();
  #standing: Standing;
  /** What its file held when it was last read or written here. */
  #seen: string | null = null;

  constructor(context: Context, game: Game<State>, deal: Deal, from: Standing) {
    this.#context = context;
    this.#game = game;
    this.#deal = deal;
    this.#from = from;
    this.#standing = from;
    this.#look();
  }

  /** Only the record that the search goes on from is written over; before it begins, its file can be written. */
  #look(): void {
    const { flags, speaker } = this.#context;
    if (flags['out'] === undefined) return;
    const file = String(flags['out']);
    const held = readSave(file);
    if ('fault' in held) throw this.#unwritten(file, held.fault);
    const isOwn = flags['resume'] !== undefined && isSameFile(file, String(flags['resume']));
    if (held.text && !isOwn) throw new Complaint(speaker.text('cli.solve.exists', { file }), NO);
    this.#seen = held.text;
  }

  #unwritten(file: string, { code, why }: Fault): Complaint {
    return new Complaint(this.#context.speaker.text('cli.solve.cannot-write', { file, code: code || why }), NO);
  }

  hear(standing: Standing): void {
    const better = standing.best?.score !== this.#standing.best?.score;
    this.take(standing);
    if (!better || !standing.best) return;
    const facts = { score: standing.best.score, round: standing.rounds, seconds: this.#seconds };
    if (!this.#context.json) this.#context.note(this.#context.speaker.text('cli.solve.better', facts));
    this.#write(standing.best);
  }

  take(standing: Standing): void {
    this.#standing = standing;
  }

  tell(): number {
    const { best, rounds } = this.#standing;
    const { speaker, json, out, flags } = this.#context;
    if (!best) throw new Complaint(speaker.text('cli.solve.nothing'), NO);
    this.#write(best);
    if (json || flags['out'] === undefined) this.#print(best);
    else out(speaker.text('cli.solve.best', { score: best.score, rounds, file: String(flags['out']) }));
    return FINE;
  }

  #print(best: Line): void {
    const { json, out } = this.#context;
    const record = this.#record(best);
    if (!json) return out(record.trimEnd());
    const { settings, seed } = this.#deal;
    const before = this.#from.best?.score ?? null;
    const { rounds } = this.#standing;
    out(JSON.stringify({ game: this.#game.id, settings, seed, before, score: best.score, rounds, record }));
  }

  get #seconds(): number {
    return Math.round((performance.now() - this.#start) / 1000);
  }

  #write(best: Line): void {
    const { flags } = this.#context;
    if (flags['out'] === undefined) return;
    const file = String(flags['out']);
    const text = this.#record(best);
    const fault = writeSave(file, text, this.#seen);
    if (fault) {
      // What was found is not lost with its file.
      this.#print(best);
      throw this.#unwritten(file, fault);
    }
    this.#seen = text;
  }

  #record({ options }: Line): string {
    const started = Table.start(this.#game, this.#deal);
    if (!started.ok) throw new Error('a deal that was played cannot be set up');
    const table = started.value;
    for (const option of options) {
      table.choose(this.#game.mover(table.state), option);
      table.deal();
    }
    const [head = '', ...rows] = table.record().split('\n');
    return [head, `# rounds ${this.#standing.rounds}`, ...rows].join('\n');
  }
}
