import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

/** What a line of the log belongs to. */
type Origin = { traceId: string } | { requestId: string } | { queue: string; jobId: string };

const origins = new AsyncLocalStorage<object>();

/** Has every line that is logged by `work`, however deep, say what it belongs to, beside what it belongs to already. */
export function logAs<Result>(origin: Origin, work: () => Result): Result {
  return origins.run({ ...origins.getStore(), ...origin }, work);
}

/** JSON lines on standard output. Log an error as `err`; never a body, a token, a name or a text. */
export function createLogger({ process: { logLevel } }: Config, destination?: DestinationStream): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => ({ ...origins.getStore() }), serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Where and of what kind, but not the message: queries, parsers and engines put the data at fault into theirs. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, cause } = error as Error & { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: frames.slice(0, 12),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
