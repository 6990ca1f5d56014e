import { expect, test, vi } from 'vitest';
import { createClient } from '../../testing/client.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { startCollector } from './testing/collector.ts';
import { installation, linesOf } from './testing/installation.ts';

/** A cheap call; resolves to its status. */
const callCheaply = async ({ url }: ServerProcess) => (await createClient(url).call('/api/nothing')).status;

test('a collector that refuses costs one line of the log, and another when it takes spans again', async () => {
  const collector = await startCollector();
  collector.status = 401;
  const { start } = await installation({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ROLE: 'web' });
  const web = await start({});
  const callUntil = (arrived: () => boolean) =>
    vi.waitFor(
      async () => {
        expect(await callCheaply(web)).toBe(404);
        expect(arrived()).toBe(true);
      },
      { timeout: 60_000, interval: 100 },
    );
  await callUntil(() => collector.headers.length >= 2);
  expect(linesOf(web, 'traces cannot be sent')).toEqual([expect.stringMatching(/"level":40.*"code":401/)]);
  collector.status = 200;
  await callUntil(() => collector.spans.length > 0);
  await expect.poll(() => linesOf(web, 'traces are sent again')).toHaveLength(1);
  expect(linesOf(web, 'traces cannot be sent')).toHaveLength(1);
  expect(await web.stop()).toBe(0);
});

/**
 * Node's option that takes away the limits of requests to servers, so that whoever waits for a collector is seen on any
 * machine: after the limit of main.ts on the whole stop such a process ends with 1.
 */
const patient = `--import=data:text/javascript,${encodeURIComponent(
  "import { ClientRequest } from 'node:http'; ClientRequest.prototype.setTimeout = function () { return this; };",
)}`;

test('a collector that never answers holds up neither calls nor the end of the process', async () => {
  const collector = await startCollector();
  collector.status = 0;
  const { start } = await installation({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ROLE: 'web',
    NODE_OPTIONS: patient,
  });
  const web = await start({});
  await vi.waitFor(
    async () => {
      expect(await callCheaply(web)).toBe(404);
      expect(collector.headers).not.toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
  // More than the queue holds.
  for (let round = 0; round < 25; round += 1)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => callCheaply(web))))).toEqual(new Set([404]));
  expect(await web.stop()).toBe(0);
});

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const logImports =
    "import { registerHooks } from 'node:module'; registerHooks({ load: " +
    '(url, context, next) => { if (/@opentelemetry.(?!api)/.test(url)) process.stderr.write(`loads ${url}\\n`); ' +
    'return next(url, context); } });';
  const { start } = await installation({
    ROLE: 'web',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(logImports)}`,
  });
  const [off, on] = await Promise.all([
    start({}),
    start({ OTEL_EXPORTER_OTLP_ENDPOINT: (await startCollector()).url }),
  ]);
  expect(linesOf(off, 'loads ')).toEqual([]);
  expect(linesOf(on, 'loads ')).not.toEqual([]);
});

test('with OFFLINE=true a collector outside ends the start, by the name of its setting', async () => {
  const { start } = await installation({
    ROLE: 'web',
    OFFLINE: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://203.0.113.7:4318',
  });
  await expect(start({})).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT leads to 203.0.113.7, which is not on a private network; OFFLINE=true forbids that.',
  );
});
