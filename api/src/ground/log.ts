import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';

/** What a line of the log belongs to. */
type Origin = { traceId: string } | { requestId: string } | { queue: string; jobId: string };

const origins = new AsyncLocalStorage<object>();

/** Has every line that is logged by `work`, however deep, say what it belongs to, beside what it belongs to already. */
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
 * A function that writes what goes on going wrong, such as a database that is away: each kind of error once a minute, with how
 * often it came unwritten since the last time.
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

/** Where and of what kind, but not the message: queries, parsers and engines put the data at fault into theirs. */
function describeError(error: unknown): Record<string, unknown> {
  // Some libraries tell of a copy of the error, which keeps its stack and not its class.
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
