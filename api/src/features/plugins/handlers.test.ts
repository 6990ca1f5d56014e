import type { PluginOverview, Trial } from '@cotejo/contract';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from '../../platform/database/drizzle.ts';
import { analyses, jobDescriptions, modelUsage, resumes } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { modelThatIsDown, modelThatReadsJobs, writePlugin } from '../../testing/plugin-file.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

/** The path of a plugin that is there until the test is finished. */
async function pluginFile(source: Parameters<typeof writePlugin>[0]): Promise<string> {
  const { path, remove } = await writePlugin(source);
  onTestFinished(remove);
  return path;
}

/** A server that only answers calls, as most of a cluster's are, and its first user, who is its administrator. */
async function serverWith(env: Record<string, string> = {}): Promise<{ server: TestServer; admin: Client }> {
  const server = await createTestServer({ worker: false, env });
  onTestFinished(server.close);
  return { server, admin: await server.signUp() };
}

const overviewOf = async (admin: Client) => (await admin.call<PluginOverview>('/api/admin/plugins')).body;
const trialOf = (text: string): Trial[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice(6)) as Trial);
const attempt = (admin: Client) => admin.call<string>('/api/admin/plugins/try', { method: 'POST' });
const stepsOf = ({ steps }: Trial) => steps.map(({ part, stage, state }) => `${part} ${stage} ${state}`);

test('an administrator sees who serves which stage, in order, and where documents go', async () => {
  const file = await pluginFile({ name: 'model-asleep', egress: 'cloud', provides: modelThatIsDown });
  const { server, admin } = await serverWith({
    PLUGINS: file,
    MODEL_MONTHLY_TOKENS: '1000',
    SUMMARISER: 'match-builtin',
  });
  const account = {
    month: sql`to_char(now(), 'YYYY-MM')`,
    plugin: 'model-asleep',
    egress: 'cloud',
    calls: 2,
    inputTokens: 300,
    outputTokens: 20,
  };
  await server.database
    .insert(modelUsage)
    .values([
      account,
      { ...account, plugin: 'model-of-last-week', inputTokens: 80 },
      { ...account, month: '2020-01' },
      { ...account, egress: 'local', outputTokens: 0 },
    ]);
  const { offline, month, budget, stages, plugins } = await overviewOf(admin);
  expect({ offline, month, budget }).toEqual({
    offline: false,
    month: new Date().toISOString().slice(0, 7),
    budget: { limit: 1000, spent: 420 },
  });
  expect(stages).toEqual([
    { stage: 'extract', plugins: ['extract-pdf', 'extract-docx', 'extract-text'] },
    { stage: 'ocr', plugins: ['ocr-tesseract'] },
    { stage: 'detect-language', plugins: ['detect-eld'] },
    { stage: 'translate', plugins: ['model-asleep', 'translate-apertium'] },
    { stage: 'read-job', plugins: ['model-asleep', 'match-builtin'] },
    { stage: 'embed', plugins: ['embed-minilm'] },
    { stage: 'score', plugins: ['model-asleep', 'match-builtin'] },
    { stage: 'summarise', plugins: ['match-builtin'] },
  ]);
  expect(plugins.find(({ name }) => name === 'model-asleep')).toEqual({
    name: 'model-asleep',
    version: '7',
    egress: 'cloud',
    model: '',
    ok: false,
    message: 'Start it.',
    usage: { calls: 4, inputTokens: 600, outputTokens: 20 },
  });
  expect(plugins.find(({ name }) => name === 'extract-text')).toEqual({
    name: 'extract-text',
    version: expect.any(String),
    egress: 'none',
    mediaTypes: ['text/markdown', 'text/plain'],
    ok: true,
  });
});

const HEALTH_TOKEN = 'a token of the operator';
const asOperator = { headers: { Authorization: `Bearer ${HEALTH_TOKEN}` } };

test('a plugin that is down is told by the health, and takes the server down only where nobody stands in', async () => {
  const file = await pluginFile({ name: 'model-asleep', egress: 'local', provides: modelThatIsDown });
  const down = { name: 'plugin model-asleep', ok: false, message: 'Start it.' };
  const spared = await serverWith({ PLUGINS: file, HEALTH_TOKEN });
  const components = expect.arrayContaining([down, { name: 'plugin match-builtin', ok: true }]) as object[];
  await expect
    .poll(() => spared.admin.call('/api/health/ready', asOperator))
    .toMatchObject({ status: 200, body: { ok: true, components } });
  const alone = await serverWith({ PLUGINS: file, SCORER: 'model-asleep', HEALTH_TOKEN });
  const unready = await alone.admin.call('/api/health/ready', asOperator);
  expect([unready.status, unready.body.ok, unready.headers.get('Retry-After')]).toEqual([503, false, '5']);
  expect(unready.body.components).toContainEqual(down);
});

test('a trial, one at a time, takes our documents through every stage, tells each, and stores nothing', async () => {
  const { server, admin } = await serverWith();
  const answers = await Promise.all([attempt(admin), attempt(admin), attempt(admin)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  const { headers, body } = answers.find(({ status }) => status === 200)!;
  expect(headers.get('Content-Type')).toBe('text/event-stream');
  const told = trialOf(body);
  expect(stepsOf(told[0]!)).toEqual(['job extract running']);
  const { state, milliseconds, steps } = told.at(-1)!;
  expect(state).toBe('ended');
  expect(milliseconds).toBeGreaterThan(0);
  expect(steps.map(({ part, stage, record }) => [part, stage, record?.plugin])).toEqual([
    ['job', 'extract', 'extract-text'],
    ['job', 'detect-language', 'detect-eld'],
    ['job', 'read-job', 'match-builtin'],
    ['job', 'embed', 'embed-minilm'],
    ['resume', 'extract', 'extract-pdf'],
    ['resume', 'ocr', 'ocr-tesseract'],
    ['resume', 'detect-language', 'detect-eld'],
    ['resume', 'translate', 'translate-apertium'],
    ['resume', 'embed', 'embed-minilm'],
    ['match', 'score', 'match-builtin'],
    ['match', 'summarise', 'match-builtin'],
  ]);
  const resultOf = (part: string, stage: string) =>
    steps.find((step) => step.part === part && step.stage === stage)!.result;
  expect(resultOf('job', 'extract')[0]).toBe('Data Analyst');
  expect(resultOf('job', 'read-job')).toEqual(expect.arrayContaining(['Data Analyst', 'Fluent French']));
  expect(resultOf('resume', 'extract')).toEqual([]);
  expect(resultOf('resume', 'ocr').slice(0, 2)).toEqual([expect.stringMatching(/^Inés Marchena/), 'Analista de datos']);
  expect(resultOf('resume', 'detect-language')).toEqual(['es']);
  expect(resultOf('resume', 'translate')).toEqual([
    expect.stringMatching(/ventas con SQL/),
    expect.stringMatching(/sales reports with SQL/),
  ]);
  expect(Number(resultOf('match', 'score')[0])).toBeGreaterThan(40);
  expect(resultOf('match', 'summarise')).toEqual([expect.stringMatching(/^Inés Marchena .+\.$/)]);
  expect(
    await Promise.all([jobDescriptions, resumes, analyses].map((table) => server.database.select().from(table))),
  ).toEqual([[], [], []]);
  const next = await attempt(admin);
  expect(next).toMatchObject({ status: 429, body: { code: 'trial-under-way' } });
  expect(next.headers.get('Retry-After')).toBe('3');
});

test('in a trial the next plugin does what one cannot; a stage that nobody can do ends its part alone', async () => {
  const file = await pluginFile({ name: 'model-asleep', provides: modelThatIsDown });
  const { admin } = await serverWith({ PLUGINS: file, JOB_READER: 'model-asleep' });
  const last = trialOf((await attempt(admin)).body).at(-1)!;
  expect(stepsOf(last)).toEqual([
    'job extract done',
    'job detect-language done',
    'job read-job failed',
    'resume extract done',
    'resume ocr done',
    'resume detect-language done',
    'resume translate done',
    'resume embed done',
  ]);
  const tried = [{ plugin: 'model-asleep', reason: 'unavailable' }];
  expect(last.steps[2]?.failure).toEqual({ reason: 'all-failed', tried });
  expect(last.steps[6]?.record).toMatchObject({ plugin: 'translate-apertium', fallbacks: tried });
});

test('a trial tells which model answered and what it cost, which counts for the month', async () => {
  const file = await pluginFile({ name: 'model-awake', egress: 'local', provides: modelThatReadsJobs });
  const { admin } = await serverWith({
    PLUGINS: file,
    EXTRACTOR: 'extract-text',
    TRANSLATOR: 'translate-apertium',
    SCORER: 'match-builtin',
    SUMMARISER: 'match-builtin',
  });
  const { steps } = trialOf((await attempt(admin)).body).at(-1)!;
  expect(steps.find(({ stage }) => stage === 'read-job')).toMatchObject({
    state: 'done',
    result: ['Data Analyst', 'Fluent French'],
    record: {
      plugin: 'model-awake',
      model: { name: 'sample:1b', digest: 'sample-1' },
      usage: { calls: 1, cached: 0, inputTokens: 1200, outputTokens: 34 },
      fallbacks: [],
      beside: [{ plugin: 'match-builtin' }],
    },
  });
  expect((await overviewOf(admin)).plugins.find(({ name }) => name === 'model-awake')?.usage).toEqual({
    calls: 1,
    inputTokens: 1200,
    outputTokens: 34,
  });
});

test('a trial that its caller leaves is given up, and makes way for another', async () => {
  const file = await pluginFile({
    name: 'detect-slowly',
    provides:
      'languageDetector: () => ({ detect: (_, { signal }) => new Promise((_, reject) => ' +
      "signal.addEventListener('abort', () => reject(signal.reason))) })",
  });
  const { server, admin } = await serverWith({ PLUGINS: file, LANGUAGE_DETECTOR: 'detect-slowly' });
  const leaving = async () => {
    const controller = new AbortController();
    const response = await fetch(new URL('/api/admin/plugins/try', server.url), {
      method: 'POST',
      headers: { Cookie: admin.cookie },
      signal: controller.signal,
    });
    controller.abort();
    return response.status;
  };
  expect(await leaving()).toBe(200);
  await expect.poll(leaving, { interval: 500 }).toBe(200);
});
