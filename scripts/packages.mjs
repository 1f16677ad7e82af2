// npm run test:packages: installs the tarballs of `npm run pack` in an empty folder, as somebody else would, and uses them there:
// every sample of the READMEs under strict TypeScript, under the oldest Node still supported, and through a bundler.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { BootstrapError, fail, nodePackage, npmCommand, root } from './bootstrap.mjs';
import { OLDEST_NODE, pack } from './pack.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
/** The very first of its line. */
const OLDEST = `${OLDEST_NODE}.0.0`;

/** As strict as a compiler can be asked to be, and nothing but the language: declarations must not need Node's or a page's. */
const TYPES = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: false,
    rootDir: 'samples',
    outDir: 'plain',
  },
  include: ['samples'],
};

/** Uses the packages as somebody else would; how many uses went well and how many did not. */
export async function usePackages() {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-packages-'));
  try {
    const tarballs = Object.values(pack(join(folder, 'tarballs')));
    const user = join(folder, 'user');
    mkdirSync(join(user, 'samples'), { recursive: true });
    writeFileSync(join(user, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
    expect(npm(user, ['install', '--offline', '--no-audit', '--no-fund', ...tarballs]), 'the tarballs install');
    return await useIn(user, oldestNode());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function useIn(user, node) {
  const count = { passed: 0, failed: 0 };
  const note = (what, { status, output }) => {
    count[status === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${status === 0 ? '✓' : '✗'} ${what}`);
    if (status !== 0) console.log(output.trimEnd());
  };
  const samples = samplesIn(user);
  writeFileSync(join(user, 'samples', 'console.d.ts'), 'declare const console: { log(...words: unknown[]): void };\n');
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify(TYPES));
  note('the samples compile under strict TypeScript', run(process.execPath, [tsc, '--project', user], user));
  for (const name of samples) {
    const plain = join('plain', `${name}.js`);
    note(`the sample of ${name} runs under Node ${OLDEST}`, run(node, [plain], user));
    const bundle = await bundled(user, plain, name);
    note(`the sample of ${name} runs bundled`, bundle.status === 0 ? run(node, [bundle.file], user) : bundle);
  }
  return count;
}

/** Writes the first sample of each README into the folder; the names of what was written. */
function samplesIn(user) {
  const packages = join(root, 'packages');
  const pages = readdirSync(packages).map((name) => ({ name, file: join(packages, name, 'README.md') }));
  return [{ name: 'quayside', file: join(root, 'README.md') }, ...pages].flatMap(({ name, file }) => {
    const sample = existsSync(file) ? /```ts\n(.*?)```/s.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    if (sample === undefined) return [];
    writeFileSync(join(user, 'samples', `${name}.ts`), sample);
    return [name];
  });
}

/** All in one file, but for Node's own modules. The thread of a bot is a file of its own in any bundle, and stays where it is. */
async function bundled(user, entry, name) {
  const outDir = join(user, 'bundled', name);
  try {
    await build({
      root: user,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        target: 'es2022',
        ssr: join(user, entry),
        rolldownOptions: { external: ['@quayside/bots/node'] },
      },
      ssr: { noExternal: true },
    });
    return { status: 0, output: '', file: join(outDir, `${name}.js`) };
  } catch (error) {
    return { status: 1, output: String(error), file: '' };
  }
}

/** The oldest Node still supported, brought once; the one that runs where there is none for this machine. */
function oldestNode() {
  const name = nodePackage();
  if (!name) return process.execPath;
  const home = join(root, '.runtime', 'oldest');
  const binary = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    console.error(`quayside: bringing Node ${OLDEST} (once) …`);
    const flags = ['--prefix', home, '--no-save', '--ignore-scripts', '--no-package-lock', '--min-release-age=0'];
    const brought = npm(root, ['install', ...flags, `${name}@${OLDEST}`]);
    if (brought.status !== 0) throw new BootstrapError(`Node ${OLDEST} could not be fetched.`, '', brought.output);
  }
  return binary;
}

function npm(cwd, args) {
  const command = npmCommand(process.execPath, args);
  return run(command.file, command.args, cwd, command.shell);
}

function run(file, args, cwd, shell = false) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, shell, encoding: 'utf8' });
  return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

function expect({ status, output }, what) {
  if (status !== 0) throw new BootstrapError(`not true: ${what}.`, 'The lines above say why.', output);
}

if (import.meta.main) {
  try {
    const { passed, failed } = await usePackages();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    fail(error);
  }
}
