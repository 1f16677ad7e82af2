// node scripts/run.mjs ENTRY [ARGUMENT…]: makes the clone ready, then runs ENTRY (a path from the root) under Node 24.

import { runEntry } from './launch.mjs';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node scripts/run.mjs ENTRY [ARGUMENT…]');
  process.exit(2);
}
await runEntry(entry, args);
