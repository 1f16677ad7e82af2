import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contentPolicy } from './content-policy.ts';
import { files } from './files.ts';
import { fonts } from './fonts.ts';
import { withoutPages } from './without-pages.ts';

const SEA = '#1F2A37';
const PAPER = '#F6F1E4';

/** Says in the page itself what it may load, for hosts whose headers nobody can set. While developing Vite needs more than that. */
const policyInPage: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    policyInPage,
    fonts(),
    VitePWA({
      // A newer version waits until somebody takes it up: src/app/new-version.ts.
      registerType: 'prompt',
      injectRegister: null,
      // Its icon is kept with everything else.
      includeManifestIcons: false,
      // Everything the page is made of is kept, so that it starts without a network.
      // Letters of other scripts and rare syllables are kept once they were needed.
      workbox: {
        globPatterns: [
          '**/*.{js,css,html,svg,json,txt}',
          'assets/cut-*.woff2',
          'assets/*-{latin,cyrillic}-wght-*.woff2',
        ],
        navigateFallback: '/index.html',
        // A server of tables is asked, and never answered for.
        navigateFallbackDenylist: [/^\/api\//],
        clientsClaim: true,
        runtimeCaching: [
          {
            urlPattern: ({ request }) => request.destination === 'font',
            handler: 'CacheFirst',
            options: { cacheName: 'letters', expiration: { maxEntries: 200 } },
          },
        ],
      },
      manifest: {
        name: 'Quayside',
        short_name: 'Quayside',
        description: 'A table for great games of trade and building',
        theme_color: SEA,
        background_color: PAPER,
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
  ],
  // Tables online while developing: `npm run quayside -- serve` beside it.
  server: { port: 7830, proxy: { '/api': { target: 'http://localhost:7829', ws: true } } },
  worker: { format: 'es', plugins: () => [withoutPages()] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // The notices of everything that is shipped; the page about the page leads there.
    license: { fileName: 'licences.txt' },
    rolldownOptions: { output: { codeSplitting: files } },
  },
});
