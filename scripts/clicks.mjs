// npm run test:clicks [-- GAMES]: whole games of each game, played in Chromium by clicking nothing but what a person could click;
// 20 by default. Everything it chooses comes from seeds.

import { BootstrapError, fail } from './bootstrap.mjs';
import { runBrowserTests } from './browser.mjs';

/** Plays so many games of each game and says how many went well; other long tests in a browser may be named besides. */
export function playByClicks(games, besides = []) {
  process.env['QUAYSIDE_GAMES'] = String(games);
  return runBrowserTests(['--project=long', 'clicks.long.ts', ...besides]);
}

if (import.meta.main) {
  const games = Number(process.argv[2] ?? 20);
  if (!Number.isInteger(games) || games < 1) {
    console.error('usage: npm run test:clicks [-- GAMES]');
    process.exit(2);
  }
  try {
    const { passed, failed } = await playByClicks(games);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    fail(
      error instanceof BootstrapError ? error : new BootstrapError('the games could not be played.', '', String(error)),
    );
  }
}
