import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderError } from '../errors.ts';
import { failure, refusal, type FailureWords } from './failures.ts';
import { retryDelay } from './retry-delay.ts';

export type ServiceLimits = {
  /** Tries of a call, the first one included; reading calls (GET) have one. */
  tries: number;
  /** Milliseconds that a service may ask to wait; for longer, the call ends. */
  longestWait: number;
  /** Milliseconds without a byte after which a call ends. */
  silence: number;
  /** Bytes of an answer on the wire, after decompression. */
  bytes: number;
};

export const serviceLimits: ServiceLimits = { tries: 3, longestWait: 30_000, silence: 120_000, bytes: 16 * 2 ** 20 };

export type ServiceOptions = {
  plugin: string;
  /** Requests go to this address's origin and nowhere else. */
  address: string;
  /** Sent with every request, the key among them. */
  headers: Record<string, string>;
  /**
   * Headers of the vendor's client that its protocol needs. All others are left out: they describe this machine, or
   * come from the environment.
   */
  keep?: readonly string[];
  words: FailureWords;
  limits?: Partial<ServiceLimits>;
};

type Call = Required<ServiceOptions> & { limits: ServiceLimits; url: string; init: RequestInit };
/**
 * A response, or a failure. `mayPass`: a second try may succeed, after `delay` milliseconds where the service says so.
 */
type Outcome = { response: Response } | { error: ProviderError; mayPass: boolean; delay?: number | undefined };

const httpHeaders = ['accept', 'content-type'];

/**
 * A `fetch` for a vendor's client. It follows no redirect, tries again after a rate limit or a lost connection, and
 * ends an answer that is too long or stays silent. Throws `ProviderError`, or the reason of the caller's signal.
 */
export function serviceFetch(
  options: ServiceOptions,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const limits = { ...serviceLimits, ...options.limits };
  const { origin } = new URL(options.address);
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).origin !== origin) throw failure(options.plugin, 'unavailable', 'another address than configured');
    const call: Call = {
      keep: [],
      ...options,
      limits,
      url,
      init: { ...init, redirect: 'manual', headers: headersOf(init, options) },
    };
    const tries = (init.method ?? 'GET').toUpperCase() === 'GET' ? 1 : limits.tries;
    for (let attempt = 1; ; attempt++) {
      const outcome = await tryOnce(call);
      if ('response' in outcome) return outcome.response;
      const delay = outcome.delay ?? 250 * 2 ** attempt * (1 + Math.random());
      if (!outcome.mayPass || attempt === tries || delay > limits.longestWait) throw outcome.error;
      await wait(delay, undefined, { signal: init.signal ?? undefined }).catch(() => init.signal?.throwIfAborted());
    }
  };
}

function headersOf(init: RequestInit, { headers, keep = [] }: ServiceOptions): Headers {
  const given = new Headers(init.headers);
  const kept = [...httpHeaders, ...keep].flatMap((name): [string, string][] =>
    given.has(name) ? [[name, given.get(name)!]] : [],
  );
  return new Headers([...kept, ['user-agent', 'Cotejo'], ...Object.entries(headers)]);
}

async function tryOnce(call: Call): Promise<Outcome> {
  const { plugin, url, init, words, limits } = call;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(failure(plugin, 'timeout')), limits.silence);
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.any([silence.signal, ...(init.signal ? [init.signal] : [])]),
    });
    const body = response.body ? ReadableStream.from(watched(response.body, timer, call)) : null;
    const watchedResponse = new Response(body, { status: response.status, headers: response.headers });
    if (response.ok) return { response: watchedResponse };
    const text = await watchedResponse.text();
    const error = refusal(plugin, response.status, text, words);
    const mayPass = error.reason === 'rate-limit' || response.status === 408 || response.status >= 500;
    return { error, mayPass, delay: retryDelay(response.headers, text) };
  } catch {
    clearTimeout(timer);
    init.signal?.throwIfAborted();
    return silence.signal.aborted
      ? { error: silence.signal.reason as ProviderError, mayPass: false }
      : { error: failure(plugin, 'unavailable'), mayPass: true };
  }
}

/** Passes on the bytes as they come, and restarts the timer of silence with each chunk. Throws at too many bytes. */
async function* watched(
  body: ReadableStream<Uint8Array>,
  timer: NodeJS.Timeout,
  { plugin, limits }: Call,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      timer.refresh();
      bytes += chunk.length;
      if (bytes > limits.bytes) throw failure(plugin, 'bad-output', 'endless');
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}
