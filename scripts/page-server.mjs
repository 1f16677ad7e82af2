// Serves the built page from its folder: what is there with the right headers, the page itself for the addresses of its
// screens, and 404 for a file that is missing.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { extname, join } from 'node:path';
import { securityHeaders } from '../packages/web/content-policy.ts';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** Where the names of files carry a digest of what is in them. */
const HASHED = '/assets/';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/**
 * Serves `folder` until it is closed. Refuses with the system's error where the port cannot be had.
 * @param {string} folder
 * @param {{ port: number, host: string }} where Port 0 is any that is free.
 */
export async function servePage(folder, { port, host }) {
  const server = createServer(answerPage(folder, [host]));
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server.off('error', fail)));
  });
  const listening = server.address();
  const actual = typeof listening === 'object' && listening ? listening.port : port;
  return {
    address: `http://${nameOf(host)}:${actual}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers requests for what is in `folder`, to whoever calls this machine by its own names or one of these.
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function answerPage(folder, names) {
  return (request, response) => {
    answer(folder, names, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This could not be read.');
    });
  };
}

/** A host as it stands in an address; one that means all of them is reached as this machine. */
function nameOf(host) {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

async function answer(folder, names, request, response) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered.');
  }
  if (!isOwnName(request.headers.host ?? '', names)) {
    return refuse(
      response,
      403,
      'This server does not answer for that name. npm start -- --name NAME starts it for one.',
    );
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return refuse(response, 400, 'This is no address.');
  const found = await fileAt(folder, path);
  if (!found) return refuse(response, 404, 'There is nothing at this address.');
  return send(request, response, found, path.startsWith(HASHED));
}

/** A foreign name that is made to point here would make this page a foreign one's own. */
function isOwnName(header, names) {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name) !== 0 ||
    names.some((own) => own.toLowerCase() === name)
  );
}

/** The path that is asked for, or null where it is none or leads out of the folder. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const leadsOut =
      path.split(/[\\/]/).includes('..') || path.includes('\0') || path.includes('\\') || path.includes(':');
    return path.startsWith('/') && !leadsOut ? path : null;
  } catch {
    return null;
  }
}

/** The file for a path: the page where it is a screen's, undefined where a file is meant that is not there. */
async function fileAt(folder, path) {
  const isFile = path.startsWith(HASHED) || extname(path) !== '';
  const file = join(folder, isFile ? path : 'index.html');
  const facts = await stat(file).catch(() => undefined);
  return facts?.isFile() ? { file, facts } : undefined;
}

function send(request, response, { file, facts }, hashed) {
  const tag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', hashed ? FOR_GOOD : ASK_EACH_TIME);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', facts.size);
  response.writeHead(200);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function refuse(response, status, why) {
  const body = `${status}: ${why}\n`;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}
