#!/usr/bin/env node
// The command `quayside`. Plain JavaScript, so that any Node can start it: an older one hands over to the project's own.

import { bootstrap, fail } from '../../../scripts/bootstrap.mjs';
import { runEntry } from '../../../scripts/launch.mjs';

try {
  if ((await bootstrap()) === process.execPath) await import('../src/main.ts');
  else await runEntry('packages/cli/src/main.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
