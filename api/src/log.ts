import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

/** JSON lines on standard output. Log an error as `err`; never a body, a token, a name or a text. */
export function createLogger({ process: { logLevel } }: Config, destination?: DestinationStream): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
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
