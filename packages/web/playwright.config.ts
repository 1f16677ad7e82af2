import { defineConfig } from '@playwright/test';

/** What the runner (scripts/browser.mjs) tells: where the page is, which browser opens it, where results go. */
const { QUAYSIDE_ADDRESS, QUAYSIDE_CHROMIUM, QUAYSIDE_RESULTS } = process.env;

/** A whole page at a time on a busy machine: nothing here waits for a clock, so nobody waits long where all is well. */
const PATIENCE = 600_000;

/**
 * A browser without what only somebody at its window needs: the lists below its address bar are pages of their own, and every test
 * would wait for them. The last such list counts, so what Playwright itself turns off and could be met here stands in it too.
 */
const NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'LensOverlay',
  'AimEnabled',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

export default defineConfig({
  testDir: './browser',
  outputDir: `${QUAYSIDE_RESULTS}/pictures`,
  reporter: [['list'], ['json', { outputFile: `${QUAYSIDE_RESULTS}/report.json` }]],
  workers: 2,
  // Somebody else's work can push a page past what a test allows for; the runner names whatever needed its second try.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: PATIENCE,
  expect: { timeout: PATIENCE / 5 },
  projects: [
    { name: 'everyday', testMatch: '*.spec.ts' },
    { name: 'long', testMatch: '*.long.ts', timeout: 6 * PATIENCE },
  ],
  use: {
    ...(QUAYSIDE_ADDRESS ? { baseURL: QUAYSIDE_ADDRESS } : {}),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Everything is fetched anew for every test otherwise; the test of the service worker allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: PATIENCE / 5,
    launchOptions: {
      ...(QUAYSIDE_CHROMIUM ? { executablePath: QUAYSIDE_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_WANTED.join(',')}`,
      ],
    },
  },
});
