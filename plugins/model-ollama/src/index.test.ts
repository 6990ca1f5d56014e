import { once } from 'node:events';
import { answerSample, describeLanguageModel, never, openPlugin } from '@cotejo/plugin-kit/testing';
import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import plugin from './index.ts';
import {
  answerWith,
  beginStream,
  type Behaviour,
  end,
  piece,
  recordedChat,
  recordedDigest,
  recordedShow,
  recordedTags,
  refuse,
  refuseTooLong,
  type StandIn,
  startStandIn,
} from './testing/stand-in.ts';

const servers: StandIn[] = [];
afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));

async function start(behaviour?: Behaviour): Promise<StandIn> {
  const server = await startStandIn(behaviour);
  servers.push(server);
  return server;
}

const at = (server: StandIn, changes: Record<string, string> = {}) => ({
  OLLAMA_HOST: server.address,
  OLLAMA_MODEL: 'tiny',
  ...changes,
});
const situation = (behaviour: Behaviour) => async () => at(await start(behaviour));
const open = (server: StandIn, changes?: Record<string, string>) =>
  openPlugin(plugin, 'languageModel', at(server, changes));
const request = {
  system: 'Judge.',
  input: 'Kept the books.',
  schema: v.strictObject({ verdict: v.string() }),
  maxOutputTokens: 100,
};

/** Pieces without end until the caller goes. */
const endless: Behaviour['chat'] = (response) => {
  beginStream(response);
  const timer = setInterval(() => response.write(piece('a ')), 5);
  response.on('close', () => clearInterval(timer));
};
const flood: Behaviour['chat'] = (response) => {
  beginStream(response);
  const pour = () => {
    while (!response.destroyed && response.write(piece('a'.repeat(1000))));
    response.once('drain', pour);
  };
  pour();
};

describeLanguageModel(plugin, {
  working: situation({ chat: answerWith(JSON.stringify(answerSample)) }),
  endless: situation({ chat: endless }),
  failing: [
    {
      title: 'a server that is not there',
      situation: () => ({ OLLAMA_HOST: 'http://127.0.0.1:9' }),
      reason: 'unavailable',
    },
    {
      title: 'a model that the server does not have',
      situation: async () => at(await start(), { OLLAMA_MODEL: 'absent' }),
      reason: 'missing',
    },
    {
      title: 'a model that was deleted a moment ago',
      situation: situation({ chat: refuse(404, "model 'tiny' not found") }),
      reason: 'missing',
    },
    {
      title: 'an error of the server',
      situation: situation({
        chat: (response, { messages }) => refuse(500, `failed on ${messages[1]!.content}`)(response, {} as never),
      }),
      reason: 'crashed',
    },
    {
      title: 'a full queue',
      situation: situation({ chat: refuse(503, 'server busy, please try again.  maximum pending requests exceeded') }),
      reason: 'unavailable',
    },
    { title: 'a guarded server', situation: situation({ chat: refuse(401, 'unauthorized') }), reason: 'auth' },
    {
      title: 'a reset in the middle',
      situation: situation({
        chat: (response) => beginStream(response).write(piece('{"ver'), () => response.destroy()),
      }),
      reason: 'unavailable',
    },
    {
      title: 'an error in the middle',
      situation: situation({
        chat: (response) =>
          beginStream(response).end(`${piece('{"ver')}{"error":"an error was encountered while running the model"}\n`),
      }),
      reason: 'crashed',
    },
    {
      title: 'a stream that ends before it is done',
      situation: situation({ chat: (response) => beginStream(response).end(piece('{"verdict":"met"}')) }),
      reason: 'bad-output',
    },
    {
      title: 'a stream cut inside a line',
      situation: situation({
        chat: (response, { messages }) => beginStream(response).end(piece(messages[1]!.content).slice(0, -20)),
      }),
      reason: 'bad-output',
    },
    {
      title: 'an answer that is no JSON',
      situation: situation({ chat: answerWith('The candidate is suitable.') }),
      reason: 'bad-output',
    },
    { title: 'an empty answer', situation: situation({ chat: answerWith('') }), reason: 'bad-output' },
    {
      title: 'an answer of another shape',
      situation: situation({ chat: answerWith('{"verdict":"excellent","quotes":[]}') }),
      reason: 'bad-output',
    },
    {
      title: 'an answer cut at its bound',
      situation: situation({
        chat: answerWith(JSON.stringify(answerSample), { done_reason: 'length', eval_count: 200 }),
      }),
      reason: 'bad-output',
    },
    { title: 'a flood that has no end', situation: situation({ chat: flood }), reason: 'bad-output' },
    {
      title: 'another server than Ollama',
      situation: situation({ tags: '{"object":"list","data":[]}' }),
      reason: 'bad-output',
    },
  ],
});

test('an answer that has come whole is none once it was called off', async () => {
  const reason = new Error('no longer wanted');
  const abort = new AbortController();
  const whole = `${piece(JSON.stringify({ verdict: 'met' }))}${end()}`;
  const server = await start({ chat: (response) => beginStream(response).end(whole) });
  const options = { signal: abort.signal, onProgress: () => abort.abort(reason) };
  await expect(open(server).generate(request, options)).rejects.toBe(reason);
});

describe('what the server is asked', () => {
  test('a recorded answer is read, and its cost is the one that the server counted', async () => {
    const server = await start({ chat: (response) => beginStream(response).end(recordedChat) });
    const { value, usage } = await open(server).generate(
      { ...request, system: 'judge', input: 'hello' },
      { signal: never() },
    );
    expect({ value, usage }).toEqual({ value: { verdict: 'met' }, usage: { inputTokens: 34, outputTokens: 18 } });
  });

  test('it answers without chance, in the shape asked for, and may cut nothing', async () => {
    const server = await start();
    await open(server, { OLLAMA_KEEP_ALIVE: '-1' }).generate(request, { signal: never() });
    expect(server.chats).toHaveLength(1);
    expect(server.chats[0]).toMatchObject({
      model: 'tiny',
      stream: true,
      truncate: false,
      shift: false,
      keep_alive: -1,
      messages: [
        { role: 'system', content: 'Judge.' },
        { role: 'user', content: 'Kept the books.' },
      ],
      format: { type: 'object', required: ['verdict'] },
      options: { temperature: 0, seed: 1, num_predict: 100, num_ctx: 8192 },
    });
    expect(server.chats[0]).not.toHaveProperty('think');
  });

  test('bounds that its grammar cannot count to are not asked of it, and still hold', async () => {
    const schema = v.strictObject({
      text: v.pipe(v.string(), v.maxLength(2001)),
      short: v.pipe(v.string(), v.maxLength(2000)),
    });
    const server = await start({ chat: answerWith(JSON.stringify({ text: 'a'.repeat(2002), short: '' })) });
    await expect(
      open(server).generate({ ...request, schema, maxOutputTokens: 3000 }, { signal: never() }),
    ).rejects.toMatchObject({ reason: 'bad-output' });
    expect(server.chats[0]!.format).toMatchObject({
      properties: { text: { type: 'string' }, short: { type: 'string', maxLength: 2000 } },
    });
    expect(server.chats[0]!.format).not.toHaveProperty('properties.text.maxLength');
  });

  test('a model that can think aloud is told not to', async () => {
    const server = await start({
      show: JSON.stringify({ ...(JSON.parse(recordedShow) as object), capabilities: ['completion', 'thinking'] }),
    });
    await open(server).generate(request, { signal: never() });
    expect(server.chats[0]).toMatchObject({ think: false });
  });

  test('pieces that end inside a letter or a line are put together', async () => {
    const stream = Buffer.from(`${piece('{"verdict":"señal')}${piece(' €"}')}${end()}`);
    const server = await start({
      async chat(response) {
        beginStream(response);
        for (const byte of stream) if (!response.write(Buffer.of(byte))) await once(response, 'drain');
        response.end();
      },
    });
    expect((await open(server).generate(request, { signal: never() })).value).toEqual({ verdict: 'señal €' });
  });

  test('one call is made at a time, or as many as are allowed', async () => {
    for (const places of [1, 3]) {
      let atOnce = 0;
      let most = 0;
      const server = await start({
        async chat(response, request) {
          most = Math.max(most, ++atOnce);
          await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(places), { timeout: 60_000, interval: 1 });
          atOnce--;
          answerWith('{"verdict":"met"}')(response, request);
        },
      });
      const model = open(server, { OLLAMA_CONCURRENCY: String(places) });
      await Promise.all(Array.from({ length: 6 }, () => model.generate(request, { signal: never() })));
      expect(most).toBe(places);
    }
  });
});

describe('the context window', () => {
  const roomy = JSON.stringify({
    ...(JSON.parse(recordedShow) as object),
    model_info: { 'general.architecture': 'llama', 'llama.context_length': 40_960 },
  });
  const windows = async (chat: Behaviour['chat'], input: string) => {
    const server = await start({ show: roomy, ...(chat && { chat }) });
    const outcome = await open(server, { OLLAMA_CONTEXT_TOKENS: '32768' })
      .generate({ ...request, input }, { signal: never() })
      .then(
        () => 'answered',
        (error: { reason: string }) => error.reason,
      );
    return [outcome, ...server.chats.map(({ options }) => options.num_ctx)];
  };

  test('has few sizes, chosen by the prompt', async () => {
    expect(await windows(undefined, 'x'.repeat(1000))).toEqual(['answered', 8192]);
    expect(await windows(undefined, 'x'.repeat(40_000))).toEqual(['answered', 16_384]);
  });

  test('grows when the server counts more tokens than it holds', async () => {
    expect(await windows(undefined, 'x'.repeat(30_000))).toEqual(['answered', 8192, 16_384]);
  });

  test('grows when an old server has cut the prompt to it, or the answer met its end', async () => {
    const old: Behaviour['chat'] = (response, request) =>
      answerWith('{"verdict":"met"}', { prompt_eval_count: Math.min(request.options.num_ctx, 10_000) })(
        response,
        request,
      );
    expect(await windows(old, 'x')).toEqual(['answered', 8192, 16_384]);
    const met: Behaviour['chat'] = (response, request) =>
      answerWith('{"verdict":"met"}', request.options.num_ctx > 8192 ? {} : { done_reason: 'length', eval_count: 7 })(
        response,
        request,
      );
    expect(await windows(met, 'x')).toEqual(['answered', 8192, 16_384]);
  });

  test('never grows beyond what the settings allow: the prompt is refused', async () => {
    expect(await windows(refuseTooLong, 'x')).toEqual(['too-long', 8192, 16_384, 32_768]);
  });
});

describe('which model answers', () => {
  test('is told by the digest that the server lists', async () => {
    const server = await start();
    expect(await open(server, { OLLAMA_MODEL: 'tiny:latest' }).identify({ signal: never() })).toEqual({
      model: 'tiny:latest',
      digest: recordedDigest,
      contextTokens: 8192,
    });
  });

  test('is asked of the server once for all questions, and anew after a look that failed', async () => {
    const behaviour: Behaviour = {};
    const server = await start(behaviour);
    const model = open(server);
    for (const round of [1, 2])
      expect([round, (await model.generate(request, { signal: never() })).value]).toEqual([round, { verdict: 'met' }]);
    expect(server.looks()).toBe(1);
    behaviour.tags = '{"models":[]}';
    await expect(model.identify({ signal: never() })).rejects.toMatchObject({ reason: 'missing' });
    await expect(model.generate(request, { signal: never() })).rejects.toMatchObject({ reason: 'missing' });
    expect(server.looks()).toBe(3);
  });

  test('may not be one that the server only passes on to a cloud', async () => {
    const remote = JSON.stringify({
      models: [{ name: 'tiny:latest', digest: 'x', remote_model: 'tiny', remote_host: 'https://ollama.com:443' }],
    });
    const server = await start({ tags: remote });
    await expect(open(server).generate(request, { signal: never() })).rejects.toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('https://ollama.com:443'),
    });
    expect(server.chats).toEqual([]);
  });

  test('is fetched on first use when that is wished, and its progress is told', async () => {
    const { promise: fetched, resolve: finish } = Promise.withResolvers<void>();
    const behaviour: Behaviour = {
      tags: '{"models":[]}',
      async pull(response) {
        beginStream(response).write(
          '{"status":"pulling manifest"}\n{"status":"pulling ' +
            '3e8e","digest":"sha256:3e8e","total":200,"completed":84}\n',
        );
        await fetched;
        behaviour.tags = recordedTags;
        response.end('{"status":"success"}\n');
      },
    };
    const model = open(await start(behaviour), { OLLAMA_PULL: 'true' });
    await expect(model.generate(request, { signal: never() })).rejects.toMatchObject({ reason: 'missing' });
    const check = () => model.check!({ signal: never() });
    await expect.poll(check).toEqual({ ok: false, message: 'Ollama is fetching the model tiny: 42%.' });
    finish();
    await expect.poll(check).toEqual({ ok: true });
    expect((await model.generate(request, { signal: never() })).value).toEqual({ verdict: 'met' });
  });
});

describe('an administrator is told', () => {
  const message = async (server: StandIn, changes?: Record<string, string>) =>
    (await open(server, changes).check!({ signal: never() })).message;

  test('how to get a model that is missing', async () => {
    expect(await message(await start(), { OLLAMA_MODEL: 'qwen3:8b' })).toContain('ollama pull qwen3:8b');
  });

  test('where nothing answers, without the password in the address', async () => {
    const told = await message(await start(), { OLLAMA_HOST: 'http://admin:hush@127.0.0.1:9' });
    expect(told).toContain('does not answer at http://127.0.0.1:9');
  });

  test('how much memory the model lacks', async () => {
    const model = open(
      await start({ chat: refuse(500, 'model requires more system memory (5.6 GiB) than is available (3.1 GiB)') }),
    );
    await expect(model.generate(request, { signal: never() })).rejects.toMatchObject({ reason: 'unavailable' });
    expect((await model.check!({ signal: never() })).message).toContain('needs 5.6 GiB of memory and 3.1 GiB is free');
  });
});

test('nothing of an answer is written to the console', async () => {
  const spies = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  const broken = await start({ chat: (response) => beginStream(response).end('Berenguela Inventada\n') });
  await expect(open(broken).generate(request, { signal: never() })).rejects.toMatchObject({ reason: 'bad-output' });
  await expect(
    open(await start({ chat: (response) => response.writeHead(500).end('Berenguela Inventada') })).generate(request, {
      signal: never(),
    }),
  ).rejects.toMatchObject({ reason: 'crashed' });
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
