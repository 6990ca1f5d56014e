import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';

/** The call, queue job or trace that a line of the log belongs to. */
type Origin = { traceId: string } | { requestId: string } | { queue: string; queueJobId: string };

const origins = new AsyncLocalStorage<object>();

/** Adds an origin to every line that `work` logs, beside the origins that it has already. */
export function logAs<Result>(origin: Origin, work: () => Result): Result {
  return origins.run({ ...origins.getStore(), ...origin }, work);
}

/** JSON lines on standard output. Log an error as `err`; never a body, a token, a name or a text. */
export function createLogger(
  { process: { logLevel } }: { process: { logLevel: string } },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...origins.getStore() }),
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

const MINUTE = 60_000;

/**
 * Limits how often an error that keeps coming is written, such as that of a database that is away: each kind once a
 * minute, with the number of those left out since.
 */
export function onceAMinute(
  write: (fields: { err: unknown; repeated?: number }, message: string) => void,
): typeof write {
  const written = new Map<string, { at: number; repeated: number }>();
  return (fields, message) => {
    const { type, code } = describeError(fields.err);
    const kind = JSON.stringify([message, type, code]);
    const last = written.get(kind);
    if (last && performance.now() - last.at < MINUTE) {
      last.repeated += 1;
      return;
    }
    written.set(kind, { at: performance.now(), repeated: 0 });
    write({ ...fields, ...(last?.repeated ? { repeated: last.repeated } : {}) }, message);
  };
}

/** The kind and place of an error, without its message: those of queries, parsers and engines quote data. */
function describeError(error: unknown): Record<string, unknown> {
  // Some libraries pass on a copy of the error, which has its stack and not its class.
  const { name, code, cause, stack } = Object(error) as {
    name?: unknown;
    code?: unknown;
    cause?: unknown;
    stack?: unknown;
  };
  if (typeof stack !== 'string') return { type: typeof error };
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: typeof name === 'string' ? name : /^\w+/.exec(stack)?.[0],
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: frames.slice(0, 12),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
