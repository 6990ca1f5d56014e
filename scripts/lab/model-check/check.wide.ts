import { beforeAll, expect, test } from 'vitest';
import { loadTinyModel, type OllamaServer, startOllama } from '../../acceptance/servers/ollama.ts';
import { checkQuickly } from './testing/check.ts';
import { overallOf } from './verdict.ts';

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
  await loadTinyModel(server, 'tiny');
  return () => server.stop();
});

test(
  'a real server whose model knows nothing is measured to the end, and the model is not recommended',
  { timeout: 300_000 },
  async () => {
    const [checked] = await checkQuickly({ OLLAMA_HOST: server.address, OLLAMA_MODEL: 'tiny' });
    expect(checked).toMatchObject({ plugin: 'model-ollama', model: 'tiny', contextTokens: 8192 });
    expect(overallOf(checked!.lines)).toBe('not recommended');
    expect(checked!.lines.find(({ name }) => name === 'Verdicts as labeled')).toMatchObject({
      model: '0% of 30',
      verdict: 'not recommended',
    });
  },
);

test('a model that the server does not have, or a server that is not there, is said in a sentence', async () => {
  await expect(checkQuickly({ OLLAMA_HOST: server.address, OLLAMA_MODEL: 'absent:7b' })).rejects.toThrow(
    'The model of model-ollama cannot be asked',
  );
  await expect(checkQuickly({ OLLAMA_HOST: '127.0.0.1:9' })).rejects.toThrow(
    'The model of model-ollama cannot be asked',
  );
});

test('a server that stands still holds nobody up, and neither does calling it off', async () => {
  const stop = new AbortController();
  const steps: string[] = [];
  const [checked] = await checkQuickly(
    { OLLAMA_HOST: server.address, OLLAMA_MODEL: 'tiny', MODEL_SECONDS: '5' },
    {
      signal: stop.signal,
      tell(step) {
        if (!step.startsWith('model-ollama')) return;
        if (steps.push(step) === 1) server.pause();
        if (steps.length === 4) stop.abort();
      },
    },
  ).finally(() => server.resume());
  expect(steps).toHaveLength(4);
  expect(checked!.lines.find(({ name }) => name === 'Candidates within MODEL_SECONDS')).toMatchObject({
    model: '0%',
    verdict: 'not recommended',
  });
});
