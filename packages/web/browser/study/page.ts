import { WorkerClient } from '@quayside/bots';
import { openBots } from '@quayside/games/browser';

/** What the test of thinking in a browser's worker finds on its page. */
const bots = { WorkerClient, openBots };

declare global {
  var bots: { readonly WorkerClient: typeof WorkerClient; readonly openBots: typeof openBots };
}

globalThis.bots = bots;
