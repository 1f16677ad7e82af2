import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePage } from '../page-server.mjs';

const above = mkdtempSync(join(tmpdir(), 'quayside-page-'));
const folder = join(above, 'page');
let server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {}');
  server = await servePage(folder, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(above, { recursive: true });
});

const get = (path, options) => fetch(new URL(path, server.address), options);

/** What is answered to a path that `fetch` would tidy up first. */
function raw(path, headers = {}) {
  const { hostname, port } = new URL(server.address);
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => (body += text));
      response.on('end', () => done({ status: response.statusCode, body }));
    })
      .on('error', fail)
      .end();
  });
}

describe('the server of the page', () => {
  it('answers the addresses of screens with the page', async () => {
    for (const path of ['/', '/table/8f2c', '/rules/le-havre?x=1']) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toContain('id="root"');
    }
  });

  it('answers a missing file with 404, and never with the page', async () => {
    for (const path of ['/assets/gone-9999.js', '/assets/', '/robots.txt', '/sw.js']) {
      const missing = await get(path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(await missing.text()).not.toContain('<');
    }
  });

  it('lets a file with a digest in its name be kept for good, and asks for others each time', async () => {
    const asset = await get('/assets/a-1234.js');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('says with every answer what the page may load, and who may frame it', async () => {
    for (const path of ['/', '/assets/a-1234.js', '/assets/gone-9999.js']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy');
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]) {
        expect(policy).toContain(directive);
      }
      expect(policy).not.toContain("'unsafe-");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('never leaves its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..\\secret.txt',
      '/%5c..%5csecret.txt',
      `/${join(above, 'secret.txt')}`,
      '/c:/secret.txt',
      '/%00',
      '/%',
    ]) {
      const { status, body } = await raw(path);
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code === 400 || code === 404)]);
      expect(body).not.toBe('secret');
    }
  });

  it('does not answer for a foreign name that points here', async () => {
    expect((await raw('/', { Host: 'evil.example' })).status).toBe(403);
    for (const Host of ['localhost:7829', '127.0.0.1', '[::1]:7829', 'quay.localhost']) {
      expect((await raw('/', { Host })).status).toBe(200);
    }
  });

  it('refuses a port that is taken', async () => {
    const port = Number(new URL(server.address).port);
    await expect(servePage(folder, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
