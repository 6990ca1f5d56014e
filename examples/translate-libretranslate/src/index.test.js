// @ts-check
import { describeTranslator, never, openPlugin } from '@cotejo/plugin-kit/testing';
import { afterAll, expect, test } from 'vitest';
import plugin from './index.js';
import { startServer } from './testing/server.js';

const server = await startServer();
afterAll(() => server.stop());
const environment = { LIBRETRANSLATE_URL: server.url };

describeTranslator(
  plugin,
  {
    from: 'es',
    to: 'en',
    segments: [
      { text: 'Gestión de almacén con SAP', keeps: ['SAP'] },
      { text: 'Experiencia en nóminas, 12 personas en Zaragoza', keeps: ['12', 'Zaragoza'] },
    ],
  },
  environment,
);

const translator = openPlugin(plugin, 'translator', environment);
/** @param {string[]} segments */
const translate = (segments) => translator.translate({ segments, from: 'es', to: 'en', keep: [] }, { signal: never() });

test.each([
  [400, 'bad-input'],
  [403, 'auth'],
  [429, 'rate-limit'],
  [500, 'unavailable'],
])('an answer of %i is a failure: %s', async (status, reason) => {
  server.answers.push({ status, body: { error: 'no' } });
  await expect(translate(['equipo'])).rejects.toMatchObject({ name: 'ProviderError', reason });
});

test.each([[[]], [['team', 'team']], ['team'], [undefined]])(
  'translations that are not one for each segment are refused: %j',
  async (translatedText) => {
    server.answers.push({ status: 200, body: { translatedText } });
    await expect(translate(['equipo'])).rejects.toMatchObject({ reason: 'bad-output' });
  },
);

test('a long resume goes in several calls and comes back in order', async () => {
  const segments = Array.from({ length: 120 }, (_, index) => `equipo ${index}`);
  expect((await translate(segments)).segments).toEqual(segments.map((_, index) => `team ${index}`));
});

test('a server without the language is no server to work with, and says so', async () => {
  server.answers.push({ status: 200, body: [{ code: 'fr' }] });
  expect(await translator.check?.({ signal: never() })).toEqual({
    ok: false,
    message: 'LibreTranslate has no model for: es.',
  });
});
