import {
  beginEvents,
  describeModelService,
  never,
  openPlugin,
  sendJson,
  type ServiceWire,
  startWireServer,
} from '@cotejo/plugin-kit/testing';
import { array, maxLength, object, optional, pipe, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import plugin from './index.ts';

const event = (type: string, fields: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
const stops = { complete: 'end_turn', cut: 'max_tokens', refused: 'refusal' };

const modelInfo = (thinking: object = { supported: false }) => ({
  type: 'model',
  id: 'claude-sample-20260901',
  display_name: 'Sample',
  created_at: '2026-09-01T00:00:00Z',
  lifecycle: 'active',
  max_input_tokens: 16_000,
  max_tokens: 8_000,
  capabilities: { structured_outputs: { supported: true }, thinking },
});

const wire: ServiceWire = {
  settings: (address) => ({
    ANTHROPIC_BASE_URL: address,
    ANTHROPIC_MODEL: 'claude-sample',
    ANTHROPIC_API_KEY: 'sk-ant-secret',
  }),
  isAnswer: ({ url }) => url === '/v1/messages',
  other: ({ url, body }) =>
    url.endsWith('/count_tokens')
      ? { input_tokens: Math.ceil(JSON.stringify(body['messages']).length / 4) }
      : modelInfo(),
  events: {
    begin: [
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'claude-sample-20260901',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 55, cache_creation_input_tokens: 4, cache_read_input_tokens: 2, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      event('ping', {}),
    ],
    piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end: (how) => [
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason: stops[how], stop_sequence: null }, usage: { output_tokens: 14 } }),
      event('message_stop', {}),
    ],
  },
  error: (status) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'some_error', message: 'Berenguela Inventada is not served.' },
    request_id: 'req_1',
  }),
  tooLong: {
    status: 400,
    body: {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 208310 tokens > 200000 maximum' },
    },
  },
};

describeModelService(plugin, wire);

const open = (variables: Record<string, string>) => openPlugin(plugin, 'languageModel', variables);

const request = {
  system: 'Judge.',
  input: 'The resume.',
  maxOutputTokens: 300,
  schema: object({ quotes: pipe(array(pipe(string(), maxLength(200))), maxLength(3)), note: optional(string()) }),
};

function serve(info: object, answer = '{"quotes":[]}') {
  return startWireServer(({ url }, response) => {
    if (url !== '/v1/messages') return sendJson(response, info);
    beginEvents(response);
    return response.end([...wire.events.begin, wire.events.piece(answer), ...wire.events.end('complete')].join(''));
  });
}

describe('a request to Anthropic', () => {
  test('asks for structured output of the very weights that were looked up', async () => {
    const { address, requests } = await serve(modelInfo());
    const { value, usage } = await open(wire.settings(address)).generate(request, { signal: never() });
    expect([value, usage]).toEqual([{ quotes: [] }, { inputTokens: 61, outputTokens: 14 }]);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/models/claude-sample',
      'POST /v1/messages',
    ]);
    expect(requests[1]!.headers).toMatchObject({
      'x-api-key': 'sk-ant-secret',
      'anthropic-version': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(requests[1]!.body).toEqual({
      model: 'claude-sample-20260901',
      max_tokens: 300,
      system: 'Judge.',
      messages: [{ role: 'user', content: 'The resume.' }],
      stream: true,
      output_config: {
        format: {
          type: 'json_schema',
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['quotes'],
            properties: {
              quotes: {
                type: 'array',
                items: { type: 'string', description: '{maxLength: 200}' },
                description: '{maxItems: 3}',
              },
              note: { type: 'string' },
            },
          },
        },
      },
    });
  });

  test.each([
    [
      'is told not to think where it can leave it',
      { supported: true, types: { disabled: { supported: true } } },
      { max_tokens: 300, thinking: { type: 'disabled' } },
    ],
    [
      'has room to think where it cannot',
      { supported: true, types: { disabled: { supported: false } } },
      { max_tokens: 8_000 },
    ],
  ])('a model %s', async (_, thinking, body) => {
    const { address, requests } = await serve(modelInfo(thinking));
    await open(wire.settings(address)).generate(request, { signal: never() });
    expect(requests[1]!.body).toMatchObject(body);
  });

  test('is known by the weights that an alias stands for', async () => {
    const { address } = await serve(modelInfo());
    expect(await open(wire.settings(address)).identify({ signal: never() })).toEqual({
      model: 'claude-sample',
      digest: 'claude-sample-20260901',
      contextTokens: 16_000,
    });
  });

  test('fails as unavailable where the service is overloaded in the midst of an answer', async () => {
    const { address } = await startWireServer(({ url }, response) => {
      if (url !== '/v1/messages') return sendJson(response, modelInfo());
      beginEvents(response);
      return response.end(
        [
          ...wire.events.begin,
          wire.events.piece('{'),
          event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
        ].join(''),
      );
    });
    await expect(open(wire.settings(address)).generate(request, { signal: never() })).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});

// Against the service itself, where its key and a model are set; otherwise there is no such test.
const { ANTHROPIC_API_KEY, ANTHROPIC_MODEL } = process.env;
test.each(ANTHROPIC_API_KEY && ANTHROPIC_MODEL ? [{ ANTHROPIC_API_KEY, ANTHROPIC_MODEL }] : [])(
  'Anthropic itself answers in the shape asked for',
  async (variables) => {
    const {
      usage: { outputTokens },
    } = await open(variables).generate(request, { signal: never() });
    expect(outputTokens).toBeGreaterThan(0);
  },
);
