// npm run pack [-- FOLDER]: builds every package that says `"quayside": { "packed": true }` as plain ESM with type declarations
// and writes one tarball each into FOLDER (dist/tarballs where none is given). Node strips types from our own sources, but never
// inside node_modules: what others install must be JavaScript.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fail, BootstrapError, npmCommand, root } from './bootstrap.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const packages = join(root, 'packages');
const built = join(root, 'dist', 'packages');

/** The oldest Node line that still gets security fixes. */
export const OLDEST_NODE = 22;

/** Builds and packs; the paths of the tarballs by the names of their packages. */
export function pack(folder = join(root, 'dist', 'tarballs')) {
  for (const each of [built, folder]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each, { recursive: true });
  }
  const folders = packedFolders();
  for (const project of folders.flatMap(projectsOf)) compile(project);
  // The compiler follows imports into packages that are not packed themselves; those stay behind.
  return Object.fromEntries(folders.map((name) => [manifestOf(name).name, packOne(name, folder)]));
}

function packedFolders() {
  return readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'package.json')))
    .filter((name) => manifestOf(name).quayside?.packed === true)
    .sort();
}

const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** The folders of a package that its exports lie in: each has the types of where it runs. */
function projectsOf(name) {
  const parts = new Set(Object.values(manifestOf(name).exports).map((file) => file.split('/')[1]));
  return [...parts].map((part) => {
    const own = join(packages, name, part, 'tsconfig.json');
    return { name, part, config: existsSync(own) ? own : join(packages, name, 'tsconfig.json') };
  });
}

function compile({ name, part, config }) {
  const file = join(built, `tsconfig.${name}.${part}.json`);
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: packages,
    outDir: built,
  };
  writeFileSync(
    file,
    JSON.stringify({ extends: config, compilerOptions, include: [join(packages, name, part, '**', '*')] }),
  );
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', file], { encoding: 'utf8' });
  rmSync(file);
  if (status !== 0) throw new BootstrapError(`${name}/${part} could not be compiled.`, '', stdout);
}

function packOne(name, into) {
  const home = join(built, name);
  const manifest = manifestOf(name);
  for (const file of filesBelow(home)) finish(file);
  writeFileSync(join(home, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(home, 'LICENSE'));
  copyFileSync(join(packages, name, 'README.md'), join(home, 'README.md'));
  const { file, args, shell } = npmCommand(process.execPath, ['pack', '--json', '--pack-destination', into]);
  const { status, stderr } = spawnSync(file, args, { cwd: home, shell, encoding: 'utf8' });
  if (status !== 0) throw new BootstrapError(`${manifest.name} could not be packed.`, '', stderr);
  return join(into, `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`);
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What the compiler leaves as it is: endings in declarations and in the address of a worker, and JSON, which becomes a module. */
function finish(file) {
  if (file.endsWith('.json')) {
    writeFileSync(`${file}.js`, `export default ${readFileSync(file, 'utf8').trim()};\n`);
    rmSync(file);
    return;
  }
  const text = readFileSync(file, 'utf8')
    .replace(/(from |import\(|new URL\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2')
    .replace(/(['"])(\.{1,2}\/[^'"]+\.json)\1 with \{ type: ['"]json['"] \}/g, '$1$2.js$1');
  writeFileSync(file, text);
}

/** The manifest as others see it: JavaScript and its types behind every export, nothing of the workshop. */
function packedManifest({ name, version, description, license, type, exports, dependencies, sideEffects = false }) {
  const plain = (file) => file.replace(/\.ts$/, '');
  const shown = Object.entries(exports).map(([path, file]) => [
    path,
    { types: `${plain(file)}.d.ts`, default: `${plain(file)}.js` },
  ]);
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: `>=${OLDEST_NODE}` },
    sideEffects,
    exports: Object.fromEntries(shown),
    ...(dependencies && { dependencies }),
  };
}

if (import.meta.main) {
  try {
    const tarballs = pack(process.argv[2] && resolve(process.argv[2]));
    for (const [name, file] of Object.entries(tarballs)) {
      const size = Math.round(readFileSync(file).length / 1000);
      console.log(`${name}: ${relative(root, file).split(sep).join('/')} (${size} kB)`);
    }
  } catch (error) {
    fail(error);
  }
}
