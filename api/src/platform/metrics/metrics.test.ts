import { expect, onTestFinished, test } from 'vitest';
import { sql } from '../database/drizzle.ts';
import { intakeSources } from '../database/schema/index.ts';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { writePlugin } from '../../testing/plugin-file.ts';
import { type Proxy, startProxy } from '../../testing/proxy.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';
import { createMetricsApp } from './app.ts';

async function serverWith(options: Parameters<typeof createTestServer>[0]) {
  const server = await createTestServer(options);
  onTestFinished(server.close);
  return { server, scrape: scraper(server) };
}

/** A function that reads the metrics as Prometheus does. */
function scraper({ dependencies }: TestServer): () => Promise<string> {
  const app = createMetricsApp(dependencies);
  return async () => (await app.request('/metrics')).text();
}

test('the version is told; calls are counted by method, pattern and status, whatever an address holds', async () => {
  const { server, scrape } = await serverWith({ worker: false });
  const client = await server.signUp();
  await client.call('/api/clients/1928374650');
  for (const made of ['one', 'two']) await client.call(`/api/${made}-nobody-has?name=${made}`, { method: 'PROPFIND' });
  const text = await scrape();
  expect(text).toContain(
    'cotejo_http_request_duration_seconds_count{method="GET",route="/api/clients/:id",status="404"} 1\n',
  );
  expect(text).toContain(
    'cotejo_http_request_duration_seconds_count{method="POST",route="/api/register",status="201"} 1\n',
  );
  expect(text).toMatch(/^cotejo_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/_count\{method="other",route="web",status="\d+"\} 2\n/);
  expect(text).not.toMatch(/nobody-has|1928374650/);
});

test('stages are counted with their time and plugin, and who could not do the work', async () => {
  const failing = (reason: string) =>
    'scorer: () => ({ score: async (request) => { throw Object.assign(new Error(JSON.stringify(request)), { name: ' +
    `'ProviderError', plugin: 'x', reason: ${JSON.stringify(reason)} }); } })`;
  const plugins = await Promise.all([
    writePlugin({ name: 'score-asleep', provides: failing('unavailable') }),
    writePlugin({ name: 'score-odd', provides: failing('Marta Ilves') }),
  ]);
  for (const { remove } of plugins) onTestFinished(remove);
  const { server, scrape } = await serverWith({
    env: {
      PLUGINS: plugins.map(({ path }) => path).join(','),
      SCORER: 'score-asleep,score-odd,match-builtin',
    },
  });
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  await uploadResume(client, id, strongResume);
  await client.call(`/api/analyze/${id}`, { method: 'POST' });
  const text = await scrape();
  expect(text).toContain('cotejo_stage_duration_seconds_count{stage="extract",plugin="extract-text"} 2\n');
  expect(text).toContain('cotejo_stage_duration_seconds_count{stage="score",plugin="match-builtin"} 1\n');
  expect(text).toContain('cotejo_stage_fallbacks_total{stage="score",plugin="score-asleep",reason="unavailable"} 1\n');
  expect(text).toContain('cotejo_stage_fallbacks_total{stage="score",plugin="score-odd",reason="other"} 1\n');
  expect(text).toContain('cotejo_jobs_waiting{queue="prepare-document"} 0\n');
  for (const word of ['Marta', 'Northwind', client.user.username, 'Example Ltd']) expect(text).not.toContain(word);
});

test('a stage that nobody could serve is counted too', async () => {
  const { path, remove } = await writePlugin({
    name: 'score-alone',
    provides: "scorer: () => ({ score: async () => { throw new Error('It fell over.'); } })",
  });
  onTestFinished(remove);
  const { server, scrape } = await serverWith({
    env: { PLUGINS: path, SCORER: 'score-alone' },
  });
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  await uploadResume(client, id, strongResume);
  const left = new AbortController();
  onTestFinished(() => left.abort());
  void fetch(new URL(`/api/analyze/${id}`, server.url), {
    method: 'POST',
    headers: { Cookie: client.cookie },
    signal: left.signal,
  }).catch(() => {});
  await expect
    .poll(scrape)
    .toMatch(/cotejo_stage_fallbacks_total\{stage="score",plugin="score-alone",reason="crashed"\} \d/);
});

test('the queues of all processes are counted, with the age of what has waited longest', async () => {
  const { server, scrape } = await serverWith({ worker: false });
  await server.database.execute(sql`insert into pgboss.job (name, state, created_on, policy, singleton_key) values
    ('prepare-document', 'created', now() - interval '1 minute', 'exclusive', 'a'), ('prepare-document', 'retry',
      now(), 'exclusive', 'b'),
    ('match-candidate', 'active', now() - interval '1 hour', 'exclusive', 'c'), ('match-candidate', 'completed',
      now() - interval '2 hours', 'exclusive', 'd')`);
  const text = await scrape();
  expect(text).toContain('cotejo_jobs_waiting{queue="prepare-document"} 2\n');
  expect(text).toMatch(/cotejo_jobs_oldest_seconds\{queue="prepare-document"\} 6\d\./);
  expect(text).toContain('cotejo_jobs_active{queue="match-candidate"} 1\n');
  expect(text).toContain('cotejo_jobs_oldest_seconds{queue="match-candidate"} 0\n');
  expect(text).toContain('cotejo_jobs_waiting{queue="dead-letter"} 0\n');
});

test('how often a folder or mailbox of the settings has failed every process tells, until it can be read', async () => {
  const { server, scrape } = await serverWith({ worker: false, env: { INTAKE_DIR: '/nowhere' } });
  expect(await scrape()).not.toContain('cotejo_source_failures{');
  const { companyId } = await insertRows(server, await server.signUp());
  await server.database.insert(intakeSources).values([
    { companyId, name: 'folder', problem: 'folder-gone', failures: 3 },
    { companyId, name: 'jobs_of_last_year', problem: 'host-unknown', failures: 9 },
  ]);
  const failing = await scrape();
  expect(failing).toContain('cotejo_source_failures{source="folder"} 3\n');
  expect(failing).not.toContain('jobs_of_last_year');
  await server.database.update(intakeSources).set({ problem: null, failures: 0 });
  expect(await scrape()).toContain('cotejo_source_failures{source="folder"} 0\n');
});

test('without an answer of the database the process still says how it is, and nothing about the queues', async () => {
  let proxy: Proxy | undefined;
  const { server, scrape } = await serverWith({
    worker: false,
    async between(url) {
      proxy = await startProxy(url);
      return proxy.url;
    },
  });
  await server.anonymous().call('/api/health');
  expect(await scrape()).toContain('cotejo_jobs_waiting{');
  proxy!.swallow();
  onTestFinished(proxy!.restore);
  // The database never answers: a page that waited for it would not come.
  const text = await scrape();
  expect(text).toContain('route="/api/health",status="200"');
  expect(text).not.toContain('cotejo_jobs_waiting{');
});
