import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModel } from './model.ts';
import { createPace, usualPatience } from './pace.ts';
import { settings } from './settings.ts';
import { beginStream, piece, type StandIn, startStandIn } from './testing/stand-in.ts';

const second = 1e9;
const measured = {
  promptTokens: 1000,
  promptDuration: 20 * second,
  answerTokens: 100,
  answerDuration: 10 * second,
  loadDuration: 5 * second,
};

test('the first call may take as long as a cold start does', () => {
  expect(createPace(usualPatience).limit(1, 1)).toBe(usualPatience.first);
});

test('later calls may take four times as long as the measured speed lets expect, and a minute more', () => {
  const pace = createPace(usualPatience);
  pace.learn(measured);
  expect(pace.limit(2000, 200)).toBe(60_000 + 4 * (5000 + 2000 * 20 + 200 * 100));
  expect(pace.describe()).toBe('it reads 50 and writes 10 tokens a second');
});

test('a prompt that the server still had in memory does not make the next limit short', () => {
  const pace = createPace(usualPatience);
  pace.learn(measured);
  const before = pace.limit(2000, 200);
  pace.learn({ ...measured, promptDuration: 0, loadDuration: 0 });
  expect(pace.limit(2000, 200)).toBeGreaterThan(before * 0.9);
});

test('no call may take longer than half an hour', () => {
  const pace = createPace(usualPatience);
  pace.learn({ ...measured, answerDuration: 1e6 * second });
  expect(pace.limit(2000, 200)).toBe(30 * 60_000);
});

let server: StandIn;
beforeAll(async () => {
  server = await startStandIn({ chat: (response) => beginStream(response).write(piece('{')) });
});
afterAll(() => server.stop());

test('a call ends at its limit, and the administrator is told that the model is too slow', async () => {
  const model = createModel(
    v.parse(settings, { OLLAMA_HOST: server.address, OLLAMA_MODEL: 'tiny' }),
    { info: () => {}, warn: () => {} },
    { ...usualPatience, first: 100 },
  );
  const request = { system: '', input: '', schema: v.object({}), maxOutputTokens: 10 };
  const { signal } = new AbortController();
  await expect(model.generate(request, { signal })).rejects.toMatchObject({ reason: 'timeout' });
  expect((await model.check!({ signal })).message).toContain('Choose a smaller model');
});
