import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A worker thinks and shows nothing: the pages of the games are left out of what it is built of. */
export const withoutPages = (): Plugin => ({
  name: 'without-pages',
  enforce: 'pre',
  resolveId: (source) =>
    /^@quayside\/web\/(games|covers)\//.test(source)
      ? fileURLToPath(new URL('src/not-here.ts', import.meta.url))
      : null,
});
