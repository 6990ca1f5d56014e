import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { AppEnv } from './context.ts';
import { serveWebApp } from './web-app.ts';

async function builtApp(files: Record<string, string>) {
  const parent = await mkdtemp(path.join(tmpdir(), 'cotejo-web-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, 'dist');
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), contents);
  }
  const app = new Hono<AppEnv>();
  serveWebApp(app, folder);
  return app;
}

const files = {
  'index.html': '<title>Cotejo</title>',
  'assets/app-3f2a.js': 'plain',
  'assets/app-3f2a.js.br': 'brotli',
  'favicon.svg': '<svg/>',
  '../outside.txt': 'secret',
};

test('a hashed asset may be kept for ever, compressed where the browser can read it', async () => {
  const app = await builtApp(files);
  const plain = await app.request('/assets/app-3f2a.js');
  expect([
    plain.status,
    plain.headers.get('Cache-Control'),
    plain.headers.get('Content-Type'),
    await plain.text(),
  ]).toEqual([200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8', 'plain']);
  const compressed = await app.request('/assets/app-3f2a.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([compressed.headers.get('Content-Encoding'), compressed.headers.get('Vary'), await compressed.text()]).toEqual(
    ['br', 'Accept-Encoding', 'brotli'],
  );
});

test.each(['/', '/clients/7', '/auth?tab=register', '/index.html'])(
  '%s is the app itself, asked for anew each time',
  async (address) => {
    const app = await builtApp(files);
    const page = await app.request(address);
    expect([page.status, page.headers.get('Cache-Control'), await page.text()]).toEqual([
      200,
      'no-cache',
      '<title>Cotejo</title>',
    ]);
    const again = await app.request(address, { headers: { 'If-None-Match': page.headers.get('ETag')! } });
    expect(again.status).toBe(304);
  },
);

test('an asset of an older version is absent, not the app under a wrong type', async () => {
  const app = await builtApp(files);
  expect((await app.request('/assets/app-0000.js')).status).toBe(404);
});

test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%5c..%5coutside.txt'])(
  '%s does not lead out of the folder',
  async (address) => {
    const app = await builtApp(files);
    expect(await (await app.request(address)).text()).not.toBe('secret');
  },
);

test('an app that has not been built says so', async () => {
  const app = await builtApp({});
  const page = await app.request('/');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('scripts/build');
});
