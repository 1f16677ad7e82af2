import { type Command, Complaint, type Context, FINE, NO, numberFlag } from '../command.ts';
import { networkAddresses } from '../network.ts';

/** QUAY on the keys of a telephone: no other program's usual port, so nothing here meets what others keep in the browser. */
const USUAL_PORT = '7829';

/** What a server of tables is started with. */
export interface ServeWishes {
  readonly host: string;
  readonly port: number;
  /** The folder in which everything is kept; null: the usual one. */
  readonly data: string | null;
  /** The folder of the built page; null: the one that is built here. */
  readonly page: string | null;
  readonly names: readonly string[];
  readonly secure: boolean;
  readonly botPace: number;
  readonly threads: number;
  readonly log: string;
}

/** A server that runs, until the process ends. */
export interface Serving {
  readonly port: number;
  /** Builds the page that it serves. */
  buildPage(): Promise<void>;
  /** Asks the system to show an address; where there is nobody to show it to, it stands in the terminal. */
  show(address: string): void;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** A knob that the environment may turn too. */
const knob = (name: string, value: string, usual?: string) =>
  ({
    type: 'string',
    value,
    text: `cli.serve.${name}`,
    ...(usual !== undefined && { default: process.env[variable(name)] ?? usual }),
  }) as const;
const light = (name: string) => ({ type: 'boolean', text: `cli.serve.${name}` }) as const;
const variable = (name: string): string => `QUAYSIDE_${name.toUpperCase().replaceAll('-', '_')}`;

/** Serves the page and tables online until it is ended. */
export const serve: Command = {
  name: 'serve',
  json: false,
  flags: {
    port: knob('port', 'N', USUAL_PORT),
    open: light('open'),
    host: knob('host', 'NAME'),
    name: knob('name', 'NAME,…'),
    secure: light('secure'),
    data: knob('data', 'DIR'),
    page: knob('page', 'DIR'),
    threads: knob('threads', 'N', '1'),
    'bot-pace': knob('bot-pace', 'N', '600'),
    log: { ...knob('log', 'LEVEL', 'warn'), known: LOG_LEVELS },
    build: light('build'),
    show: light('show'),
  },
  async run(context) {
    const wishes = wishesOf(context);
    const serving = await started(context, wishes);
    const { speaker, out, note } = context;
    if (context.flags['build'] === true) {
      note(`quayside: ${speaker.text('cli.serve.building')}`);
      await serving.buildPage();
    }
    const address = addressOf(wishes.host, serving.port);
    out(speaker.text('cli.serve.at', { address }));
    if (wishes.host === EVERYWHERE) {
      for (const other of networkAddresses()) out(`  ${addressOf(other, serving.port)}`);
    }
    if (context.flags['show'] === true) serving.show(address);
    return FINE;
  },
};

const EVERYWHERE = '0.0.0.0';
const HERE = '127.0.0.1';

function wishesOf(context: Context): ServeWishes {
  const { flags, speaker } = context;
  const given = (name: string): string | null => {
    const value = flags[name] ?? process.env[variable(name)];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const lit = (name: string): boolean => flags[name] === true || process.env[variable(name)] === '1';
  const log = String(flags['log']);
  if (!LOG_LEVELS.includes(log)) {
    throw new Complaint(speaker.text('cli.wrong-value', { flag: '--log', value: log, known: LOG_LEVELS.join(', ') }));
  }
  return {
    host: given('host') ?? (lit('open') ? EVERYWHERE : HERE),
    port: numberFlag(context, 'port', 0, 65_535),
    data: given('data'),
    page: given('page'),
    names: (given('name') ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []),
    secure: lit('secure'),
    botPace: numberFlag(context, 'bot-pace', 0, 60_000),
    threads: numberFlag(context, 'threads', 1, 64),
    log,
  };
}

/** The system's reasons, in words. */
async function started({ serve: start, speaker }: Context, wishes: ServeWishes): Promise<Serving> {
  try {
    return await start(wishes);
  } catch (error) {
    const { code = '', path = wishes.data ?? '' } = error as NodeJS.ErrnoException;
    const { host, port } = wishes;
    const key = {
      EADDRINUSE: 'cli.serve.port-taken',
      EACCES: path === '' ? 'cli.serve.port-not-allowed' : 'cli.serve.no-folder',
      EADDRNOTAVAIL: 'cli.serve.no-host',
      ENOTFOUND: 'cli.serve.no-host',
      ENOTDIR: 'cli.serve.no-folder',
      EEXIST: 'cli.serve.no-folder',
      ERR_SQLITE_ERROR: 'cli.serve.no-store',
    }[code];
    if (key === undefined) throw error;
    const why = error instanceof Error ? error.message : '';
    throw new Complaint(speaker.text(key, { port, host, path, why, address: addressOf(host, port) }), NO);
  }
}

/** One that means all of them is reached as this machine. */
function addressOf(host: string, port: number): string {
  const name = [EVERYWHERE, HERE, '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
