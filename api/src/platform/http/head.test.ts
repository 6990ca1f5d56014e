import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './context.ts';
import { head } from './head.ts';

test('HEAD lets go of what GET would have read, and keeps its headers', async () => {
  let letGo = 0;
  const app = new Hono<AppEnv>()
    .use(head)
    .get(
      '/',
      () => new Response(new ReadableStream({ cancel: () => void letGo++ }), { headers: { 'Content-Length': '7' } }),
    );
  await app.request('/');
  expect(letGo).toBe(0);
  const { status, headers, body } = await app.request('/', { method: 'HEAD' });
  expect([status, headers.get('Content-Length'), body, letGo]).toEqual([200, '7', null, 1]);
});
