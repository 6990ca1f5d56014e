import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trace } from '@opentelemetry/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { jobDescriptions, resumes } from '../database/schema/index.ts';
import { strongResume } from '../../features/documents/testing/texts.ts';
import { signUp } from '../../testing/client.ts';
import { modelThatReadsJobs, writePlugin } from '../../testing/plugin-file.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { installation, linesOf } from './testing/installation.ts';

async function pluginsOfTest(...sources: Parameters<typeof writePlugin>[0][]): Promise<string> {
  const plugins = await Promise.all(sources.map(writePlugin));
  for (const { remove } of plugins) onTestFinished(remove);
  return plugins.map(({ path }) => path).join(',');
}

/** A job description with the requirement that the model of the tests always finds. */
const job = '# Data Analyst\n\nRequirements\n- Fluent French, also in writing\n';

/** A scorer that repeats its input wherever it can. */
const talkative = `scorer: () => ({
  async score(request) {
    const { english } = request.resume;
    const said = { name: 'ProviderError', plugin: english, reason: english };
    throw Object.assign(new Error(JSON.stringify(request)), said);
  },
})`;

function only(collector: Collector, name: string) {
  const found = collector.spans.filter((span) => span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]!;
}

test('an upload and all that it causes is one trace over the processes, without personal data', async () => {
  const collector = await startCollector();
  const headers = path.join(tmpdir(), `cotejo-headers-${randomUUID()}`);
  await writeFile(headers, 'Authorization=Basic%20abc,X-Tenant=hr\n');
  onTestFinished(() => rm(headers));
  const { database, start } = await installation({
    OFFLINE: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS_FILE: headers,
    PLUGINS: await pluginsOfTest(
      { name: 'score-talkative', provides: talkative },
      { name: 'read-sample', provides: modelThatReadsJobs },
    ),
    SCORER: 'score-talkative,match-builtin',
    JOB_READER: 'read-sample,match-builtin',
    SUMMARISER: 'match-builtin',
  });
  const web = await start({ ROLE: 'web' });
  const client = await signUp(web.url);
  // Analyze is called before the documents are read, so that the last one to become ready causes the match.
  const uploads: Promise<unknown>[] = [uploadJob(client, job, 'vacancy-quillfeather.txt')];
  const id = await vi.waitFor(async () => (await database.select().from(jobDescriptions))[0]!.id, 60_000);
  uploads.push(uploadResume(client, id, strongResume, 'curriculum-quillfeather.txt'));
  const resumeId = await vi.waitFor(async () => (await database.select().from(resumes))[0]!.id, 60_000);
  const analysis = client.call(`/api/analyze/${id}`, { method: 'POST' });
  await expect
    .poll(async () => (await database.select().from(resumes).where(eq(resumes.id, resumeId)))[0]!.matchState)
    .toBe('queued');
  const worker = await start({ ROLE: 'worker' });
  await Promise.all(uploads);
  expect((await analysis).body.resumes[0]).toMatchObject({ matchScore: expect.any(Number) });
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0]);

  const [match, score] = [only(collector, 'match-candidate'), only(collector, 'score')];
  const parentOf = ({ parentSpanId }: { parentSpanId: string | undefined }) =>
    collector.spans.find(({ spanId }) => spanId === parentSpanId)!;
  expect(score).toMatchObject({
    parentSpanId: match.spanId,
    failed: false,
    attributes: { 'cotejo.plugin': 'match-builtin', 'cotejo.fallbacks': ['score-talkative: other'] },
  });
  const prepare = parentOf(match);
  expect(prepare).toMatchObject({
    name: 'prepare-document',
    resource: { 'service.name': 'cotejo', 'cotejo.role': 'worker' },
  });
  const call = parentOf(prepare);
  expect(call).toMatchObject({
    name: expect.stringMatching(/^POST \/api\/(resume|job-description)$/),
    parentSpanId: undefined,
    resource: { 'cotejo.role': 'web' },
  });
  expect(call.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': call.name.slice(5),
    'http.response.status_code': 201,
    'cotejo.request_id': expect.any(String),
  });
  expect(new Set([call, prepare, match, score].map(({ traceId }) => traceId)).size).toBe(1);

  const [reading, model] = [only(collector, 'read-job'), only(collector, 'model call')];
  const tokens = { 'gen_ai.usage.input_tokens': 1200, 'gen_ai.usage.output_tokens': 34 };
  expect(reading.attributes).toMatchObject({
    'cotejo.plugin': 'read-sample',
    'gen_ai.response.model': 'sample:1b',
    'cotejo.model_calls': 1,
    ...tokens,
  });
  expect(model).toMatchObject({
    traceId: reading.traceId,
    parentSpanId: reading.parentSpanId,
    attributes: { 'cotejo.plugin': 'read-sample', ...tokens },
  });
  expect(collector.spans.filter(({ name }) => name === 'extract').map(({ traceId }) => traceId)).toEqual(
    expect.arrayContaining([call.traceId, reading.traceId]),
  );

  expect(linesOf(web, '"msg":"request"').filter((line) => line.includes(`"traceId":"${call.traceId}"`))).toEqual([
    expect.stringContaining(`"requestId":"${String(call.attributes['cotejo.request_id'])}"`),
  ]);
  expect(
    linesOf(worker, '"msg":"queue job done"').filter((line) => line.includes(`"traceId":"${match.traceId}"`)).length,
  ).toBeGreaterThanOrEqual(2);
  expect(collector.headers[0]).toMatchObject({ authorization: 'Basic abc', 'x-tenant': 'hr' });

  const sent = Buffer.concat(collector.bodies).toString('latin1').toLowerCase();
  const words = [...`${strongResume} ${job}`.matchAll(/\p{L}{6,}/gu)].map(([word]) => word.toLowerCase());
  expect(
    ['marta', 'ilves', 'quillfeather', client.user.username, client.user.email, 'example', ...words].filter((word) =>
      sent.includes(word),
    ),
  ).toEqual([]);
});

/** The spans of one call within a foreign trace, and of health checks. */
async function spansOfCall(env: Record<string, string>, traceparent: string) {
  const collector = await startCollector();
  const server = await createTestServer({
    worker: false,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...env },
  });
  await server.anonymous().call('/api/health');
  await server
    .anonymous()
    .call('/api/clients/1?name=quillfeather', { headers: { traceparent, tracestate: 'vendor=quillfeather' } });
  await server.close();
  expect(Buffer.concat(collector.bodies).includes('quillfeather')).toBe(false);
  return collector.spans.filter(({ name }) => name.startsWith('GET '));
}

test('a call goes on with the trace of a trusted proxy, and of nobody else', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  expect(await spansOfCall({ TRUSTED_PROXY: '127.0.0.1' }, traceparent)).toMatchObject([
    {
      name: 'GET /api/clients/:id',
      traceId,
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.response.status_code': 401 },
    },
  ]);
  const own = await spansOfCall({ TRUSTED_PROXY: '10.0.0.0/8' }, traceparent);
  expect(own).toMatchObject([{ name: 'GET /api/clients/:id', parentSpanId: undefined }]);
  expect(own[0]!.traceId).not.toBe(traceId);
});

test('a library that tells its spans to whoever listens, such as the client of a model, is not heard', async () => {
  const collector = await startCollector();
  const server = await createTestServer({ worker: false, env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  trace
    .getTracer('library')
    .startSpan('chat', { attributes: { prompt: strongResume } })
    .end();
  await server.anonymous().call('/api/nothing');
  await server.close();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET web']);
});

test('the sampler decides which traces are sent', async () => {
  const [kept, dropped] = ['01', '00'].map(
    (flags) => `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}`,
  ) as [string, string];
  const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  expect(await spansOfCall(share, kept)).toEqual([]);
  expect(await spansOfCall({ ...share, TRUSTED_PROXY: '127.0.0.1' }, kept)).toHaveLength(1);
  expect(await spansOfCall({ TRUSTED_PROXY: '127.0.0.1' }, dropped)).toEqual([]);
  expect(await spansOfCall({ TRUSTED_PROXY: '127.0.0.1', OTEL_TRACES_SAMPLER: 'always_on' }, dropped)).toHaveLength(1);
});
