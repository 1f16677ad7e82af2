// Every rule in docs/rules is cited by at least one test, and every id cited in code is whole and exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const DEFINED = /\*\*([A-Z]-\d{3})\*\*/g;
const CITED = /\b[A-Z]-\d{3}\b/g;
/** A number that leaves digits open cannot be looked up. */
const PLACEHOLDER = /\b[A-Z]-\d{1,2}x+\b/g;

/** All files below `folder` whose name ends in one of `endings`, in a stable order. */
function filesBelow(folder, endings) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path, endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    });
}

function packageFiles(part) {
  const packages = join(root, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .sort()
    .flatMap((name) => filesBelow(join(packages, name, part), ['.ts', '.tsx']));
}

const problems = [];

/** id → the file that defines it; the folders below have the same rules in other languages */
const rules = new Map();
const pages = join(root, 'docs', 'rules');
for (const file of filesBelow(pages, ['.md']).filter((each) => dirname(each) === pages)) {
  const name = relative(root, file);
  for (const [, id] of readFileSync(file, 'utf8').matchAll(DEFINED)) {
    if (rules.has(id)) problems.push(`${id} is defined twice: ${rules.get(id)} and ${name}`);
    rules.set(id, name);
  }
}
if (rules.size === 0) problems.push('docs/rules defines no rule');

function citations(files) {
  const cited = new Set();
  for (const file of files) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const [id] of line.matchAll(PLACEHOLDER))
          problems.push(`${relative(root, file)}:${index + 1} cites ${id}: name the rule`);
        for (const [id] of line.matchAll(CITED)) {
          cited.add(id);
          if (!rules.has(id))
            problems.push(`${relative(root, file)}:${index + 1} cites ${id}, which no rules page defines`);
        }
      });
  }
  return cited;
}

citations(packageFiles('src'));
const tested = citations(packageFiles('test'));

for (const [id, file] of rules) {
  if (!tested.has(id)) problems.push(`${id} (${file}) is cited by no test`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`rules-cited: ${problems.length} problems in ${rules.size} rules`);
  process.exitCode = 1;
} else {
  console.log(`rules-cited: ${rules.size} rules, all cited by tests`);
}
