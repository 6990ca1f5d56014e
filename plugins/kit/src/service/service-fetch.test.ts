import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginEvents, sendJson, startWireServer } from '../testing/wire-server.ts';
import { serviceFetch, type ServiceLimits } from './service-fetch.ts';

const fetchFrom = (address: string, limits: Partial<ServiceLimits> = {}) =>
  serviceFetch({ plugin: 'sample', address, headers: { 'x-key': 'secret' }, keep: ['x-version'], words: [], limits });

test('a service that says nothing is given up, before the first byte and after it', async () => {
  const { address } = await startWireServer(({ url }, response) => {
    if (url === '/begun') response.writeHead(200).write('a');
  });
  const fetch = fetchFrom(address, { silence: 50 });
  await expect(fetch(`${address}/silent`, { method: 'POST' })).rejects.toMatchObject({ reason: 'timeout' });
  await expect(fetch(`${address}/begun`).then((response) => response.text())).rejects.toMatchObject({
    reason: 'timeout',
  });
});

test('a service that goes on slowly is heard out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>();
  const { address } = await startWireServer((_, response) => {
    beginEvents(response);
    begin(response);
  });
  const response = await fetchFrom(address, { silence: 250 })(address);
  const service = await begun;
  const heard = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (const piece of 'slowly, but surely') {
    service.write(piece);
    expect(await heard.read()).toEqual({ done: false, value: piece });
    vi.advanceTimersByTime(200);
  }
  service.end();
  expect((await heard.read()).done).toBe(true);
});

test('an answer is read up to the limit', async () => {
  const { address } = await startWireServer((_, response) => response.end('a'.repeat(1_000)));
  expect(await (await fetchFrom(address, { bytes: 1_000 })(address)).text()).toHaveLength(1_000);
  await expect(fetchFrom(address, { bytes: 999 })(address).then((response) => response.text())).rejects.toMatchObject({
    reason: 'bad-output',
  });
});

test('a redirection leads nowhere, and neither does another address', async () => {
  const other = await startWireServer((_, response) => response.end());
  const { address, requests } = await startWireServer((_, response) =>
    response.writeHead(302, { location: other.address }).end(),
  );
  await expect(fetchFrom(address)(address, { method: 'POST' })).rejects.toMatchObject({ reason: 'unavailable' });
  await expect(fetchFrom(address)(other.address)).rejects.toMatchObject({ reason: 'unavailable' });
  expect([requests.length, other.requests.length]).toEqual([1, 0]);
});

test('only the headers that are needed go out', async () => {
  const { address, requests } = await startWireServer((_, response) => sendJson(response, {}));
  await fetchFrom(address)(address, { headers: { 'x-version': '1', 'x-machine': 'this one', 'x-key': 'another' } });
  expect(requests[0]!.headers).toMatchObject({ 'x-version': '1', 'x-key': 'secret', 'user-agent': 'Cotejo' });
  expect(requests[0]!.headers).not.toHaveProperty('x-machine');
});

test('a reading call is tried once, and a reset connection of another again', async () => {
  const { address, requests } = await startWireServer(({ method }, response, count) =>
    method === 'POST' && count > 2 ? response.end('there') : response.destroy(),
  );
  const fetch = fetchFrom(address);
  await expect(fetch(address)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(requests).toHaveLength(1);
  expect(await (await fetch(address, { method: 'POST' })).text()).toBe('there');
});

test('an aborted signal closes the connection and is the reason', async () => {
  let closed: Promise<unknown> | undefined;
  const abort = new AbortController();
  const reason = new Error('no longer wanted');
  const { address } = await startWireServer((_, response) => {
    closed = once(response, 'close');
    abort.abort(reason);
  });
  await expect(fetchFrom(address)(address, { method: 'POST', signal: abort.signal })).rejects.toBe(reason);
  await closed;
});
