// npm run net:kernel [-- --check]: compiles packages/bots/wasm/net.as (AssemblyScript) into packages/bots/src/net/kernel.ts, where it stands as
// text; with --check it only says whether what stands there is what the source says.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BootstrapError, fail, npmCommand, root } from './bootstrap.mjs';

const COMPILER = 'assemblyscript';
const VERSION = '0.28.20';
const SOURCE = join(root, 'packages', 'bots', 'wasm', 'net.as');
const RESULT = join(root, 'packages', 'bots', 'src', 'net', 'kernel.ts');
const WIDTH = 110;

/** The compiler, brought once: nothing else needs it. */
async function compiler() {
  const home = join(root, '.runtime', COMPILER);
  const folder = join(home, 'node_modules', COMPILER);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSION) {
    console.error(`quayside: bringing ${COMPILER} ${VERSION} (once) …`);
    const flags = ['--prefix', home, '--no-save', '--ignore-scripts', '--no-package-lock', '--min-release-age=30'];
    const command = npmCommand(process.execPath, ['install', ...flags, `${COMPILER}@${VERSION}`]);
    const { status, stderr } = spawnSync(command.file, command.args, { shell: command.shell, encoding: 'utf8' });
    if (status !== 0) throw new BootstrapError(`${COMPILER} could not be fetched.`, '', stderr);
  }
  return (await import(pathToFileURL(join(folder, 'dist', 'asc.js')).href)).default;
}

async function compiled() {
  const asc = await compiler();
  const source = readFileSync(SOURCE, 'utf8');
  let bytes = null;
  const flags = [
    '--outFile',
    'net.wasm',
    '-O3',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--importMemory',
    '--noAssert',
  ];
  const { error, stderr } = await asc.main(['net.ts', ...flags], {
    readFile: (name) => (name === 'net.ts' ? source : null),
    writeFile: (_name, contents) => {
      bytes = contents;
    },
    listFiles: () => [],
  });
  if (error || !bytes) throw new BootstrapError('The net does not compile.', '', String(stderr));
  return Buffer.from(bytes).toString('base64');
}

function asModule(text) {
  const lines = text.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  return [
    '/** wasm/net.as, compiled by `npm run net:kernel`: WebAssembly in base64. */',
    'export const KERNEL = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
}

try {
  const text = asModule(await compiled());
  if (!process.argv.includes('--check')) writeFileSync(RESULT, text);
  else if (readFileSync(RESULT, 'utf8') !== text)
    throw new BootstrapError('kernel.ts is not what net.as says.', 'Run `npm run net:kernel`.');
  console.log('1 passed, 0 failed');
} catch (error) {
  fail(error);
}
