import { Hono } from 'hono';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import type { AppEnv } from './context.ts';
import { hostOf, isPublic } from './reach.ts';
import { listen } from './server.ts';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const elsewhere = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test('localhost is this machine by every address that it has for itself, and no other', async () => {
  const app = new Hono<AppEnv>().get('/', (context) => context.text('here'));
  const server = await listen(app, { host: 'localhost', port: 0 });
  const { port } = new URL(server.url);
  const answer = (host: string) => fetch(`http://${host}:${port}`).then((response) => response.text());
  expect(await answer('localhost')).toBe('here');
  expect(await answer('127.0.0.1')).toBe('here');
  if (addresses.some(({ address }) => address === '::1')) expect(await answer('[::1]')).toBe('here');
  if (elsewhere) await expect(answer(elsewhere)).rejects.toThrow('fetch failed');
  await server.stop(1000);
  await expect(answer('localhost')).rejects.toThrow('fetch failed');
});

test.each([
  [{}, 'localhost', false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'localhost', false],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'localhost', false],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, 'localhost', false],
  [{ PUBLIC_URL: 'http://localhost.example.com' }, '0.0.0.0', true],
  [{ PUBLIC_URL: 'https://cotejo.example.com' }, '0.0.0.0', true],
  [{ PUBLIC_URL: 'https://cotejo.example.com', HOST: '127.0.0.1' }, '127.0.0.1', true],
  [{ TRUSTED_PROXY: '10.0.0.0/8' }, '0.0.0.0', false],
])('with %j a server listens on %s; that it is public: %s', (settings, host, open) => {
  const { http } = testConfig({ HOST: '', ...settings });
  expect([hostOf(http), isPublic(http)]).toEqual([host, open]);
});
