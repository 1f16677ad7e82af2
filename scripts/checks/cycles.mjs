// No file needs itself: value imports, at once or later (`import()`), within and across packages, go round nowhere. Types may.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(root, 'packages');

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path);
    return /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const manifests = new Map(
  readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'package.json')))
    .map((name) => [`@quayside/${name}`, JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))]),
);

/** The files that a name stands for: an export may be another file in Node than in a page. */
function filesOf(specifier, from) {
  if (specifier.startsWith('.')) return [join(dirname(from), specifier)];
  const [, name, rest] = /^(@quayside\/[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const manifest = manifests.get(name);
  if (!manifest) return [];
  const wanted = rest ? `./${rest}` : '.';
  return Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
    const [before, after] = path.split('*');
    const fits = path === wanted || (after !== undefined && wanted.startsWith(before) && wanted.endsWith(after));
    if (!fits) return [];
    const part = wanted.slice(before.length, after === undefined ? undefined : wanted.length - after.length);
    const targets =
      typeof target === 'string'
        ? [target]
        : Object.entries(target).flatMap(([on, to]) => (on === 'types' ? [] : [to]));
    return targets.map((file) => join(packages, name.split('/')[1], file.replace('*', part)));
  });
}

const FROM = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm;
const LATER = /\bimport\(\s*'([^']+)'\s*\)/g;
const onlyTypes = (names) =>
  /^\{[^}]*\}$/s.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((each) => each.trim() === '' || each.trim().startsWith('type '));

function importsOf(file) {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/typeof import\([^)]*\)/g, '');
  const names = [
    ...[...source.matchAll(FROM)]
      .filter(([, what]) => !what || !onlyTypes(what.trim()))
      .map(([, , specifier]) => specifier),
    ...[...source.matchAll(LATER)].map(([, specifier]) => specifier),
  ];
  return names.flatMap((specifier) => filesOf(specifier, file));
}

const files = filesBelow(packages);
const graph = new Map(files.map((file) => [file, importsOf(file).filter((to) => to !== file && files.includes(to))]));

/** Tarjan: groups of files that all reach each other. */
function circles() {
  const found = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of graph.get(file)) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

const found = circles();
for (const group of found) {
  const names = group.map((file) => relative(root, file).split(sep).join('/')).sort();
  console.error(`these need each other:\n  ${names.join('\n  ')}`);
}
console.log(`cycles: ${found.length} among ${files.length} files`);
process.exitCode = found.length === 0 ? 0 : 1;
