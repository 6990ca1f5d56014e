import { Ollama } from 'ollama';
import { failure, Refusal } from './failures.ts';

type Sender = { fetch: (typeof import('undici'))['fetch']; dispatcher: import('undici').Agent };
let loaded: Promise<Sender> | undefined;

/**
 * Has no time limits for headers and chunks: a model that is not loaded yet may need many minutes, and every call has
 * its own limit. Loaded with the first call, as most servers have no Ollama beside them.
 */
function sender(): Promise<Sender> {
  loaded ??= import('undici').then(({ Agent, fetch }) => ({
    fetch,
    dispatcher: new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } }),
  }));
  return loaded;
}

/** Bytes of an answer that is not a stream; a model's description with all its licenses is far smaller. */
export const mostBytes = 16 * 2 ** 20;

type Bounds = { signal: AbortSignal; maxBytes?: number };

/**
 * Ollama's own client for one call: ends with the signal, reads at most `maxBytes`, throws a `Refusal` for every error
 * that the server reports, and writes nothing to the console.
 */
export function connect(host: string, { signal, maxBytes = mostBytes }: Bounds): Ollama {
  const bounded = async (address: string, init: RequestInit) => {
    const { fetch, dispatcher } = await sender();
    const response = await fetch(address, {
      method: init.method,
      headers: init.headers,
      body: init.body,
      dispatcher,
      signal,
    } as Parameters<Sender['fetch']>[1]);
    if (!response.ok) throw new Refusal(response.status, await complaint(response.body));
    const isStream = response.headers.get('content-type')?.includes('ndjson');
    const body = isStream ? wholeLines(limited(response.body, maxBytes)) : limited(response.body, maxBytes);
    return new Response(ReadableStream.from(body), {
      status: response.status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return new Ollama({ host, fetch: bounded as typeof globalThis.fetch });
}

type Body = AsyncIterable<Uint8Array> | null;

async function complaint(body: Body): Promise<string> {
  try {
    const pieces = await Array.fromAsync(limited(body, 64 * 1024));
    return Buffer.concat(pieces).toString();
  } catch {
    return '';
  }
}

async function* limited(body: Body, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > maxBytes) throw failure('bad-output', 'The answer has no end');
    yield piece;
  }
}

/** Passes on complete lines of JSON. Throws where a line reports an error, and where the stream ends too early. */
async function* wholeLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isDone = false;
  for await (const line of lines(body)) {
    const { error, done, status } = parseLine(line);
    if (error !== undefined) throw new Refusal(500, String(error));
    isDone = done === true || status === 'success';
    yield Buffer.from(`${line}\n`);
  }
  if (!isDone) throw failure('bad-output', 'The answer ended before it was complete');
}

async function* lines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts.filter((part) => part.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

function parseLine(line: string): { error?: unknown; done?: unknown; status?: unknown } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The parser's own error is not passed on: it may quote a document.
  }
  throw failure('bad-output', 'The stream is cut or is not JSON');
}
