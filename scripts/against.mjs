// npm run bench:against -- FOLDER [PLAYERS]: how fast the rules are here against those of another checkout. Both play the same random games in
// this one process, block by block in turn, so that whatever else the machine does slows both.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '../packages/games/src/index.ts';
import { root } from './root.mjs';

const BLOCKS = 60;
const GAMES = 12;
const [folder, players = '2'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run bench:against -- FOLDER [PLAYERS]');
  process.exit(2);
}

/** Plays random games with the rules in a folder and says how long they took, in milliseconds. */
async function playerIn(checkout, name) {
  const load = (path) => import(pathToFileURL(resolve(checkout, path)).href);
  const rules = await load(`packages/${name}/src/index.ts`);
  const { Options, Random, Table } = await load('packages/kernel/src/index.ts');
  const game = Object.values(rules).find((each) => each?.id === name && each.options);
  const begun = Table.start(game, { settings: { players }, seed: 'AGAINST' });
  if (!begun.ok) throw new Error(`${name} cannot be played by ${players}: ${JSON.stringify(begun.problems)}`);
  const state = game.blank();
  const options = new Options();
  return (seed) => {
    const random = new Random(seed);
    const start = performance.now();
    for (let played = 0; played < GAMES; played++) {
      state.copyFrom(begun.value.state);
      for (;;) {
        options.clear();
        game.options(state, options);
        if (options.count === 0) break;
        game.apply(state, options.at(random.below(options.count)));
      }
    }
    return performance.now() - start;
  };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

for (const { id } of games.map(({ facts }) => facts)) {
  const [here, there] = [await playerIn(root, id), await playerIn(folder, id)];
  // Both are compiled before anything counts.
  for (let block = 0; block < 6; block++) for (const play of [here, there]) play(`warm ${block}`);
  const ratios = Array.from({ length: BLOCKS }, (_, block) => {
    const seed = `block ${block}`;
    if (block % 2 === 0) return there(seed) / here(seed);
    const own = here(seed);
    return there(seed) / own;
  });
  console.log(
    `${id}, ${players} players: ${middle(ratios).toFixed(3)} times as fast as there (median of ${BLOCKS} blocks)`,
  );
}
