#!/usr/bin/env node
// The command `quayside`. Plain JavaScript, so that any Node can start it: an older one hands over to the project's own.

import module from 'node:module';
import { bootstrap, fail } from '../../../scripts/bootstrap.mjs';
import { compiled, runEntry } from '../../../scripts/launch.mjs';

try {
  if ((await bootstrap()) === process.execPath) {
    module.enableCompileCache(compiled);
    await import('../src/main.ts');
  } else await runEntry('packages/cli/src/main.ts', process.argv.slice(2));
} catch (error) {
  fail(error);
}
