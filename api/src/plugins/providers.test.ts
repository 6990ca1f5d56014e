import { definePlugin, type LanguageModel } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { testConfig } from '../testing/config.ts';
import { builtInPlugins, type PluginSource } from './built-in.ts';
import { loadPlugins } from './load.ts';
import { createProviders, pluginChecks } from './providers.ts';

async function providersWith(env: Record<string, string>, more: PluginSource[] = []) {
  const config = testConfig(env);
  const order = await loadPlugins(config, [...more, ...builtInPlugins]);
  return createProviders(order, { config, sandbox: createSandbox({ size: 1, memory: 512 }), usage: { book: async () => undefined, settle: async () => {} }, log: pino({ level: 'silent' }) });
}

const names = (list: { plugin: string }[]) => list.map(({ plugin }) => plugin);

const isDown: LanguageModel = {
  check: async () => ({ ok: false, message: 'It is asleep.' }),
  identify: async () => ({ model: 'm', digest: 'd', contextTokens: 1000 }),
  countTokens: async () => 1,
  generate: async () => { throw new Error('asleep'); },
};
const sleeper: PluginSource = {
  name: 'model-asleep', module: 'model-asleep',
  load: async () => ({
    default: definePlugin({ apiVersion: 1, name: 'model-asleep', version: '1', egress: 'none', isolation: 'none', settings: object({}), provides: { languageModel: () => isDown } }),
  }),
};

describe('a language model that is configured', () => {
  const env = { OLLAMA_HOST: 'http://127.0.0.1:11434', OLLAMA_MODEL: 'qwen3:4b' };

  it('comes first in the stages that it can serve, and in no other', async () => {
    const providers = await providersWith(env);
    expect(names(providers.translator)).toEqual(['model-ollama', 'translate-apertium']);
    for (const list of [providers.jobReader, providers.scorer, providers.summariser]) expect(names(list)).toEqual(['model-ollama', 'match-builtin']);
    expect(providers.scorer.map(({ model }) => model)).toEqual(['qwen3:4b', undefined]);
    expect(names(providers.languageDetector)).toEqual(['detect-eld']);
  });

  it('serves where the settings put it', async () => {
    const providers = await providersWith({ ...env, SCORER: 'match-builtin', SUMMARISER: 'match-builtin,model-ollama' });
    expect(names(providers.scorer)).toEqual(['match-builtin']);
    expect(names(providers.summariser)).toEqual(['match-builtin', 'model-ollama']);
    await expect(providersWith({ ...env, OCR: 'model-ollama' })).rejects.toMatchObject({ problems: ['The plugin "model-ollama" does not provide ocr.'] });
  });

  it('is checked once for all its stages, and keeps nobody from being served where others stand in for it', async () => {
    const { check, isSpared } = pluginChecks(await providersWith({}, [sleeper])).find(({ name }) => name === 'languageModel: model-asleep')!;
    expect([await check(new AbortController().signal), isSpared]).toEqual([{ ok: false, message: 'It is asleep.' }, true]);
    const alone = pluginChecks(await providersWith({ SCORER: 'model-asleep' }, [sleeper])).filter(({ name }) => name.endsWith('model-asleep'));
    expect(alone.map(({ isSpared: spared }) => spared)).toEqual([false]);
  });
});

it('without a model configured, the built-in plugins serve alone', async () => {
  const providers = await providersWith({});
  expect([providers.translator, providers.scorer].map(names)).toEqual([['translate-apertium'], ['match-builtin']]);
});
