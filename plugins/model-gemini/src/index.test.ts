import {
  beginEvents,
  describeModelService,
  never,
  openPlugin,
  sendJson,
  type ServiceWire,
  startWireServer,
  type WireAnswer,
} from '@cotejo/plugin-kit/testing';
import { array, literal, maxLength, object, pipe, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import plugin from './index.ts';

const event = (fields: object) =>
  `data: ${JSON.stringify({ modelVersion: 'gemini-sample-001', responseId: 'one', ...fields })}\r\n\r\n`;
const finishes = { complete: 'STOP', cut: 'MAX_TOKENS', refused: 'SAFETY' };

const modelInfo = {
  name: 'models/gemini-sample',
  version: '001',
  displayName: 'Sample',
  inputTokenLimit: 16_000,
  outputTokenLimit: 8_000,
  supportedGenerationMethods: ['generateContent', 'countTokens'],
};

const wire: ServiceWire = {
  settings: (address) => ({ GEMINI_BASE_URL: address, GEMINI_MODEL: 'gemini-sample', GEMINI_API_KEY: 'AIza-secret' }),
  isAnswer: ({ url }) => url.includes(':streamGenerateContent'),
  other: ({ url, body }) =>
    url.endsWith(':countTokens') ? { totalTokens: Math.ceil(JSON.stringify(body['contents']).length / 4) } : modelInfo,
  events: {
    begin: [],
    piece: (text) =>
      event({
        candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }],
        usageMetadata: { promptTokenCount: 61, totalTokenCount: 61 },
      }),
    end: (how) => [
      event({
        candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason: finishes[how], index: 0 }],
        usageMetadata: { promptTokenCount: 61, candidatesTokenCount: 14, thoughtsTokenCount: 5, totalTokenCount: 80 },
      }),
    ],
  },
  error: (status) => ({
    error: { code: status, message: 'Berenguela Inventada is not served.', status: 'SOME_STATUS' },
  }),
  tooLong: {
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        status: 'INVALID_ARGUMENT',
      },
    },
  },
};

describeModelService(plugin, wire);

const open = (variables: Record<string, string>) => openPlugin(plugin, 'languageModel', variables);

const request = {
  system: 'Judge.',
  input: 'The resume.',
  maxOutputTokens: 300,
  schema: object({ kind: literal('judgment'), quotes: pipe(array(pipe(string(), maxLength(200))), maxLength(3)) }),
};
const answer = '{"kind":"judgment","quotes":[]}';

function serve(info: object = modelInfo, generate?: WireAnswer) {
  return startWireServer((incoming, response, count) => {
    if (!wire.isAnswer(incoming)) return sendJson(response, info);
    if (generate) return generate(incoming, response, count);
    beginEvents(response);
    return response.end([wire.events.piece(answer), ...wire.events.end('complete')].join(''));
  });
}

describe('a request to Gemini', () => {
  test('asks for JSON by its schema, with the key in a header', async () => {
    const { address, requests } = await serve();
    const { usage } = await open(wire.settings(address)).generate(request, { signal: never() });
    expect(usage).toEqual({ inputTokens: 61, outputTokens: 19 });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1beta/models/gemini-sample',
      'POST /v1beta/models/gemini-sample:streamGenerateContent?alt=sse',
    ]);
    expect(requests[1]!.headers).toMatchObject({ 'x-goog-api-key': 'AIza-secret' });
    expect(requests[1]!.body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'The resume.' }] }],
      systemInstruction: expect.objectContaining({ parts: [{ text: 'Judge.' }] }),
      generationConfig: {
        temperature: 0,
        seed: 1,
        candidateCount: 1,
        maxOutputTokens: 300,
        responseMimeType: 'application/json',
        responseJsonSchema: {
          type: 'object',
          required: ['kind', 'quotes'],
          properties: {
            kind: { enum: ['judgment'] },
            quotes: { type: 'array', maxItems: 3, items: { type: 'string' } },
          },
        },
      },
    });
  });

  test('leaves a model that thinks room to think, as far as it goes', async () => {
    const { address, requests } = await serve({ ...modelInfo, thinking: true });
    await open({ ...wire.settings(address) }).generate(request, { signal: never() });
    expect(requests[1]!.body['generationConfig']).toMatchObject({ maxOutputTokens: 8_000 });
  });

  test('is known by its version', async () => {
    const { address } = await serve();
    expect(await open(wire.settings(address)).identify({ signal: never() })).toEqual({
      model: 'gemini-sample',
      digest: 'gemini-sample@001',
      contextTokens: 16_000,
    });
  });

  test('that is blocked before the model reads it is refused', async () => {
    const { address } = await serve(modelInfo, (_, response) => {
      beginEvents(response);
      return response.end(event({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }));
    });
    await expect(open(wire.settings(address)).generate(request, { signal: never() })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  test('with a wrong key, which Google calls an invalid argument, fails for its key', async () => {
    const { address } = await startWireServer((_, response) =>
      sendJson(
        response,
        {
          error: {
            code: 400,
            message: 'API key not valid. Please pass a valid API key.',
            status: 'INVALID_ARGUMENT',
            details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }],
          },
        },
        400,
      ),
    );
    expect(await open(wire.settings(address)).check!({ signal: never() })).toEqual({
      ok: false,
      message: expect.stringContaining('Look at GEMINI_API_KEY'),
    });
  });

  test('waits as long as Google says in its answer', async () => {
    const { address, requests } = await serve(modelInfo, (_, response, count) => {
      if (count === 2)
        return sendJson(
          response,
          {
            error: {
              code: 429,
              status: 'RESOURCE_EXHAUSTED',
              details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1.2s' }],
            },
          },
          429,
        );
      beginEvents(response);
      return response.end([wire.events.piece(answer), ...wire.events.end('complete')].join(''));
    });
    await open(wire.settings(address)).generate(request, { signal: never() });
    // Unless it is told, a client waits for a second at most.
    expect(requests[2]!.time - requests[1]!.time).toBeGreaterThanOrEqual(1190);
  });
});

// Against the service itself, where its key and a model are set; otherwise there is no such test.
const { GEMINI_API_KEY, GEMINI_MODEL } = process.env;
test.each(GEMINI_API_KEY && GEMINI_MODEL ? [{ GEMINI_API_KEY, GEMINI_MODEL }] : [])(
  'Gemini itself answers in the shape asked for',
  async (variables) => {
    const {
      usage: { outputTokens },
    } = await open(variables).generate(request, { signal: never() });
    expect(outputTokens).toBeGreaterThan(0);
  },
);
