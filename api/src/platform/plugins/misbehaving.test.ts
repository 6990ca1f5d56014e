import type { Analysis, PluginOverview, SilentPlugin } from '@cotejo/contract';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { strongResume, weakResume } from '../../features/documents/testing/texts.ts';
import type { Client } from '../../testing/client.ts';
import { writePlugin } from '../../testing/plugin-file.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadCase } from '../../testing/upload.ts';

async function pluginFile(source: Parameters<typeof writePlugin>[0]): Promise<string> {
  const { path, remove } = await writePlugin(source);
  onTestFinished(remove);
  return path;
}

async function serverWith(env: Record<string, string>): Promise<Client> {
  const server = await createTestServer({ env });
  onTestFinished(server.close);
  return server.signUp();
}

/** Uploads resumes beside a job and has them analyzed; resolves to the best candidate. */
async function analyze(client: Client, texts: string[]) {
  const { id } = await uploadCase(client, texts);
  const { status, body } = await client.call<Analysis>(`/api/analyze/${id}`, { method: 'POST' });
  expect(status).toBe(200);
  return body.selectedCandidate!;
}

const silentOf = async (client: Client) =>
  (await client.call<{ plugins: SilentPlugin[] }>('/api/plugins/silent')).body.plugins;
const stagesOf = ({ provenance }: Awaited<ReturnType<typeof analyze>>) =>
  Object.fromEntries(provenance.map(({ stage, plugin, fallbacks }) => [stage, { plugin, fallbacks }]));

test('plugins that hang, in the sandbox or not, are given up after PLUGIN_TIMEOUT, then skipped and told', async () => {
  const hangs = 'new Promise(() => {})';
  const files = await Promise.all([
    pluginFile({ name: 'score-never', isolation: 'process', provides: `scorer: () => ({ score: () => ${hangs} })` }),
    pluginFile({
      name: 'summarise-never',
      isolation: 'none',
      provides:
        'summariser: () => ({ summarise: () => { globalThis.askedForNothing = (globalThis.askedForNothing ' +
        `?? 0) + 1; return ${hangs}; } })`,
    }),
  ]);
  const client = await serverWith({ PLUGINS: files.join(','), PLUGIN_TIMEOUT: '1', SANDBOX_PROCESSES: '2' });
  expect(await silentOf(client)).toEqual([]);
  const first = stagesOf(await analyze(client, [strongResume, weakResume, `${weakResume}\nSpeaks Spanish.`]));
  expect(first['score']).toEqual({
    plugin: 'match-builtin',
    fallbacks: [{ plugin: 'score-never', reason: 'timeout' }],
  });
  expect(first['summarise']).toEqual({
    plugin: 'match-builtin',
    fallbacks: [{ plugin: 'summarise-never', reason: 'timeout' }],
  });
  expect(await silentOf(client)).toEqual([
    { name: 'score-never', silentSince: expect.any(String), standIns: ['match-builtin'] },
    { name: 'summarise-never', silentSince: expect.any(String), standIns: ['match-builtin'] },
  ]);
  const { plugins } = (await client.call<PluginOverview>('/api/admin/plugins')).body;
  expect(plugins.find(({ name }) => name === 'score-never')).toMatchObject({
    ok: false,
    silentSince: expect.any(String),
    message: expect.stringMatching(/^It has not answered since .* \(timeout\)/),
  });
  const asked = () => (globalThis as { askedForNothing?: number }).askedForNothing;
  const askedBefore = asked();
  expect(askedBefore).toBeGreaterThan(0);
  expect(stagesOf(await analyze(client, [strongResume]))['summarise']!.fallbacks).toEqual([
    { plugin: 'summarise-never', reason: 'timeout' },
  ]);
  expect(asked()).toBe(askedBefore);
});

test('a language model whose server never answers holds three stages up, and then nobody', async () => {
  let calls = 0;
  const never = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((resolve) => {
    never.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    never.close();
    never.closeAllConnections();
  });
  const client = await serverWith({
    OPENAI_MODEL: 'mute',
    OPENAI_BASE_URL: `http://127.0.0.1:${(never.address() as AddressInfo).port}/v1`,
    MODEL_SECONDS: '5',
  });
  const first = stagesOf(await analyze(client, [strongResume]));
  expect(first['score']).toEqual({
    plugin: 'match-builtin',
    fallbacks: [{ plugin: 'model-openai', reason: 'timeout' }],
  });
  expect(await silentOf(client)).toEqual([
    {
      name: 'model-openai',
      model: 'mute',
      silentSince: expect.any(String),
      standIns: ['translate-apertium', 'match-builtin'],
    },
  ]);
  const callsBefore = calls;
  const next = stagesOf(await analyze(client, [weakResume]));
  expect(next['score']).toEqual({
    plugin: 'match-builtin',
    fallbacks: [{ plugin: 'model-openai', reason: 'timeout' }],
  });
  expect(calls).toBe(callsBefore);
});

test('a summary of 50 MB is none; an invented prize is left out and counted beside the plugin', async () => {
  const honest = "'Marta Ilves built payment services in Java. Marta Ilves ran PostgreSQL clusters.'";
  const writes = (summary: string) =>
    `summariser: () => ({ summarise: async () => ({ summary: ${summary}, keyStrengths: [], areasForConsideration: ` +
    '[] }) })';
  const files = await Promise.all([
    pluginFile({ name: 'summarise-hugely', isolation: 'process', provides: writes("'x'.repeat(50 * 2 ** 20)") }),
    pluginFile({
      name: 'summarise-kindly',
      isolation: 'process',
      provides: writes(`${honest} + ' Won the Nobel prize in 1999.'`),
    }),
  ]);
  const candidate = await analyze(await serverWith({ PLUGINS: files.join(',') }), [strongResume]);
  expect(candidate.summary).toBe('Marta Ilves built payment services in Java. Marta Ilves ran PostgreSQL clusters.');
  expect(candidate.provenance.at(-1)).toMatchObject({
    stage: 'summarise',
    plugin: 'summarise-kindly',
    leftOut: 1,
    fallbacks: [{ plugin: 'summarise-hugely', reason: 'bad-output' }],
  });
});
