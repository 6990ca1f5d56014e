import { expect, onTestFinished, test } from 'vitest';
import { version } from '../../ground/version.ts';
import { sql } from '../database/drizzle.ts';
import { createMetricsApp } from '../metrics/app.ts';
import { type Proxy, startProxy } from '../../testing/proxy.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

const token = 'a token of the operator';
const asOperator = { headers: { Authorization: `Bearer ${token}` } };

async function proxied(): Promise<{ server: TestServer; proxy: Proxy }> {
  let proxy: Proxy | undefined;
  const server = await createTestServer({
    worker: false,
    env: { DATABASE_TIMEOUT: '1', HEALTH_TOKEN: token },
    async between(url) {
      proxy = await startProxy(url);
      return proxy.url;
    },
  });
  onTestFinished(server.close);
  return { server, proxy: proxy! };
}

test('a server whose parts all work is ready', async () => {
  const { server } = await proxied();
  const ask = () => server.anonymous().call('/api/health/ready', asOperator);
  // On a busy machine a component may be slow to say how it is.
  const components = ['database', 'clock'].map((name) => ({ name, ok: true }));
  await expect
    .poll(ask)
    .toMatchObject({ status: 200, body: { ok: true, components: expect.arrayContaining(components) as object[] } });
});

test('only the token and the port of metrics show what is wrong; the world learns that something is', async () => {
  const { server, proxy } = await proxied();
  const asked = (headers: Record<string, string> = {}) => server.anonymous().call('/api/health/ready', { headers });
  await expect.poll(async () => (await asked()).body).toEqual({ ok: true });
  await proxy.close();
  const answers = await Promise.all([
    asked(),
    asked({ Authorization: 'Bearer another token of nobody' }),
    asked({ Authorization: `Basic ${token}` }),
    asked({ Authorization: 'Bearer ' }),
  ]);
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 503, body: { ok: false } });
  const told = [
    (await asked(asOperator.headers)).body,
    await (await createMetricsApp(server.dependencies).request('/api/health/ready')).json(),
  ];
  for (const body of told)
    expect(body).toMatchObject({
      ok: false,
      components: expect.arrayContaining([
        { name: 'database', ok: false, message: 'It cannot be reached.' },
      ]) as object[],
    });
});

test('a server without a token tells nobody, whatever is sent', async () => {
  const server = await createTestServer({ worker: false });
  onTestFinished(server.close);
  for (const sent of ['Bearer', 'Bearer undefined', 'Bearer  ']) {
    const ask = () => server.anonymous().call('/api/health/ready', { headers: { Authorization: sent } });
    await expect.poll(async () => (await ask()).body).toEqual({ ok: true });
  }
});

test('a worker says how it is, and answers nothing else', async () => {
  const worker = await createTestServer({ env: { ROLE: 'worker' } });
  onTestFinished(worker.close);
  const status = async (path: string, method = 'GET') => (await worker.anonymous().call(path, { method })).status;
  await expect.poll(async () => [await status('/api/health'), await status('/api/health/ready')]).toEqual([200, 200]);
  expect(
    await Promise.all([status('/'), status('/api/user'), status('/api/login', 'POST'), status('/api/docs')]),
  ).toEqual([404, 404, 404, 404]);
});

test('without its database a server lives, is not ready, and answers 503 with the time to come back', async () => {
  const { server, proxy } = await proxied();
  const client = await server.signUp();
  await proxy.close();
  expect(await client.call('/api/health')).toMatchObject({ status: 200, body: { ok: true, version } });
  const ready = await client.call('/api/health/ready', asOperator);
  expect([ready.status, ready.headers.get('Retry-After'), ready.body.components[0]]).toEqual([
    503,
    '5',
    { name: 'database', ok: false, message: 'It cannot be reached.' },
  ]);
  const user = await client.call('/api/user');
  expect(user).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  expect(user.headers.get('Retry-After')).toBe('5');
});

test('a database that swallows everything ends calls by a time limit, and serves again once it is back', async () => {
  const { server, proxy } = await proxied();
  const client = await server.signUp();
  proxy.swallow();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('/api/user')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await client.call('/api/health')).status).toBe(200);
  proxy.restore();
  await expect.poll(async () => (await client.call('/api/user')).status).toBe(200);
});

test('a restart of the database costs calls at most a 503', async () => {
  const { server, proxy } = await proxied();
  const client = await server.signUp();
  const statuses = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 10 }, () => client.call('/api/user'));
    proxy.restore();
    for (const { status } of await Promise.all(calls)) statuses.add(status);
  }
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  await expect.poll(async () => (await client.call('/api/user')).status).toBe(200);
});

test('a database that may only be read, as a full one or a stand-by, costs writes a 503 and no reading', async () => {
  const { server, proxy } = await proxied();
  const client = await server.signUp();
  const readOnly = (value: string) =>
    server.database.execute(
      sql.raw(
        `alter database ${new URL(server.databaseUrl).pathname.slice(1)} set default_transaction_read_only = ${value}`,
      ),
    );
  const write = () => client.call('/api/clients', { method: 'POST', json: { name: 'Acme' } });
  await readOnly('on');
  proxy.restore();
  await expect.poll(async () => (await client.call('/api/clients')).status).toBe(200);
  expect(await write()).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  await readOnly('off');
  proxy.restore();
  await expect.poll(async () => (await write()).status).toBe(201);
});
