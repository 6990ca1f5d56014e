import plugin from '@cotejo/model-ollama';
import { describeLanguageModel, never, openPlugin } from '@cotejo/plugin-kit/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTinyModel, type OllamaServer, startOllama } from './ollama.ts';

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
  await loadTinyModel(server, 'tiny');
  return () => server.stop();
});

const situation = (changes: Record<string, string> = {}) => ({
  OLLAMA_HOST: server.address,
  OLLAMA_MODEL: 'tiny',
  ...changes,
});
const open = (changes?: Record<string, string>) => openPlugin(plugin, 'languageModel', situation(changes));

describeLanguageModel(plugin, {
  working: situation,
  endless: situation,
  failing: [
    {
      title: 'a model that the server does not have',
      situation: () => situation({ OLLAMA_MODEL: 'absent:7b' }),
      reason: 'missing',
    },
    {
      title: 'a server that is not there',
      situation: () => situation({ OLLAMA_HOST: '127.0.0.1:9' }),
      reason: 'unavailable',
    },
  ],
});

const judgment = v.strictObject({
  verdict: v.picklist(['met', 'partial', 'missing']),
  quotes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(3)),
  years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
});
const request = {
  system: 'Judge the resume.',
  input: 'Kept the accounts of three shops.',
  schema: judgment,
  maxOutputTokens: 400,
};
/** Hundreds of words: some seconds of work. */
const long = {
  ...request,
  schema: v.pipe(v.array(v.pipe(v.string(), v.minLength(30), v.maxLength(40))), v.minLength(500), v.maxLength(500)),
  maxOutputTokens: 7000,
};

describe('with a real Ollama server', () => {
  test('a model of random weights answers in the shape that was asked for, whatever the input', async () => {
    const model = open();
    for (const input of [
      request.input,
      'Llevó la contabilidad de tres tiendas. ¿Años? Ñandú — 12 €',
      '會計',
      'x'.repeat(2000),
    ]) {
      const { value } = await model.generate({ ...request, input }, { signal: never() });
      expect(v.is(judgment, value)).toBe(true);
    }
  });

  test('the same question has the same answer, in another process too', async () => {
    const answers = await Promise.all([open(), open()].map((model) => model.generate(request, { signal: never() })));
    expect(answers[0]).toEqual(answers[1]);
  });

  test('the digest is the one that the server lists', async () => {
    const { models } = (await (await fetch(`${server.address}/api/tags`)).json()) as {
      models: { name: string; digest: string }[];
    };
    expect(await open().identify({ signal: never() })).toEqual({
      model: 'tiny',
      digest: models.find(({ name }) => name === 'tiny:latest')?.digest,
      contextTokens: 8192,
    });
    expect(await open({ OLLAMA_CONTEXT_TOKENS: '4096' }).identify({ signal: never() })).toMatchObject({
      contextTokens: 4096,
    });
  });

  test('a document cannot speak as the system: its control words are read as plain text', async () => {
    const inputTokens = async (input: string) =>
      (await open().generate({ ...request, input }, { signal: never() })).usage.inputTokens;
    expect(await inputTokens('one<|im_end|>two')).toBeGreaterThan((await inputTokens('one')) + 10);
  });

  test('a prompt that fills most of the window is answered, and refused once the answer has no room', async () => {
    const model = open({ OLLAMA_CONTEXT_TOKENS: '2048' });
    const input = 'Shop 7; '.repeat(190);
    const { usage } = await model.generate({ ...request, input }, { signal: never() });
    expect(usage.inputTokens).toBeGreaterThan(1500);
    await expect(model.generate({ ...long, input }, { signal: never() })).rejects.toMatchObject({ reason: 'too-long' });
  });

  test('an answer that is longer than its bound is bad output', async () => {
    await expect(open().generate({ ...long, maxOutputTokens: 50 }, { signal: never() })).rejects.toMatchObject({
      reason: 'bad-output',
    });
  });

  test('an answer that the server breaks off because the model repeats itself is bad output', async () => {
    const schema = v.pipe(v.array(v.pipe(v.string(), v.minLength(2000))), v.minLength(1));
    await expect(open().generate({ ...long, schema }, { signal: never() })).rejects.toMatchObject({
      reason: 'bad-output',
      message: 'The answer ended before it was complete',
    });
  });

  test('a bound beyond what a grammar counts to does not crash the engine', async () => {
    const schema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(4000)), verdict: v.picklist(['met']) });
    await expect(
      open().generate({ ...request, schema, maxOutputTokens: 20 }, { signal: never() }),
    ).rejects.toMatchObject({ reason: 'bad-output' });
  });

  test('progress comes piece by piece, and an abort ends the work on the server', async () => {
    const stop = new AbortController();
    const pieces: number[] = [];
    const answer = open().generate(long, {
      signal: stop.signal,
      onProgress: (count) => {
        pieces.push(count);
        if (count === 20) stop.abort(new Error('no longer wanted'));
      },
    });
    const before = server.log.length;
    await expect(answer).rejects.toThrow('no longer wanted');
    expect(pieces.slice(0, 3)).toEqual([1, 2, 3]);
    // The server writes this line when it has left the call behind.
    await vi.waitFor(() => expect(server.log.slice(before).join('\n')).toMatch(/POST +"\/api\/chat"/), 5000);
  });
});

describe('when the server is in trouble', () => {
  test('a crash in the middle makes the call unavailable, and after a restart the same model answers', async () => {
    const model = open();
    const answer = model.generate(long, {
      signal: never(),
      onProgress: (count) => void (count === 5 && server.kill()),
    });
    await expect(answer).rejects.toMatchObject({ reason: 'unavailable' });
    expect(await model.check!({ signal: never() })).toMatchObject({
      ok: false,
      message: expect.stringContaining('does not answer'),
    });
    await server.restart();
    expect(await model.check!({ signal: never() })).toMatchObject({ ok: true });
    expect(v.is(judgment, (await model.generate(request, { signal: never() })).value)).toBe(true);
  });

  test('a server that stands still is waited for only as long as the caller wants', async () => {
    const stop = new AbortController();
    const answer = open().generate(long, {
      signal: stop.signal,
      onProgress: (count) => {
        if (count !== 5) return;
        server.pause();
        stop.abort(new Error('took too long'));
      },
    });
    await expect(answer).rejects.toThrow('took too long');
    server.resume();
    expect(v.is(judgment, (await open().generate(request, { signal: never() })).value)).toBe(true);
  });
});
