import {
  beginEvents,
  describeModelService,
  never,
  openPlugin,
  type ServiceWire,
  startWireServer,
} from '@cotejo/plugin-kit/testing';
import { array, nullable, object, optional, parse, picklist, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import plugin from './index.ts';

/** A chunk of a streamed answer as a server-sent event. */
const chunk = (choices: object[], usage: object | null) => {
  const about = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1790000000, model: 'gpt-sample' };
  return `data: ${JSON.stringify({ ...about, choices, usage })}\n\n`;
};

const event = (delta: object, finish: string | null = null) =>
  chunk([{ index: 0, delta, finish_reason: finish }], null);

const usage = chunk([], { prompt_tokens: 61, completion_tokens: 14, total_tokens: 75 });

const finishes = { complete: 'stop', cut: 'length', refused: 'stop' };

const wire: ServiceWire = {
  settings: (address) => ({
    OPENAI_BASE_URL: `${address}/v1`,
    OPENAI_MODEL: 'gpt-sample',
    OPENAI_API_KEY: 'sk-secret',
  }),
  isAnswer: ({ url }) => url.endsWith('/chat/completions'),
  other: () => ({ object: 'list', data: [{ id: 'gpt-sample', object: 'model', created: 1790000000, owned_by: 'us' }] }),
  events: {
    begin: [event({ role: 'assistant', content: '' })],
    piece: (text) => event({ content: text }),
    end: (how) => [
      ...(how === 'refused' ? [event({ refusal: 'I cannot help with that.' })] : []),
      event({}, finishes[how]),
      usage,
      'data: [DONE]\n\n',
    ],
  },
  error: (status) => ({
    error: { message: 'Berenguela Inventada is not served.', type: 'some_error', param: null, code: null, status },
  }),
  tooLong: {
    status: 400,
    body: {
      error: {
        message: "This model's maximum context length is 8192 tokens.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
  },
};

describeModelService(plugin, wire);

const open = (variables: Record<string, string>) => openPlugin(plugin, 'languageModel', variables);

/** A server that gives one answer to everything; `refuses` says which bodies it does not accept. */
function serve(answer: string, refuses: (body: Record<string, unknown>) => boolean = () => false) {
  return startWireServer(({ body }, response) => {
    if (refuses(body))
      return response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(wire.error(400)));
    beginEvents(response);
    return response.end([...wire.events.begin, wire.events.piece(answer), ...wire.events.end('complete')].join(''));
  });
}

const shape = object({
  verdicts: array(object({ id: string(), verdict: picklist(['met', 'missing']), note: optional(string()) })),
  title: nullable(string()),
});
const request = { system: 'Judge.', input: 'The resume.', schema: shape, maxOutputTokens: 300 };

describe('a request to OpenAI', () => {
  test('asks for strict structured output, closed and with everything required', async () => {
    const { address, requests } = await serve('{"verdicts":[],"title":null}');
    await open(wire.settings(address)).generate(request, { signal: never() });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret' },
    });
    expect(requests[0]!.body).toEqual({
      model: 'gpt-sample',
      messages: [
        { role: 'system', content: 'Judge.' },
        { role: 'user', content: 'The resume.' },
      ],
      temperature: 0,
      seed: 1,
      max_tokens: 300,
      stream: true,
      stream_options: { include_usage: true },
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'answer',
          strict: true,
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['verdicts', 'title'],
            properties: {
              verdicts: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['id', 'verdict', 'note'],
                  properties: {
                    id: { type: 'string' },
                    verdict: expect.objectContaining({ enum: ['met', 'missing'] }),
                    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                  },
                },
              },
              title: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            },
          },
        },
      },
    });
  });

  test('takes a null for what is optional as left out, and leaves other nulls alone', async () => {
    const { address } = await serve('{"verdicts":[{"id":"r1","verdict":"met","note":null}],"title":null}');
    const { value } = await open(wire.settings(address)).generate(request, { signal: never() });
    expect(value).toEqual({ verdicts: [{ id: 'r1', verdict: 'met' }], title: null });
  });

  test('goes without temperature and seed where the model takes none, from then on', async () => {
    const { address, requests } = await serve('{"verdicts":[],"title":null}', (body) => 'temperature' in body);
    const model = open(wire.settings(address));
    for (let times = 0; times < 2; times++) await model.generate(request, { signal: never() });
    expect(requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  test('leaves a model that thinks room to think', async () => {
    const { address, requests } = await serve('{"verdicts":[],"title":null}');
    await open({ ...wire.settings(address), OPENAI_REASONING_EFFORT: 'low', OPENAI_CONTEXT_TOKENS: '128000' }).generate(
      request,
      { signal: never() },
    );
    expect(requests[0]!.body).toMatchObject({ reasoning_effort: 'low', max_tokens: 8492 });
  });

  test('names the deployment and the version in the dated interface of Azure', async () => {
    const { address, requests } = await serve('{"verdicts":[],"title":null}');
    await open({ ...wire.settings(address), OPENAI_BASE_URL: address, OPENAI_API_VERSION: '2024-10-21' }).generate(
      request,
      { signal: never() },
    );
    expect(requests[0]).toMatchObject({
      url: '/openai/deployments/gpt-sample/chat/completions?api-version=2024-10-21',
      headers: { 'api-key': 'sk-secret' },
    });
    expect(requests[0]!.headers).not.toHaveProperty('authorization');
  });

  test('takes nothing from the environment by itself', async () => {
    const { address, requests } = await serve('{"verdicts":[],"title":null}');
    const variables = {
      OPENAI_CUSTOM_HEADERS: 'x-strange: 1',
      OPENAI_ORG_ID: 'org',
      OPENAI_API_KEY: 'sk-other',
      OPENAI_BASE_URL: 'http://127.0.0.1:1',
    };
    const before = { ...process.env };
    Object.assign(process.env, variables);
    try {
      await open({ OPENAI_BASE_URL: `${address}/v1`, OPENAI_MODEL: 'local' }).generate(request, { signal: never() });
    } finally {
      for (const name of Object.keys(variables)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
    expect(Object.keys(requests[0]!.headers).filter((name) => /^(x-|openai|authorization)/.test(name))).toEqual([]);
  });
});

describe('the settings of model-openai', () => {
  test('ask for a key where the address is outside', () => {
    expect(() => parse(plugin.settings, { OPENAI_MODEL: 'gpt-sample' })).toThrow(
      'OPENAI_API_KEY is needed for a service outside',
    );
    expect(() =>
      parse(plugin.settings, { OPENAI_MODEL: 'local', OPENAI_BASE_URL: 'http://vllm:8000/v1' }),
    ).not.toThrow();
  });

  test('tell by the address whether documents leave', () => {
    const egress = (variables: Record<string, string>) =>
      (plugin.egress as (settings: unknown) => string)(
        parse(plugin.settings, { OPENAI_MODEL: 'any', OPENAI_API_KEY: 'key', ...variables }),
      );
    expect(egress({})).toBe('cloud');
    expect(egress({ OPENAI_BASE_URL: 'http://localhost:1234/v1' })).toBe('local');
  });
});

test('a model that the server does not list is said to be missing', async () => {
  const { address } = await startWireServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.other({} as never))),
  );
  expect(await open({ ...wire.settings(address), OPENAI_MODEL: 'gpt-other' }).check!({ signal: never() })).toEqual({
    ok: false,
    message: expect.stringContaining('Look at OPENAI_MODEL'),
  });
});

// Against the service itself, where its key and a model are set; otherwise there is no such test.
const { OPENAI_API_KEY, OPENAI_MODEL } = process.env;
test.each(OPENAI_API_KEY && OPENAI_MODEL ? [{ OPENAI_API_KEY, OPENAI_MODEL }] : [])(
  'OpenAI itself answers in the shape asked for',
  async (variables) => {
    const {
      usage: { outputTokens },
    } = await open(variables).generate(request, { signal: never() });
    expect(outputTokens).toBeGreaterThan(0);
  },
);
