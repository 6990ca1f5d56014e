import { definePlugin, type Health, type LanguageModel } from '@cotejo/plugin-kit';
import pino from 'pino';
import { object } from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { testConfig } from '../../testing/config.ts';
import { noBreakers } from './breakers.ts';
import { builtInPlugins, type PluginSource } from './built-in.ts';
import { pluginChecks, pluginsInUse } from './in-use.ts';
import { loadPlugins } from './load.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createProviders } from './providers.ts';

const signal = new AbortController().signal;

/** A third-party language model with a health check. */
function modelThatIs(check: () => Promise<Health>): PluginSource {
  const model: LanguageModel = {
    check,
    identify: async () => ({ model: 'm', digest: 'd', contextTokens: 1000 }),
    countTokens: async () => 1,
    generate: async () => {
      throw new Error('asleep');
    },
  };
  const plugin = definePlugin({
    apiVersion: 1,
    name: 'model-own',
    version: '1',
    egress: 'local',
    isolation: 'none',
    settings: object({}),
    provides: { languageModel: () => model },
  });
  return { name: 'model-own', module: 'model-own', load: async () => ({ default: plugin }) };
}

async function inUse(check: () => Promise<Health>, env: Record<string, string> = {}) {
  const config = testConfig(env);
  const order = await loadPlugins(config, [modelThatIs(check), ...builtInPlugins]);
  return pluginsInUse(
    order,
    createProviders(order, {
      config,
      sandbox: createSandbox({ size: 1, memory: 512 }),
      breakers: noBreakers,
      usage: { book: async () => undefined, settle: async () => {} },
      tracing: noTracing,
      log: pino({ level: 'silent' }),
    }),
    noBreakers,
  );
}

test('a plugin is there once, with all that it has a part in', async () => {
  const plugins = await inUse(async () => ({ ok: true }));
  expect(plugins.map(({ name }) => name)).toEqual([
    'extract-pdf',
    'extract-docx',
    'extract-text',
    'ocr-tesseract',
    'detect-eld',
    'model-own',
    'translate-apertium',
    'match-builtin',
    'embed-minilm',
  ]);
  expect(plugins.find(({ name }) => name === 'model-own')).toMatchObject({
    egress: 'local',
    model: '',
    serves: ['translator', 'jobReader', 'scorer', 'summariser'],
  });
  expect(plugins.find(({ name }) => name === 'extract-text')).toMatchObject({
    egress: 'none',
    serves: ['extractor of text/markdown', 'extractor of text/plain'],
  });
  expect(plugins.find(({ name }) => name === 'match-builtin')).not.toHaveProperty('model');
  // Where it fails, nobody is kept from being served.
  expect(plugins.find(({ name }) => name === 'embed-minilm')).toMatchObject({ serves: [] });
});

test('a language model is asked how it is once for all its stages, and not with every look at the health', async () => {
  let asked = 0;
  const { check } = pluginChecks(
    await inUse(async () => ({ ok: false, message: `Asked ${(asked += 1)} times.` })),
  ).find(({ name }) => name === 'plugin model-own')!;
  expect([await check(signal), await check(signal)]).toEqual([
    { ok: false, message: 'Asked 1 times.' },
    { ok: false, message: 'Asked 1 times.' },
  ]);
});

test('a health check waits for a plugin once; later it gives the last state while the next is under way', async () => {
  const time = vi.spyOn(performance, 'now');
  onTestFinished(() => time.mockRestore());
  const at = (seconds: number) => void time.mockReturnValue(seconds * 1000);
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<Health>());
  const waiting = answers.values();
  at(0);
  const { check } = pluginChecks(await inUse(() => waiting.next().value!.promise)).find(
    ({ name }) => name === 'plugin model-own',
  )!;
  const first = check(signal);
  answers[0]!.resolve({ ok: true });
  expect(await first).toEqual({ ok: true });
  at(11);
  expect(await check(signal)).toEqual({ ok: true });
  answers[1]!.resolve({ ok: false, message: 'Gone.' });
  await expect.poll(() => check(signal)).toEqual({ ok: false, message: 'Gone.' });
  at(100);
  answers[2]!.resolve({ ok: true });
  expect(await check(signal)).toEqual({ ok: true });
});

test('a plugin that cannot say how it is counts as well', async () => {
  const plugins = await inUse(async () => ({ ok: true }));
  expect(await plugins.find(({ name }) => name === 'match-builtin')!.check(signal)).toEqual({ ok: true });
});
