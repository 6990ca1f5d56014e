import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppEnv } from './context.ts';

const webFolder = path.resolve(import.meta.dirname, '../../../../web/dist');

const notBuilt = `<!doctype html><html lang="en"><title>Cotejo</title>
<h1>Cotejo is running, but its web app has not been built</h1><p>Run scripts/build and reload this page.</p></html>`;

/** Serves the web app built into `folder`, and its page for all addresses that are no files. */
export function serveWebApp(app: Hono<AppEnv>, folder = webFolder): void {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.get('*', (context) => context.html(notBuilt, 503));
    return;
  }
  app.use(async (context, next) => {
    await next();
    // Names of built assets carry a hash of their contents.
    const lasting = context.res.ok && context.req.path.startsWith('/assets/');
    context.res.headers.set('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use(etag());
  app.use(serveStatic({ root: folder, precompressed: true }));
  app.get('/assets/*', (context) => context.text('This file is gone: reload the page.', 404));
  app.get('*', serveStatic({ root: folder, path: 'index.html', precompressed: true }));
}
