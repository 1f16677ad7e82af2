import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const SEA = '#1F2A37';
const PAPER = '#F6F1E4';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      includeAssets: ['icon.svg'],
      // Everything the page is made of is kept, so that it starts without a network.
      workbox: { globPatterns: ['**/*.{js,css,html,svg,json,txt}'], navigateFallback: '/index.html' },
      manifest: {
        name: 'Quayside',
        short_name: 'Quayside',
        description: 'Le Havre and Paris: a table for two heavy games',
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
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
