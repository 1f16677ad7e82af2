// A Chromium for the tests in a browser: one that is there, or on Debian and its like, for root, one that is installed now.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BootstrapError } from './bootstrap.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PACKAGE = 'chromium';

/** The path of a Chromium, installed where it is missing and can be. */
export function chromium() {
  const wanted = process.env['QUAYSIDE_CHROMIUM'];
  if (wanted && !existsSync(wanted)) {
    throw new BootstrapError(
      `there is no browser at ${wanted}.`,
      'QUAYSIDE_CHROMIUM must be the path of a Chromium or Chrome.',
    );
  }
  const found = wanted || present();
  if (found) return found;
  if (canInstall()) install();
  const browser = present();
  if (browser) return browser;
  throw new BootstrapError(
    'the tests in a browser need Chromium, and there is none.',
    `Install Chromium or Google Chrome (Debian: sudo apt-get install ${PACKAGE}), or set QUAYSIDE_CHROMIUM to its path.`,
  );
}

function present() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...inPath, ...ELSEWHERE].find((file) => existsSync(file));
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install() {
  console.error(`quayside: installing ${PACKAGE} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', PACKAGE],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status === 0) continue;
    throw new BootstrapError(
      `${PACKAGE} could not be installed.`,
      'The lines above are what apt-get said.',
      stderr.trim(),
    );
  }
}
