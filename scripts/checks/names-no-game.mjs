// A generic file names no game and no thing of a game: everything that is a game's own lies in folders of the game's name, and the
// registry lists the games. (Else a third game would be one more `if` in many files.)

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../packages/games/src/registry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A few words that belong to one game and slip easily into what should serve all: they tell of knowledge at the wrong place. */
const WORDS = ['wharf', 'francs?', 'loans?', 'landmarks?', 'boulevards?', 'meeples?', 'arrondissements?'];

const ids = games.map(({ facts }) => facts.id);
const titles = games.flatMap(({ facts }) => Object.values(facts.texts).map((texts) => texts[`game.${facts.id}`]));
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const upper = (name) => name[0].toUpperCase() + name.slice(1);
const names = [...new Set([...ids, ...titles])].map((name) => `(?<![\\p{L}])${name}(?![\\p{L}])`);
const inCode = ids.flatMap((id) => [`\\b${camel(id)}(?:[A-Z]\\w*)?\\b`, `\\b${upper(camel(id))}(?:[A-Z]\\w*)?\\b`]);
const words = WORDS.map((word) => `\\b${word}\\b`);
const NAMED = new RegExp([...names, ...inCode, ...words].join('|'), 'gu');

/** Not generic: the games' own folders, the registry, tests, and this list. */
const EXEMPT = [
  ...ids.map((id) => new RegExp(`/${id}/`)),
  /^packages\/games\/src\/registry\.ts$/,
  /^packages\/[^/]+\/test\//,
  /^packages\/web\/browser\//,
  /^scripts\/(test\/|checks\/names-no-game\.mjs$)/,
  /\.md$|package\.json$|tsconfig[^/]*\.json$/,
];

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|public)$/.test(entry.name) ? [] : filesBelow(path);
    return /\.(ts|tsx|mjs|js|css|html|json)$/.test(entry.name) ? [path] : [];
  });

const files = [join(root, 'packages'), join(root, 'scripts')]
  .flatMap(filesBelow)
  .map((file) => relative(root, file).split(sep).join('/'))
  .filter((file) => EXEMPT.every((pattern) => !pattern.test(file)));

const problems = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(NAMED)].map(([name]) => `${file}:${at + 1} says “${name}”`)),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} places name a game or a thing of one; move them into the game's folder.`);
  process.exitCode = 1;
} else console.log(`names-no-game: ${files.length} generic files name none of ${ids.join(', ')}`);
