import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { testConfig } from '../../testing/config.ts';
import { noTracing } from '../tracing/tracing.ts';
import { noBreakers } from './breakers.ts';
import { builtInPlugins } from './built-in.ts';
import { loadPlugins } from './load.ts';
import { createProviders } from './providers.ts';

/** A service that takes one key, and the file that its key is read from. */
async function serviceWithKey(): Promise<{ address: string; file: string; accept(key: string): void }> {
  let accepted = '';
  const server = createServer(({ headers }, response) => {
    const isRight = headers.authorization === `Bearer ${accepted}`;
    response
      .writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' })
      .end(
        JSON.stringify(
          isRight ? { data: [{ id: 'm' }], id: 'm', object: 'model' } : { error: { code: 'invalid_api_key' } },
        ),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-key-'));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    file: path.join(folder, 'key'),
    accept: (key) => {
      accepted = key;
    },
  };
}

test('a key that was changed in its file is used by the next call, without a restart', async () => {
  const { address, file, accept } = await serviceWithKey();
  await writeFile(file, 'first\n');
  accept('first');
  const config = testConfig({
    OPENAI_MODEL: 'm',
    OPENAI_BASE_URL: address,
    OPENAI_API_KEY_FILE: file,
    SCORER: 'model-openai',
  });
  const order = await loadPlugins(config, builtInPlugins);
  const {
    scorer: [named],
  } = createProviders(order, {
    config,
    sandbox: createSandbox({ size: 1, memory: 512 }),
    breakers: noBreakers,
    usage: { book: async () => undefined, settle: async () => {} },
    tracing: noTracing,
    log: pino({ level: 'silent' }),
  });
  const check = () => named!.provider.check!({ signal: new AbortController().signal });
  expect(await check()).toEqual({ ok: true });
  accept('second');
  expect(await check()).toMatchObject({ ok: false, message: expect.stringContaining('OPENAI_API_KEY') as string });
  await writeFile(file, '');
  expect(await check()).toMatchObject({ ok: false });
  await writeFile(file, 'second\n');
  expect(await check()).toEqual({ ok: true });
  await rm(file);
  expect(await check()).toEqual({ ok: true });
});
