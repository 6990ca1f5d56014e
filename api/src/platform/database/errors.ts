/** Codes of connection errors, by postgres.js and by Node. */
const connectionCodes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATEs, or their beginnings, of a database that cannot serve now: down, full, read-only, too slow, contended. */
const unavailableStates = ['08', '53', '57P', '58', '57014', '55P03', '25006', '40001', '40P01'];

/** SQLSTATEs of transactions that waited for each other, or saw what others have changed meanwhile. */
const GIVEN_UP = ['40P01', '40001'];
const LOCK_TIMEOUT = '55P03';
const UNIQUE_VIOLATION = '23505';
/** SQLSTATEs of a row that others refer to; PostgreSQL 18 has a second one, for `on delete restrict`. */
const REFERENCE_VIOLATIONS = ['23503', '23001'];

type CodedError = { code?: unknown; constraint_name?: string; cause?: unknown };

/** Whether a query failed because of the database's state, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code }) =>
      typeof code === 'string' &&
      (connectionCodes.has(code) || unavailableStates.some((state) => code.startsWith(state))),
  );
}

/** Whether a transaction was given up for the sake of others, so that it succeeds if it is begun again at once. */
export const isGivenUp = (error: unknown): boolean =>
  chain(error).some(({ code }) => typeof code === 'string' && GIVEN_UP.includes(code));

/** Whether others held what a transaction needs for longer than it may wait, or waited for it themselves. */
export const isWaitGivenUp = (error: unknown): boolean =>
  isGivenUp(error) || chain(error).some(({ code }) => code === LOCK_TIMEOUT);

/** The unique constraint that a row broke, or undefined for any other error. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  return brokenConstraint(error, [UNIQUE_VIOLATION]);
}

/** The foreign key that a change broke, or undefined for any other error. */
export function brokenForeignKey(error: unknown): string | undefined {
  return brokenConstraint(error, REFERENCE_VIOLATIONS);
}

function brokenConstraint(error: unknown, codes: string[]): string | undefined {
  return chain(error).find(({ code }) => typeof code === 'string' && codes.includes(code))?.constraint_name;
}

/** The error and its causes: drizzle wraps what the driver throws. */
function chain(error: unknown): CodedError[] {
  return error instanceof Error ? [error as CodedError, ...chain(error.cause)] : [];
}
