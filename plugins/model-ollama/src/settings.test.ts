import * as v from 'valibot';
import { expect, test } from 'vitest';
import plugin from './index.ts';
import { type OllamaSettings, settings } from './settings.ts';

const read = (changes: Record<string, string> = {}) => v.safeParse(settings, { OLLAMA_HOST: 'localhost', ...changes });

test.for([
  ['127.0.0.1:11434', 'http://127.0.0.1:11434'],
  ['ollama', 'http://ollama:11434'],
  [':8080', 'http://127.0.0.1:8080'],
  ['0.0.0.0:11434', 'http://127.0.0.1:11434'],
  ['http://ollama.example.com/', 'http://ollama.example.com'],
  ['https://models.example.com/ollama/', 'https://models.example.com/ollama'],
])('the address %s is %s', ([given, meant]) => {
  expect(read({ OLLAMA_HOST: given! }).output).toMatchObject({ OLLAMA_HOST: meant });
});

test.for([
  { OLLAMA_HOST: 'ftp://host' },
  { OLLAMA_HOST: 'http://' },
  { OLLAMA_KEEP_ALIVE: 'long' },
  { OLLAMA_CONTEXT_TOKENS: '100' },
  { OLLAMA_CONCURRENCY: '0' },
  { OLLAMA_PULL: 'yes' },
])('%o is refused', (wrong) => {
  expect(read(wrong).success).toBe(false);
});

test('a server in the building is local, any other one is a cloud', () => {
  const egress = (OLLAMA_HOST: string) =>
    (plugin.egress as (settings: OllamaSettings) => string)(v.parse(settings, { OLLAMA_HOST }));
  expect(['127.0.0.1', 'ollama', '10.1.2.3:11434', 'ollama.models.svc.cluster.local'].map(egress)).toEqual([
    'local',
    'local',
    'local',
    'local',
  ]);
  expect(egress('https://ollama.example.com')).toBe('cloud');
});
