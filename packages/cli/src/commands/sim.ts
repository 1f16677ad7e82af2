import { BOT_NAMES, type Player } from '@quayside/bots';
import { CHANCE, drawn, type Game, Options, Random, type State } from '@quayside/kernel';
import { botsFlag } from '../bots.ts';
import { type Command, type Context, FINE, NO, numberFlag } from '../command.ts';
import { Progress } from '../progress.ts';
import { EDITION, GAME } from '../flag.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

/** How many findings are told; the rest are counted. */
const TOLD = 5;

interface Played {
  readonly decisions: number;
  readonly finished: boolean;
  readonly found: readonly string[];
}

/** One game to its end. Chance and each bot draw from generators of their own, so the deal does not depend on who plays. */
function playGame(
  game: Game<State>,
  state: State,
  bots: readonly Player[],
  seed: string,
  options: Options,
  check: boolean,
): Played {
  const chance = new Random(`${seed}/chance`);
  const randoms = bots.map((_, seat) => new Random(`${seed}/${seat}`));
  const view = game.blank();
  const audit = check ? game.audit(state) : null;
  const found: string[] = [];
  let decisions = 0;
  for (let seat = game.mover(state); seat >= CHANCE && decisions < game.longest; seat = game.mover(state)) {
    const bot = bots[seat];
    if (bot) {
      game.view(state, seat, view);
      game.apply(state, bot.choose(view, seat, randoms[seat] as Random));
    } else {
      options.clear();
      game.options(state, options);
      game.apply(state, drawn(game, state, options, chance));
    }
    decisions++;
    if (audit) found.push(...audit.check(), ...game.violations(state));
  }
  if (!audit) found.push(...game.violations(state));
  return { decisions, finished: game.mover(state) < CHANCE, found };
}

interface Totals {
  readonly games: number;
  finished: number;
  decisions: number;
  seconds: number;
  scores: number;
  sum: number;
  min: number;
  max: number;
  violations: number;
}

const NOTHING_YET = {
  finished: 0,
  decisions: 0,
  seconds: 0,
  scores: 0,
  sum: 0,
  min: Infinity,
  max: -Infinity,
  violations: 0,
};

/** Plays many games without anybody looking, and says what came of them. */
export const sim: Command = {
  name: 'sim',
  settings: 'all',
  flags: {
    game: GAME,
    edition: EDITION,
    games: { type: 'string', value: 'N', default: '100' },
    bots: { type: 'string', value: 'NAME,…', known: BOT_NAMES, default: 'random' },
    seed: { type: 'string', value: 'TEXT', default: '1' },
    check: { type: 'boolean' },
  },
  run(context) {
    const { speaker, flags } = context;
    const terminal = gameFlag(context);
    const { game } = terminal;
    const settings = settingsFlags(context, terminal);
    const games = numberFlag(context, 'games', 1, 10_000_000);
    const options = new Options();
    const totals: Totals = { ...NOTHING_YET, games };
    const seed = String(flags['seed']);
    const bots = botsFlag(context, terminal.bots, game.seatsOf(game.setup(settings, new Random(seed))).length);
    const progress = new Progress(games);
    const start = performance.now();
    for (let n = 0; n < games; n++) {
      const own = `${seed}/${n}`;
      const state = game.setup(settings, new Random(own));
      const { decisions, finished, found } = playGame(game, state, bots, own, options, flags['check'] === true);
      totals.decisions += decisions;
      if (finished) {
        totals.finished++;
        addScores(totals, game.scores(state));
      }
      if (found.length > 0) {
        totals.violations++;
        if (totals.violations <= TOLD)
          context.note(speaker.text('cli.sim.violation', { seed: own, what: found[0] as string }));
      }
      progress.at(n + 1);
    }
    progress.end();
    totals.seconds = (performance.now() - start) / 1000;
    tell(context, totals);
    return totals.violations > 0 || totals.finished < games ? NO : FINE;
  },
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function addScores(totals: Totals, scores: readonly number[]): void {
  for (const score of scores) {
    totals.scores++;
    totals.sum += score;
    totals.min = Math.min(totals.min, score);
    totals.max = Math.max(totals.max, score);
  }
}

function tell(
  { speaker, json, out }: Context,
  { games, finished, decisions, seconds, violations, ...of }: Totals,
): void {
  const mean = round(of.sum / of.scores, 2);
  const { min, max } = of;
  const decisionsPerSecond = Math.round(decisions / seconds);
  const gamesPerSecond = round(games / seconds, 1);
  if (json) {
    const scores = of.scores === 0 ? { mean: null, min: null, max: null } : { mean, min, max };
    const timed = { decisions, seconds: round(seconds, 3), decisionsPerSecond, gamesPerSecond };
    out(JSON.stringify({ games, finished, ...timed, scores, violations }));
    return;
  }
  out(speaker.text('cli.sim.games', { games, finished }));
  out(speaker.text('cli.sim.speed', { decisions, seconds: round(seconds, 2), decisionsPerSecond, gamesPerSecond }));
  if (of.scores > 0) out(speaker.text('cli.sim.scores', { mean, min, max }));
  out(speaker.text('cli.sim.violations', { violations }));
}
