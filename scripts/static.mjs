// Everything that can be said about the sources without running them.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = (...path) => join(root, 'node_modules', ...path);
const tsc = tool('typescript', 'bin', 'tsc');

/** All checks: a name, and the arguments for Node. */
export function allChecks() {
  return [
    ...projects().map((project) => ({ name: `types ${project}`, args: [tsc, '--project', project] })),
    {
      name: 'lint',
      args: [tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    },
    {
      name: 'format',
      args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'format', '--reporter=summary'],
      repair: 'npm run format',
    },
    ...ownChecks().map((file) => ({ name: basename(file, '.mjs'), args: [file] })),
  ];
}

/** Runs checks, two at a time, prints each one's outcome when it is known, and returns how many passed and failed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output, seconds } = await runOne(check);
      count[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds} s)`);
      if (!ok) console.log(output.trimEnd());
      if (!ok && check.repair) console.log(`\`${check.repair}\` repairs this.`);
    }
  };
  await Promise.all([work(), work()]);
  return count;
}

function runOne({ args }) {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const finish = (ok) => done({ ok, output, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Every folder with a tsconfig.json: the root, each package, and those of its folders that differ (tests, entries). */
function projects() {
  const within = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const folders = [root, ...within(join(root, 'packages')).flatMap((folder) => [folder, ...within(folder)])];
  return folders
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')) && (folder === root || hasSources(folder)))
    .map((folder) => relative(root, folder).split(sep).join('/') || '.');
}

/** tsc calls a project without any source an error; a package whose tests are not written yet is none. */
function hasSources(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.[mc]?[tj]sx?$/.test(file) && !file.includes('node_modules'),
  );
}

function ownChecks() {
  const folder = join(root, 'scripts', 'checks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort()
    .map((file) => join(folder, file));
}
