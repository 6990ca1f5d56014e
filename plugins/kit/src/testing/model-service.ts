import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { answerSample, answerShapeSample, describeLanguageModel } from './language-model.ts';
import { never, openPlugin } from './open-plugin.ts';
import { beginEvents, sendJson, startWireServer, type WireAnswer, type WireRequest } from './wire-server.ts';

/** A service's protocol as its vendor documents it, with sample messages. */
export type ServiceWire = {
  /** Environment variables that lead to the address. */
  settings(address: string): Record<string, string>;
  /** Whether a request asks for an answer, and not for a model's description or a count. */
  isAnswer(request: WireRequest): boolean;
  /** The body of every other request: a model's description, a list of models, a count of tokens. */
  other(request: WireRequest): unknown;
  /** An answer as server-sent events: what comes before it, one for each piece, and how it ends. */
  events: { begin: string[]; piece(text: string): string; end(how: 'complete' | 'cut' | 'refused'): string[] };
  /** A refusal's body in the vendor's shape. */
  error(status: number): unknown;
  /** A refusal because of the input's length. */
  tooLong: { status: number; body: unknown };
};

const text = JSON.stringify(answerSample);
const request = {
  system: 'Judge.',
  input: 'Kept the accounts in QuickBooks.',
  schema: answerShapeSample,
  maxOutputTokens: 100,
};
const unwanted = new Error('no longer wanted');

/** Starts a server that answers as `answer` says, and describes models and counts tokens as the service does. */
function serve(wire: ServiceWire, answer: WireAnswer): ReturnType<typeof startWireServer> {
  let answers = 0;
  return startWireServer((incoming, response) =>
    wire.isAnswer(incoming) ? answer(incoming, response, ++answers) : sendJson(response, wire.other(incoming)),
  );
}

function stream(
  { events }: ServiceWire,
  pieces: string[],
  end: 'complete' | 'cut' | 'refused' = 'complete',
): WireAnswer {
  return (_, response) => {
    beginEvents(response);
    response.end([...events.begin, ...pieces.map((piece) => events.piece(piece)), ...events.end(end)].join(''));
  };
}

/** An answer without end, as fast as it is read. */
function flood({ events }: ServiceWire): WireAnswer {
  const piece = events.piece('and so on '.repeat(400));
  function* pieces() {
    yield* events.begin;
    for (;;) yield piece;
  }
  return (_, response) => {
    beginEvents(response);
    return pipeline(Readable.from(pieces()), response).catch(() => {});
  };
}

/** Begins an answer and breaks off the connection. */
function reset({ events }: ServiceWire): WireAnswer {
  return (_, response) => {
    beginEvents(response);
    response.write([...events.begin, events.piece(text.slice(0, 10))].join(''), () => response.destroy());
  };
}

/** An answer without end, one piece every 50 ms. */
function drip({ events }: ServiceWire): WireAnswer {
  return async (_, response) => {
    beginEvents(response);
    response.write(events.begin.join(''));
    while (!response.destroyed) {
      response.write(events.piece('a'));
      await wait(50);
    }
  };
}

const soon = { 'retry-after': '0' };
const status =
  (wire: ServiceWire, code: number, headers?: Record<string, string>): WireAnswer =>
  (_, response) =>
    sendJson(response, wire.error(code), code, headers);

/**
 * The contract of a plugin that calls a vendor's service, as tests: the vendor's own client talks to a real server on
 * this machine. Includes `describeLanguageModel`.
 */
export function describeModelService<Schema extends GenericSchema>(plugin: Plugin<Schema>, wire: ServiceWire): void {
  const situation = (answer: WireAnswer) => async () => wire.settings((await serve(wire, answer)).address);
  const open = (address: string) => openPlugin(plugin, 'languageModel', wire.settings(address));
  const tooLong: WireAnswer = (_, response) => sendJson(response, wire.tooLong.body, wire.tooLong.status);

  describeLanguageModel(plugin, {
    working: situation(stream(wire, [...text])),
    endless: situation(drip(wire)),
    failing: [
      {
        title: 'an answer that is cut',
        situation: situation(stream(wire, [text.slice(0, 20)], 'cut')),
        reason: 'bad-output',
      },
      {
        title: 'an answer that breaks off',
        situation: situation((_, response) => (beginEvents(response), response.end(wire.events.piece(text)))),
        reason: 'bad-output',
      },
      {
        title: 'prose',
        situation: situation(stream(wire, ['Certainly! Berenguela Inventada ', 'kept the accounts.'])),
        reason: 'bad-output',
      },
      {
        title: 'JSON of another shape',
        situation: situation(stream(wire, ['{"verdict":"Berenguela Inventada","quotes":"none"}'])),
        reason: 'bad-output',
      },
      { title: 'a refusal', situation: situation(stream(wire, [], 'refused')), reason: 'refused' },
      { title: 'an empty answer', situation: situation(stream(wire, [])), reason: 'bad-output' },
      { title: 'an endless answer', situation: situation(flood(wire)), reason: 'bad-output' },
      {
        title: 'a page instead of an answer',
        situation: situation((_, response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
        ),
        reason: 'bad-output',
      },
      { title: 'a key that is not accepted', situation: situation(status(wire, 401)), reason: 'auth' },
      { title: 'a key without permission', situation: situation(status(wire, 403)), reason: 'auth' },
      { title: 'a model that is not there', situation: situation(status(wire, 404)), reason: 'missing' },
      { title: 'an input that the service finds too long', situation: situation(tooLong), reason: 'too-long' },
      {
        title: 'a request for a pause without end',
        situation: situation(status(wire, 429, soon)),
        reason: 'rate-limit',
      },
      { title: 'a service in trouble', situation: situation(status(wire, 500, soon)), reason: 'unavailable' },
      {
        title: 'a redirection',
        situation: situation((_, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()),
        reason: 'unavailable',
      },
      { title: 'a connection that is reset', situation: situation(reset(wire)), reason: 'unavailable' },
      { title: 'nobody there', situation: () => wire.settings('http://127.0.0.1:1'), reason: 'unavailable' },
    ],
  });

  describe(`${plugin.name} is a considerate client`, () => {
    test('it waits as long as it is told and asks again', async () => {
      const { address, requests } = await serve(wire, (incoming, response, count) =>
        (count === 1 ? status(wire, 429, { 'retry-after': '1' }) : stream(wire, [text]))(incoming, response, count),
      );
      expect((await open(address).generate(request, { signal: never() })).value).toEqual(answerSample);
      const [first, second] = requests.filter(wire.isAnswer);
      expect(second!.time - first!.time).toBeGreaterThanOrEqual(990);
    });

    test('it asks three times and no more, and not again where the pause would be long', async () => {
      for (const [headers, tries] of [
        [soon, 3],
        [{ 'retry-after': '3600' }, 1],
      ] as const) {
        const { address, requests } = await serve(wire, status(wire, 429, headers));
        await expect(open(address).generate(request, { signal: never() })).rejects.toMatchObject({
          reason: 'rate-limit',
        });
        expect(requests.filter(wire.isAnswer)).toHaveLength(tries);
      }
    });

    test('its connection ends with the signal', async () => {
      let closed: Promise<unknown> | undefined;
      const { address } = await serve(wire, (incoming, response, count) => {
        closed = once(response, 'close');
        return drip(wire)(incoming, response, count);
      });
      const abort = new AbortController();
      const answer = open(address).generate(request, { signal: abort.signal, onProgress: () => abort.abort(unwanted) });
      await expect(answer).rejects.toBe(unwanted);
      await closed;
    });

    test('a pause ends with the signal', async () => {
      const abort = new AbortController();
      const { address } = await serve(wire, (incoming, response, count) => {
        status(wire, 429, { 'retry-after': '20' })(incoming, response, count);
        response.once('close', () => abort.abort(unwanted));
      });
      await expect(open(address).generate(request, { signal: abort.signal })).rejects.toBe(unwanted);
    });

    test('no key stands in an address, and nothing tells of this machine', async () => {
      const { address, requests } = await serve(wire, stream(wire, [text]));
      await open(address).generate(request, { signal: never() });
      await open(address).countTokens(request.input, { signal: never() });
      for (const { url, headers } of requests) {
        expect(url).not.toMatch(/key|secret/i);
        expect(Object.keys(headers).filter((name) => /stainless|goog-api-client|runtime|arch/.test(name))).toEqual([]);
        expect(headers['user-agent']).toBe('Cotejo');
      }
    });

    test('its check says what to look at', async () => {
      const checked = async (answer: WireAnswer) =>
        open((await startWireServer(answer)).address).check!({ signal: never() });
      expect(await checked(status(wire, 401))).toEqual({ ok: false, message: expect.stringMatching(/_API_KEY/) });
      expect(await open('http://127.0.0.1:1').check!({ signal: never() })).toEqual({
        ok: false,
        message: expect.stringMatching(/_BASE_URL/),
      });
    });
  });
}
