import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppEnv } from './context.ts';

const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');

const notBuilt = `<!doctype html><html lang="en"><title>Cotejo</title>
<h1>Cotejo is running, but its web app has not been built</h1><p>Run scripts/build and reload this page.</p></html>`;

/** Serves the web app built into `folder`; addresses that are not files are the app's own screens. */
export function serveWebApp(app: Hono<AppEnv>, folder = webFolder): void {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.get('*', (context) => context.html(notBuilt, 503));
    return;
  }
  // Names of built assets carry a hash of their contents.
  const cacheControl = (file: string) => (path.relative(folder, file).startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
  const onFound = (file: string, context: Context) => context.header('Cache-Control', cacheControl(file));
  app.use(etag());
  app.use(serveStatic({ root: folder, precompressed: true, onFound }));
  app.get('/assets/*', (context) => context.text('This file is gone: reload the page.', 404));
  app.get('*', serveStatic({ root: folder, path: 'index.html', precompressed: true, onFound }));
}
