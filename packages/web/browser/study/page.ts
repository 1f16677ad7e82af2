import { Study } from '@quayside/bots';
import { openWorker } from '@quayside/bots/browser';

/** What the test of thinking in a browser's worker finds on its page. */
const bots = { Study, openWorker };

declare global {
  var bots: { readonly Study: typeof Study; readonly openWorker: typeof openWorker };
}

globalThis.bots = bots;
