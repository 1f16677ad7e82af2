import { WorkerClient } from '@quayside/bots';
import { channelTo } from '@quayside/bots/browser';
import { openBots } from '@quayside/games/browser';

/** What the test of thinking in a browser's worker finds on its page. */
const bots = { WorkerClient, channelTo, openBots };

declare global {
  var bots: {
    readonly WorkerClient: typeof WorkerClient;
    readonly channelTo: typeof channelTo;
    readonly openBots: typeof openBots;
  };
}

globalThis.bots = bots;
