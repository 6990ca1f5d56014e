import { type Egress, type LanguageModel, ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';
import pino from 'pino';
import { object, string } from 'valibot';
import { expect, test } from 'vitest';
import { modelUsage } from '../database/schema/index.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { meterModel } from './metered-model.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createModelUsage } from './usage.ts';

const log = pino({ level: 'silent' });
const schema = object({ answer: string() });
/** Booked at 16 tokens to read and 100 to write. */
const request = { system: 'Judge the resume.', input: 'It is a short resume.', schema, maxOutputTokens: 100 };
const booked = 116;
const cost = { inputTokens: 10, outputTokens: 5 };
const answered = { value: { answer: 'yes' }, usage: cost };

type Scene = { egress?: Egress; monthlyTokens?: number; plugin?: string; generate?: LanguageModel['generate'] };

async function setUp() {
  const { database } = await databaseOfTest();
  const metrics = createMetrics({ ofProcess: false });
  const usage = createModelUsage(database, metrics);
  const open = ({
    egress = 'cloud',
    monthlyTokens,
    plugin = 'model-sample',
    generate = async () => answered as never,
  }: Scene = {}) =>
    meterModel(
      {
        identify: async () => ({ model: 'sample', digest: 'sample', contextTokens: 1000 }),
        countTokens: async () => 1,
        generate,
      },
      { plugin, egress, usage, monthlyTokens, tracing: noTracing, log },
    );
  const rows = () => database.select().from(modelUsage);
  return { database, open, rows, counts: () => metrics.registry.getSingleMetricAsString('cotejo_model_tokens_total') };
}

const ask = (model: LanguageModel) => model.generate(request, { signal: new AbortController().signal });
const failing =
  (reason: ProviderFailure, written = 0): LanguageModel['generate'] =>
  async (_, { onProgress }) => {
    if (written > 0) onProgress?.(written);
    throw new ProviderError('model-sample', reason, 'no');
  };

test('what calls have cost is counted by month and plugin', async () => {
  const { open, rows } = await setUp();
  await ask(open());
  await ask(open());
  await ask(open({ plugin: 'model-own', egress: 'local' }));
  const month = new Date().toISOString().slice(0, 7);
  expect(await rows()).toEqual(
    expect.arrayContaining([
      { month, plugin: 'model-sample', egress: 'cloud', calls: 2, inputTokens: 20, outputTokens: 10 },
      { month, plugin: 'model-own', egress: 'local', calls: 1, inputTokens: 10, outputTokens: 5 },
    ]),
  );
});

test('a call that the rest of the month does not cover is not made', async () => {
  const { open, rows } = await setUp();
  const model = open({ monthlyTokens: booked + 14 });
  expect((await ask(model)).value).toEqual({ answer: 'yes' });
  let isAsked = false;
  const refused = open({
    monthlyTokens: booked + 14,
    plugin: 'model-other',
    generate: async () => ((isAsked = true), Promise.reject(new Error('asked'))),
  });
  await expect(ask(refused)).rejects.toMatchObject({ plugin: 'model-other', reason: 'budget' });
  expect(isAsked).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test('calls at once cannot pass the limit together', async () => {
  const { open, rows } = await setUp();
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const generate: LanguageModel['generate'] = async () => (await gate, answered) as never;
  const refusals: unknown[] = [];
  const calls = Array.from({ length: 20 }, async (_, index) => {
    const got = await ask(open({ monthlyTokens: booked * 3 + 50, plugin: `model-${index % 2}`, generate })).catch(
      (error: ProviderError) => void refusals.push(error.reason),
    );
    return got !== undefined;
  });
  await expect.poll(() => refusals).toEqual(Array(17).fill('budget'));
  release();
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3);
  expect((await rows()).reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)).toBe(45);
});

test('a model of your own is not limited, and neither does it use up the budget', async () => {
  const { open } = await setUp();
  expect(await ask(open({ egress: 'local', monthlyTokens: 1 }))).toEqual(answered);
  expect(await ask(open({ monthlyTokens: booked }))).toEqual(answered);
});

test('a new month begins with nothing', async () => {
  const { database, open } = await setUp();
  await database.insert(modelUsage).values({
    month: '2020-01',
    plugin: 'model-sample',
    egress: 'cloud',
    calls: 1,
    inputTokens: 1_000_000,
    outputTokens: 0,
  });
  expect(await ask(open({ monthlyTokens: booked }))).toEqual(answered);
});

test.each<[ProviderFailure, number, number]>([
  ['unavailable', 0, 0],
  ['rate-limit', 0, 0],
  ['bad-output', 7, 23],
  ['refused', 0, 16],
  ['unavailable', 3, 19],
])('a call that fails as %s after %i tokens counts as %i', async (reason, written, counted) => {
  const { open, rows, counts } = await setUp();
  await expect(ask(open({ generate: failing(reason, written) }))).rejects.toMatchObject({ reason });
  const [row] = await rows();
  expect(row!.inputTokens + row!.outputTokens).toBe(counted);
  expect(await counts()).toMatch(
    new RegExp(
      `\\{plugin="model-sample",direction="input"\\} ${row!.inputTokens}\n.*direction="output"\\} ${row!.outputTokens}`,
    ),
  );
});

test('an answer is not lost when its costs cannot be written', async () => {
  const { database, open } = await setUp();
  const generate: LanguageModel['generate'] = async () => {
    await database.$client`alter table model_usage rename to model_usage_away`;
    return { value: { answer: 'yes' }, usage: cost } as never;
  };
  expect((await ask(open({ generate }))).value).toEqual({ answer: 'yes' });
});
