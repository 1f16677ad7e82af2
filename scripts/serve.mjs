// npm start [-- --port N] [-- --no-open]: builds the page, serves it and opens its address.

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { servePage } from './page-server.mjs';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'web');

/** QUAY on the keys of a telephone: no other program's usual port, so nothing here meets what others keep in the browser. */
const USUAL_PORT = '7829';

const USAGE = 'usage: npm start [-- --port N] [-- --host NAME] [-- --no-open]';

function wishes() {
  try {
    const { values } = parseArgs({
      allowNegative: true,
      options: {
        port: { type: 'string', default: USUAL_PORT },
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

/** The port is taken before the page is built: who cannot have it need not wait for that. */
async function serveAt({ port, host }) {
  try {
    return await servePage(join(web, 'dist'), { port, host });
  } catch (error) {
    const another = 'Another one is chosen with npm start -- --port 8080; games are kept for each address apart.';
    const why = {
      EADDRINUSE: `port ${port} is taken: perhaps Quayside runs already, at http://${host}:${port}/. ${another}`,
      EACCES: `port ${port} may not be used here. ${another}`,
      EADDRNOTAVAIL: `“${host}” is no address of this machine.`,
      ENOTFOUND: `“${host}” is no address of this machine.`,
    }[error.code];
    if (!why) throw error;
    console.error(`quayside: ${why}`);
    return process.exit(1);
  }
}

const wished = wishes();
const { address } = await serveAt(wished);
console.error('quayside: building the page …');
await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'error' });
console.log(`Quayside is at ${address} (Ctrl-C ends it; npx quayside play plays in the terminal)`);
if (wished.open) show(address);
