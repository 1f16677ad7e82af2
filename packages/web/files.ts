import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const GAMES = globSync('*/src/facts.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) })
  .map((facts) => basename(dirname(dirname(facts))))
  .join('|');
const RULES = new RegExp(String.raw`[\\/]packages[\\/](${GAMES})[\\/]src[\\/](?!text)`);
const SHARED = new RegExp(String.raw`[\\/](?:web|bots|live)[\\/]src[\\/](?!${GAMES}|text|look)[^.]*\.tsx?$`);

/**
 * The files that the page's scripts come in. By itself the bundler gives everything that two pages share a file of its own, and every
 * file costs its time: a table came in 45. Texts stay apart, by language.
 */
export const files: Exclude<Rolldown.OutputOptions['codeSplitting'], undefined> = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
    { name: (id) => RULES.exec(id)?.[1] ?? null, test: RULES },
  ],
};
