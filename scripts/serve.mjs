// npm start [-- --port N] [-- --no-open]: builds the page, serves it and opens its address.

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const configFile = join(root, 'packages', 'web', 'vite.config.ts');

const USAGE = 'usage: npm start [-- --port N] [-- --host NAME] [-- --no-open]';

function wishes() {
  try {
    const { values } = parseArgs({
      allowNegative: true,
      options: {
        port: { type: 'string', default: '4173' },
        host: { type: 'string', default: 'localhost' },
        open: { type: 'boolean', default: true },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`there is no port “${values.port}”.`);
    return { ...values, port };
  } catch (error) {
    console.error(`quayside: ${error.message}\n${USAGE}`);
    return process.exit(2);
  }
}

/** Asks the system to show an address; where there is nobody to show it to, it stands in the terminal. */
function show(address) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }[process.platform] ?? [
    'xdg-open',
  ];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

const { port, host, open } = wishes();
console.error('quayside: building the page …');
await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, logLevel: 'error', preview: { port, host } });
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? `http://${host}:${port}/`;
console.log(`Quayside is at ${address} (Ctrl-C ends it; npx quayside play plays in the terminal)`);
if (open) show(address);
