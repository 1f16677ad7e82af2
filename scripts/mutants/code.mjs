// The rules of a game with all their mutants in them, each behind a switch, bundled with the game's tests.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BootstrapError, npmCommand, root } from '../bootstrap.mjs';

const INSTRUMENTER = '@stryker-mutator/instrumenter';
const VERSION = '10.0.0';

/** Whole games, by the hundred or recorded: they take longer than all other tests together, and a rule deserves a test of its own. */
const WHOLE_GAMES = /^(conformance|damaged?|golden|leak|positions-found|too-much)\.test\.ts$/;

// Node says at every use that blanking out types is experimental; whoever finds a test to write need not hear it.
process.removeAllListeners('warning');

const ENTRY = 'mutants:entry';
const standIn = pathToFileURL(join(import.meta.dirname, 'vitest.mjs')).href;

/** Stryker's instrumenter, brought once: nothing else needs it. */
async function instrumenter() {
  const home = join(root, '.runtime', 'instrumenter');
  const folder = join(home, 'node_modules', ...INSTRUMENTER.split('/'));
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSION) {
    console.error(`quayside: bringing ${INSTRUMENTER} ${VERSION} (once) …`);
    const flags = ['--prefix', home, '--no-save', '--ignore-scripts', '--no-package-lock', '--min-release-age=30'];
    const command = npmCommand(process.execPath, ['install', ...flags, `${INSTRUMENTER}@${VERSION}`]);
    const { status, stderr } = spawnSync(command.file, command.args, { shell: command.shell, encoding: 'utf8' });
    if (status !== 0) throw new BootstrapError(`${INSTRUMENTER} could not be fetched.`, '', stderr);
  }
  const { Instrumenter } = await import(pathToFileURL(join(folder, 'dist', 'src', 'index.js')).href);
  const quiet = () => undefined;
  return new Instrumenter({ debug: quiet, info: quiet, warn: console.warn, isDebugEnabled: () => false });
}

/** The files of the rules, or those whose path ends in one of these words; from the root. */
export function rulesOf(game, words) {
  const files = globSync(`packages/${game}/src/rules/**/*.ts`, { cwd: root }).sort();
  return files.filter((file) => words.length === 0 || words.some((word) => file.endsWith(word)));
}

/** What an error that nobody should ever see says is no rule. */
const IGNORED = {
  shouldIgnore: (path) => (path.isThrowStatement() ? 'the message of an error of our own' : undefined),
};

/** Every file as plain JavaScript with its mutants, and the mutants. Types are blanked out, so that lines and columns stay. */
export async function mutate(files) {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const given = [...sources].map(([name, text]) => ({
    name: name.replace(/\.ts$/, '.js'),
    mutate: true,
    content: stripTypeScriptTypes(text),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [IGNORED], noHeader: true };
  const result = await (await instrumenter()).instrument(given, options);
  const texts = new Map(result.files.map((file, i) => [join(root, files[i]), switched(file.content)]));
  const mutants = result.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, mutatorName, replacement }) => {
      const file = fileName.replace(/\.js$/, '.ts');
      const original = cut(sources.get(file), location);
      return { id: Number(id), file, line: location.start.line + 1, mutator: mutatorName, original, replacement };
    });
  return { texts, mutants };
}

/** Cheaper switches than the instrumenter's own: a comparison of numbers, and nothing is counted unless it is asked for. */
function switched(text) {
  const quick = text
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '($mutants.active === $1 && $mutants.met())')
    .replaceAll(
      /stryCov_9fa48\(([^)]*)\)/g,
      (_, ids) => `($mutants.counts && $mutants.count(${ids.replaceAll('"', '')}))`,
    );
  return `const $mutants = globalThis.$mutants;\n${quick}`;
}

function cut(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}

/** Bundles the game's tests with these texts in place of the rules; the program to load. */
export async function bundle(game, texts, outDir) {
  const folder = join(root, 'packages', game);
  const files = globSync('test/**/*.test.ts', { cwd: folder }).filter((file) => !WHOLE_GAMES.test(basename(file)));
  const entry = [
    `export const game = () => import(${JSON.stringify(join(folder, 'src', 'index.ts'))});`,
    'export const files = {',
    ...files.sort().map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(join(folder, file))}),`),
    '};',
  ].join('\n');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        resolveId(id) {
          if (id === ENTRY) return ENTRY;
          return id === 'vitest' ? { id: standIn, external: true } : undefined;
        },
        load(id) {
          if (id === ENTRY) return { code: entry, moduleType: 'js' };
          const code = texts.get(id);
          return code === undefined ? undefined : { code, moduleType: 'js' };
        },
        transform(code, id) {
          // A test reads files beside it, wherever it is bundled to.
          const here = JSON.stringify(pathToFileURL(id).href);
          return code.includes('import.meta.url') ? code.replaceAll('import.meta.url', here) : undefined;
        },
      },
    ],
    build: {
      outDir,
      ssr: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: { input: { entry: ENTRY }, treeshake: false },
    },
    ssr: { noExternal: true },
  });
  const [program] = globSync('entry*.{js,mjs}', { cwd: outDir });
  if (program === undefined) throw new Error(`nothing was bundled into ${relative(root, outDir)}`);
  return join(outDir, program);
}
