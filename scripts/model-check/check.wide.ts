import { beforeAll, expect, test } from 'vitest';
import { loadTinyModel, type OllamaServer, startOllama } from '../servers/ollama.ts';
import { checkQuickly } from './testing/check.ts';
import { overallOf } from './verdict.ts';

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
  await loadTinyModel(server, 'tiny');
  return () => server.stop();
});

test('a real server whose model knows nothing is measured to the end, and the model is not recommended', { timeout: 300_000 }, async () => {
  const [checked] = await checkQuickly({ OLLAMA_HOST: server.address, OLLAMA_MODEL: 'tiny' });
  expect(checked).toMatchObject({ plugin: 'model-ollama', model: 'tiny', contextTokens: 8192 });
  expect(overallOf(checked!.lines)).toBe('not recommended');
  expect(checked!.lines.find(({ name }) => name === 'Verdicts as labelled')).toMatchObject({ model: '0 % of 30', verdict: 'not recommended' });
});

test('a model that the server does not have, or a server that is not there, is said in a sentence', async () => {
  await expect(checkQuickly({ OLLAMA_HOST: server.address, OLLAMA_MODEL: 'absent:7b' })).rejects.toThrow('The model of model-ollama cannot be asked');
  await expect(checkQuickly({ OLLAMA_HOST: '127.0.0.1:9' })).rejects.toThrow('The model of model-ollama cannot be asked');
});
