import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { testConfig } from '../../testing/config.ts';
import { noBreakers } from './breakers.ts';
import { builtInPlugins } from './built-in.ts';
import { isolatedPlugins, loadPlugins } from './load.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createProviders } from './providers.ts';

async function providersWith(env: Record<string, string>) {
  const config = testConfig(env);
  const order = await loadPlugins(config, builtInPlugins);
  const sandbox = createSandbox({ size: 1, memory: 512, isolated: isolatedPlugins(order) });
  onTestFinished(() => sandbox.stop());
  return createProviders(order, {
    config,
    sandbox,
    breakers: noBreakers,
    usage: { book: async () => undefined, settle: async () => {} },
    tracing: noTracing,
    log: pino({ level: 'silent' }),
  });
}

const names = (list: { plugin: string }[]) => list.map(({ plugin }) => plugin);

describe('a language model that is configured', () => {
  const env = { OLLAMA_HOST: 'http://127.0.0.1:11434', OLLAMA_MODEL: 'qwen3:4b' };

  it('comes first in the stages that it can serve, and in no other', async () => {
    const providers = await providersWith(env);
    expect(names(providers.translator)).toEqual(['model-ollama', 'translate-apertium']);
    for (const list of [providers.jobReader, providers.scorer, providers.summariser])
      expect(names(list)).toEqual(['model-ollama', 'match-builtin']);
    expect(providers.scorer.map(({ model }) => model)).toEqual(['qwen3:4b', undefined]);
    expect(names(providers.languageDetector)).toEqual(['detect-eld']);
  });

  it('serves where the settings put it', async () => {
    const providers = await providersWith({
      ...env,
      SCORER: 'match-builtin',
      SUMMARISER: 'match-builtin,model-ollama',
    });
    expect(names(providers.scorer)).toEqual(['match-builtin']);
    expect(names(providers.summariser)).toEqual(['match-builtin', 'model-ollama']);
    await expect(providersWith({ ...env, OCR: 'model-ollama' })).rejects.toMatchObject({
      problems: ['The plugin "model-ollama" does not provide ocr.'],
    });
  });
});

it('without a model configured, the built-in plugins serve alone', async () => {
  const providers = await providersWith({});
  expect([providers.translator, providers.scorer].map(names)).toEqual([['translate-apertium'], ['match-builtin']]);
});

it('the sentence encoder finds its weights and works behind the walls of the sandbox', async () => {
  const { embedder } = await providersWith({});
  expect(names(embedder)).toEqual(['embed-minilm']);
  const { provider } = embedder[0]!;
  const { signal } = new AbortController();
  expect(await provider.check!({ signal })).toEqual({ ok: true });
  const { vectors, dimensions } = await provider.embed(['Kept the books.', 'Cooked lunch.'], { signal });
  expect(vectors.map((vector) => [vector instanceof Float32Array, vector.length])).toEqual([
    [true, dimensions],
    [true, dimensions],
  ]);
});
