// npm run test:long [-- GAMES [ONLY]]: ten thousand random games of each game under the conformance kit and, where it has more to set up, half
// as many of those, what else it wants tried (cards that people might make), twenty thousand damaged positions and as many damaged records, on every core; an exhaustive run over every card, tile and refusal; the leak test over a thousand states;
// whether the bots are still as strong as they were; whole games played by clicks in a browser; and every language where our fonts cannot be loaded.

import { execFile, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { botsIn, games as registered } from '../packages/games/src/index.ts';

/** All checks at one decision in so many, and a whole table with undo and replay for one game in so many. */
const EVERY = 60;
const TABLE_EVERY = 20;
const EXHAUSTIVE = 1000;
const LEAKS = 1000;
/** Damaged positions of each game: so many, and so many at a time. */
const DAMAGED = 20_000;
const AT_A_TIME = 200;

/** A rung of the ladder is so many blocks of the dev seeds; players by simulations play alike for ever. */
const BLOCKS = 15;
const ALONE_GAMES = 10;
/** So many games of each are played by clicks: every number of players and every size of window once. */
const CLICKED = 5;

/** What is asked of a game besides: its settings in turn, how strong bots are in it, whether anything leaks (test/long.ts). */
const longOf = (name) => import(`../packages/${name}/test/long.ts`);

// Processes and not threads: Node goes down now and then when a thread ends (nodejs/node#64500).
if (process.send)
  process.once('message', (/** @type {any} */ share) => void work(share).finally(() => process.disconnect()));
else if (process.argv[3]) await only(Number(process.argv[2]), process.argv[3]);
else await main(Number(process.argv[2] ?? 10_000));

async function main(games) {
  let passed = 0;
  let failed = 0;
  const count = (good, bad) => {
    passed += good;
    failed += bad;
  };
  for (const { id: name } of registered.map(({ facts }) => facts)) {
    const bad = await onEveryCore(name, 'random games', games);
    count(games - bad, bad);
    const { besides = {}, trials = {} } = await longOf(name);
    for (const [what, { size }] of Object.entries(trials)) {
      const broken = await onEveryCore(name, what, size);
      count(size - broken, broken);
    }
    for (const what of Object.keys(besides)) {
      const half = Math.ceil(games / 2);
      const broken = await onEveryCore(name, what, half);
      count(half - broken, broken);
    }
    for (const what of ['damaged positions', 'damaged records']) {
      const broken = await onEveryCore(name, what, DAMAGED);
      count(DAMAGED - broken, broken);
    }
    const wrong = await exhaustive(name);
    count(1 - wrong, wrong);
    const { ladder, alone: goals = [], leaks } = await longOf(name);
    for (const rung of ladder) count(...(await stands(name, ...rung)));
    for (const goal of goals) count(...(await alone(name, goal)));
    if (leaks) count(...findLeaks(name, leaks));
  }
  // Only here: the workers of this file need no browser.
  const { playByClicks } = await import('./clicks.mjs');
  const clicked = await playByClicks(CLICKED, ['fonts.long.ts']);
  count(clicked.passed, clicked.failed);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** One run of games by its name, for who looks for something: `npm run test:long -- 5000 "random games with all sets"`. */
async function only(games, what) {
  for (const { id: name } of registered.map(({ facts }) => facts)) {
    const { besides = {}, trials = {} } = await longOf(name);
    if (what !== 'random games' && !(what in besides) && !(what in trials)) continue;
    const bad = await onEveryCore(name, what, games);
    console.log(`${games - bad} passed, ${bad} failed`);
    process.exitCode = Math.max(Number(process.exitCode ?? 0), bad === 0 ? 0 : 1);
  }
}

async function arena(...flags) {
  const cli = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'arena', '--json', ...flags], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

/** Does one player still beat another as often as it should? */
async function stands(game, better, worse, least) {
  const players = ['--game', game, '--players', '2', '--bots', `${better},${worse}`, '--blocks', String(BLOCKS)];
  const { pairings } = await arena(...players);
  const share = pairings[0].figures.share.mean;
  console.log(`${game}: ${better} beats ${worse} in ${(share * 100).toFixed(1)} %, at least ${least * 100} % is due`);
  return share >= least ? [1, 0] : [0, 1];
}

async function alone(game, { settings, least }) {
  const set = Object.entries({ players: '1', ...settings }).flatMap(([name, value]) => [`--${name}`, value]);
  const { figures } = await arena('--game', game, ...set, '--bots', 'search-1000', '--blocks', String(ALONE_GAMES));
  const { mean } = figures.score;
  const how = Object.values(settings).join(', ');
  console.log(`${game}: search-1000 alone, ${how}: ${mean.toFixed(1)} on average, at least ${least} is due`);
  return mean >= least ? [1, 0] : [0, 1];
}

/** Lets every core do a share of so many games, positions or records; how many of them went wrong. */
async function onEveryCore(name, what, wanted) {
  const start = performance.now();
  const parts = availableParallelism();
  const findings = [];
  let played = 0;
  let longest = 0;
  const part = (index) =>
    new Promise((resolve, reject) => {
      const worker = fork(fileURLToPath(import.meta.url));
      worker.send({ name, what, part: index, parts, wanted });
      worker.on('message', (/** @type {any} */ { tried, found, longest: took = 0 }) => {
        played += tried;
        longest = Math.max(longest, took);
        findings.push(...found);
        if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${played} of ${wanted} ${what} `);
      });
      worker.on('error', reject);
      // After its last message; what it did not do is missing from the count.
      worker.on('disconnect', resolve);
    });
  await Promise.all(Array.from({ length: parts }, (_, index) => part(index)));
  for (const finding of findings.slice(0, 20)) console.log(JSON.stringify(finding));
  const seconds = Math.round((performance.now() - start) / 1000);
  const each = longest > 0 ? `, the longest ${Math.round(longest)} ms` : '';
  console.log(`${name}: ${played} ${what} in ${seconds} s${each}, ${findings.length} findings`);
  return new Set(findings.map(({ seed }) => seed)).size + (wanted - played);
}

async function work({ name, what, part, parts, wanted }) {
  const bots = await botsIn(registered)(name);
  if (!bots) throw new Error(`there is no game ${name}`);
  const { game } = bots;
  const { settings: usual, besides = {}, trials = {} } = await longOf(name);
  if (what in trials) {
    for (let n = part; n < wanted; n += parts) process.send?.(tryOne(trials[what], n));
    return;
  }
  const ways = [usual, ...Object.values(besides)];
  const settingsOf = besides[what] ?? usual;
  const { conform, conformTable, playDamaged, readDamaged } = await import('@quayside/kernel/conformance');
  if (what.startsWith('damaged')) {
    const tryOut = what === 'damaged positions' ? playDamaged : readDamaged;
    for (let n = part; n * AT_A_TIME < wanted; n += parts) {
      const tried = Math.min(AT_A_TIME, wanted - n * AT_A_TIME);
      const run = tryOut(
        game,
        (i) => ways[i % ways.length](n + i),
        tried,
        `long ${n}`,
        () => performance.now(),
      );
      process.send?.({ tried, found: run.findings, longest: run.longest });
    }
    return;
  }
  for (let n = part; n < wanted; n += parts) {
    const settings = settingsOf(n);
    const seed = `long ${n}`;
    const found = conform(game, { settings, seed, every: EVERY });
    if (n % TABLE_EVERY === 0) found.push(...conformTable(game, settings, seed));
    process.send?.({ tried: 1, found });
  }
}

/** One trial of a game's own. What seems slow is done again: the machine may have been busy with something else. */
function tryOne(trial, n) {
  const { most = Infinity } = trial;
  let longest = Infinity;
  let found = [];
  for (let times = 0; times === 0 || (times < 3 && longest > most); times++) {
    const before = performance.now();
    found = trial.tryOne(n);
    longest = Math.min(longest, performance.now() - before);
  }
  if (longest > most) found.push({ seed: `long ${n}`, check: 'slow', detail: `${Math.round(longest)} ms` });
  return { tried: 1, found, longest };
}

async function exhaustive(name) {
  const { exhaust, missing } = await import(`../packages/${name}/test/exhaustive.ts`);
  const { coverage, wrong } = exhaust(EXHAUSTIVE, 'exhaustive');
  const unmet = missing(coverage);
  for (const each of [...wrong, ...unmet].slice(0, 20)) console.log(each);
  const counts = `${coverage.played.size} different tokens played, ${coverage.refused.size} kinds of refusal`;
  console.log(`${name}: exhaustive run, ${counts}, ${unmet.length} not met, ${wrong.length} wrong`);
  return wrong.length + unmet.length === 0 ? 0 : 1;
}

function findLeaks(name, leaks) {
  const list = leaks(LEAKS, 'leaks');
  for (const each of list.slice(0, 20)) console.log(each);
  console.log(`${name}: ${LEAKS} states looked at by every seat, ${list.length} leaks`);
  return list.length === 0 ? [1, 0] : [0, 1];
}
