// npm run test:mutants -- GAME [FILE …] [--children N] [--again] [--tests WORD,…]: changes the rules of a game in every small way (Stryker's
// mutators), and says which changes no test of the game notices. Only the tests that come by a change are run for it, the fastest first.
// With --again only changes are tried that were not noticed the last time, with --tests only tests of files with such a word in their
// path. Interrupted, it says what it has found so far.

import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BootstrapError, fail, root } from './bootstrap.mjs';
import { bundle, mutate, rulesOf } from './mutants/code.mjs';

/** A child that says nothing for so long hangs: a test in it has its own limit, which is shorter. */
const SILENCE_MS = 60_000;
/** All tests with everything counted, on however busy a machine. */
const PATIENCE_MS = 10 * 60_000;

/** @type {Set<Child>} */
const children = new Set();

class Child {
  constructor(program, mutant) {
    children.add(this);
    const args = mutant === undefined ? [program] : [program, String(mutant)];
    this.process = fork(join(import.meta.dirname, 'mutants', 'child.mjs'), args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', mutant === undefined ? 'inherit' : 'ignore', 'ipc'],
    });
    this.ready = this.#answer();
  }

  /** What it says next; nothing where it ends or falls silent. */
  #answer(patience = SILENCE_MS) {
    return new Promise((done) => {
      const finish = (answer) => {
        clearTimeout(timer);
        this.process.removeAllListeners();
        done(answer);
      };
      const timer = setTimeout(() => this.process.kill('SIGKILL'), patience);
      this.process.once('message', finish);
      this.process.once('exit', () => finish(undefined));
    });
  }

  async ask(order, patience = SILENCE_MS) {
    if ((await this.ready) === undefined) return undefined;
    const answer = this.#answer(patience);
    this.process.send(order);
    return answer;
  }

  stop() {
    children.delete(this);
    this.process.removeAllListeners();
    this.process.kill('SIGKILL');
  }
}

/** Tests that play whole games take as long as all others together. */
const WHOLE_GAMES = /at every decision of a game|in any game/;

/** Which tests a mutant needs, the fastest first: those that meet it, and those for which it must be there while things are loaded. */
function planFor(mutant, { tests, loaded, collected }) {
  const early = loaded.has(mutant.id);
  /** @type {Record<'meeting' | 'loading', { id: string, ms: number, met: number }[]>} */
  const plan = { meeting: [], loading: [] };
  for (const { id, file, ms, met } of tests) {
    if (met.has(mutant.id)) plan.meeting.push({ id, ms, met: met.get(mutant.id) });
    if (early || collected.get(file).has(mutant.id)) plan.loading.push({ id, ms, met: 0 });
  }
  return { mutant, ...plan };
}

/** Tries every plan, so many at a time; what became of each mutant is written into it. */
async function tryAll(program, plans, atOnce) {
  // Those that need a process of their own take longest and come last.
  const queue = plans
    .filter(({ meeting, loading }) => meeting.length + loading.length > 0)
    .sort((a, b) => b.loading.length - a.loading.length);
  let tried = 0;
  const work = async () => {
    let child = new Child(program);
    /** In a process of its own, in which the mutant is there from the start. */
    const alone = async (mutant, wanted) => {
      const own = new Child(program, mutant);
      const answer = await own.ask({ mutant, wanted });
      own.stop();
      return answer;
    };
    for (let plan = queue.pop(); plan !== undefined; plan = queue.pop()) {
      const { mutant, meeting, loading } = plan;
      let answer = await child.ask({ mutant: mutant.id, wanted: meeting });
      if (answer === undefined || answer.soiled) {
        child.stop();
        child = new Child(program);
      }
      if (answer?.soiled) answer = await alone(mutant.id, meeting);
      if (answer !== undefined && answer.by === undefined && loading.length > 0)
        answer = await alone(mutant.id, loading);
      mutant.status = answer === undefined || answer.by !== undefined ? 'killed' : 'survived';
      mutant.by = answer?.by;
      tried += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${tried} of ${tried + queue.length} `);
    }
    child.stop();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const reportOf = (game) => join(root, '.cache', 'mutants', `${game}.json`);

/** Notes what became of these mutants the last time. */
function recall(game, mutants) {
  const before = existsSync(reportOf(game)) ? JSON.parse(readFileSync(reportOf(game), 'utf8')) : [];
  const last = named(before);
  for (const [name, mutant] of named(mutants)) mutant.status = last.get(name)?.status ?? mutant.status;
}

/** Mutants by what they change, wherever in the file that has moved to. */
function named(mutants) {
  const byName = new Map();
  for (const mutant of mutants) {
    const { file, mutator, original, replacement } = mutant;
    let nth = 0;
    while (byName.has([file, mutator, original, replacement, nth].join('\n'))) nth++;
    byName.set([file, mutator, original, replacement, nth].join('\n'), mutant);
  }
  return byName;
}

function report(game, files, mutants) {
  const oneLine = (text) => (text.length > 70 ? `${text.slice(0, 67)}…` : text).replaceAll(/\s+/g, ' ');
  for (const { status, file, line, original, replacement, mutator } of mutants) {
    if (status !== 'killed')
      console.log(`${file}:${line} ${status} ${mutator}: ${oneLine(original)} → ${oneLine(replacement)}`);
  }
  const score = (name, some) => {
    const killed = some.filter(({ status }) => status === 'killed').length;
    const uncovered = some.filter(({ status }) => status === 'not covered').length;
    const percent = some.length === 0 ? '–' : ((100 * killed) / some.length).toFixed(1);
    console.log(
      `${percent.padStart(6)} %  ${String(killed).padStart(5)} of ${String(some.length).padStart(5)}, ${uncovered} not covered  ${name}`,
    );
  };
  for (const file of files)
    score(
      file,
      mutants.filter((mutant) => mutant.file === file),
    );
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders)
    score(
      `${folder}/`,
      mutants.filter(({ file }) => dirname(file) === folder),
    );
  score(`all of ${game}`, mutants);
  mkdirSync(dirname(reportOf(game)), { recursive: true });
  writeFileSync(reportOf(game), JSON.stringify(mutants, undefined, 1));
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      children: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      tests: { type: 'string', default: '' },
    },
  });
  const [game, ...words] = positionals;
  const files = game === undefined ? [] : rulesOf(game, words);
  if (files.length === 0) throw new BootstrapError('there are no such rules.', 'npm run test:mutants -- GAME [FILE …]');
  const folder = mkdtempSync(join(tmpdir(), 'quayside-mutants-'));
  try {
    const { texts, mutants } = await mutate(files);
    const program = await bundle(game, texts, folder);
    const first = new Child(program);
    const covered = await first.ask({}, PATIENCE_MS);
    first.stop();
    if (covered === undefined)
      throw new BootstrapError('the tests fail without any mutant.', 'Mend them first: npm test.');
    const isWanted = ({ id, file }) =>
      !WHOLE_GAMES.test(id) && values.tests.split(',').some((word) => file.includes(word));
    covered.tests = covered.tests.filter(isWanted).sort((a, b) => a.ms - b.ms);
    const seconds = covered.tests.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    console.error(
      `${mutants.length} mutants in ${files.length} files, ${covered.tests.length} tests in ${seconds.toFixed(1)} s`,
    );
    for (const mutant of mutants) mutant.status = 'not covered';
    if (values.again) recall(game, mutants);
    const open = mutants.filter(({ status }) => status !== 'killed');
    const plans = open.map((mutant) => planFor(mutant, covered)).reverse();
    const interrupted = new Promise((stop) => process.once('SIGINT', stop));
    await Promise.race([tryAll(program, plans, Number(values.children)), interrupted]);
    report(game, files, mutants);
    for (const child of children) child.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  fail(error);
}
