import { availableParallelism } from 'node:os';
import {
  BOT_NAMES,
  devSeeds,
  type Fixture,
  HELD_OUT,
  heldOutSeeds,
  type Hypotheses,
  Pairing,
  type PlayedGame,
  pairsOf,
  SEED_SETS,
} from '@quayside/bots';
import { Random } from '@quayside/kernel';
import { sheetOf } from '../arena/errand.ts';
import { pairingsJson, selfPlayJson } from '../arena/json.ts';
import { pairingsLines, selfPlayLines } from '../arena/lines.ts';
import { BrokenOff, playSideBySide } from '../arena/side-by-side.ts';
import { botNamesFlag } from '../bots.ts';
import { type Command, Complaint, type Context, FINE, NO, numberFlag } from '../command.ts';
import { Progress } from '../progress.ts';
import { EDITION, GAME } from '../flag.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

const MOST_BLOCKS = 100_000;
const MOST_JOBS = 256;
const USUAL_SEED = '1';

/** Plays fixtures wherever there is a free thread, and hands each game back in order. */
type Play = (count: number, fixtures: Iterator<Fixture>, take: (game: PlayedGame) => void) => Promise<void>;

/** Measures bots: one among copies of another, several against each other, or one among its equals. */
export const arena: Command = {
  name: 'arena',
  settings: 'all',
  flags: {
    game: GAME,
    edition: EDITION,
    bots: { type: 'string', value: 'NAME,…', text: 'cli.arena.flag-bots', known: BOT_NAMES, required: true },
    blocks: { type: 'string', value: 'N', default: '100' },
    seed: { type: 'string', value: 'TEXT' },
    seeds: { type: 'string', value: SEED_SETS.join('|'), default: SEED_SETS[0] },
    sprt: { type: 'string', value: 'P0,P1' },
    jobs: { type: 'string', value: 'N', default: String(availableParallelism()) },
  },
  async run(context) {
    const { speaker } = context;
    const terminal = gameFlag(context);
    const settings = settingsFlags(context, terminal);
    const seats = terminal.game.seatsOf(terminal.game.setup(settings, new Random(USUAL_SEED))).length;
    const bots = botNamesFlag(context, terminal.bots);
    const seeds = seedsFlags(context);
    const hypotheses = sprtFlag(context);
    const jobs = numberFlag(context, 'jobs', 1, MOST_JOBS);
    if (bots.length === 1 && hypotheses) throw new Complaint(speaker.text('cli.arena.sprt-needs-two'));
    if (bots.length > 1 && seats === 1) throw new Complaint(speaker.text('cli.arena.alone'));

    const play: Play = async (count, fixtures, take) => {
      const progress = new Progress(count);
      let done = 0;
      try {
        await playSideBySide(sheetOf(terminal, settings), jobs, fixtures, (game) => {
          take(game);
          progress.at(++done);
        });
      } catch (error) {
        if (!(error instanceof BrokenOff)) throw error;
        const { seed, bots: names } = error.fixture;
        const facts = { seed, bots: names.join(', '), what: error.message };
        throw new Complaint(speaker.text('cli.arena.broken-off', facts), NO);
      } finally {
        progress.end();
      }
    };

    const head = { game: terminal.game.id, rules: terminal.game.rules, settings, seats };
    if (bots.length === 1) {
      const games = await selfPlay(bots[0] as string, seeds, seats, play);
      if (context.json) context.out(JSON.stringify({ ...head, ...selfPlayJson(bots[0] as string, seeds, games) }));
      else for (const line of selfPlayLines(context, bots[0] as string, games)) context.out(line);
      return FINE;
    }
    const pairings = await meet(bots, seeds, seats, hypotheses, play);
    if (context.json) context.out(JSON.stringify({ ...head, ...pairingsJson(bots, seats, pairings) }));
    else for (const line of pairingsLines(context, bots, seats, pairings)) context.out(line);
    return FINE;
  },
};

async function selfPlay(bot: string, seeds: readonly string[], seats: number, play: Play): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  const bots = Array.from({ length: seats }, () => bot);
  const fixtures = seeds.map((seed) => ({ seed, bots }));
  await play(seeds.length, fixtures.values(), (game) => games.push(game));
  return games;
}

async function meet(
  bots: readonly string[],
  seeds: readonly string[],
  seats: number,
  hypotheses: Hypotheses | null,
  play: Play,
): Promise<Pairing[]> {
  const pairings = pairsOf(bots, seats).map(
    ([one, other]) => new Pairing(bots[one] as string, bots[other] as string, seeds, seats, hypotheses),
  );
  /** Whose games are out, in their order. */
  const out: Pairing[] = [];
  const fixtures = function* (): Generator<Fixture> {
    for (const pairing of pairings) {
      for (const fixture of pairing.fixtures()) {
        out.push(pairing);
        yield fixture;
      }
    }
  };
  let taken = 0;
  await play(pairings.length * seeds.length * seats, fixtures(), (game) => out[taken++]?.take(game));
  return pairings;
}

function seedsFlags(context: Context): string[] {
  const { flags, speaker } = context;
  const { seed, seeds } = flags;
  if (!SEED_SETS.some((name) => name === seeds)) {
    const known = SEED_SETS.join(', ');
    throw new Complaint(speaker.text('cli.wrong-value', { flag: '--seeds', value: String(seeds), known }));
  }
  if (seeds === 'held-out') {
    if (seed !== undefined) throw new Complaint(speaker.text('cli.arena.seed-of-set'));
    return heldOutSeeds(numberFlag(context, 'blocks', 1, HELD_OUT));
  }
  return devSeeds(String(seed ?? USUAL_SEED), numberFlag(context, 'blocks', 1, MOST_BLOCKS));
}

function sprtFlag({ flags, speaker }: Context): Hypotheses | null {
  const { sprt } = flags;
  if (sprt === undefined) return null;
  const [p0 = NaN, p1 = NaN, ...more] = String(sprt)
    .split(',')
    .map((word) => (/^\s*\d*\.?\d+\s*$/.test(word) ? Number(word) : NaN));
  if (p0 > 0 && p0 < p1 && p1 < 1 && more.length === 0) return { p0, p1 };
  throw new Complaint(speaker.text('cli.arena.wrong-sprt', { value: String(sprt) }));
}
