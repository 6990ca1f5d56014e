import { AppError } from '../ground/errors.ts';
import { StartError } from '../ground/config/start-error.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';

/**
 * Prints why a command has failed, and has the process end with 1. Behind a refusal, whose sentence is for users,
 * stands what only an operator can do something about: which folder may not be written, what a store has said.
 */
export function tellFailure(error: unknown): void {
  if (error instanceof AppError && error.cause instanceof Error)
    console.error(`${error.message} (${reasonOf(error.cause)})`);
  else if (error instanceof AppError || error instanceof StartError || isOfArguments(error))
    console.error(error.message);
  else if (error instanceof Error && isDatabaseUnavailable(error))
    console.error(`The database cannot be used (${reasonOf(error)}). Check DATABASE_URL and that it runs.`);
  else console.error(error);
  process.exitCode = 1;
}

/** Says what a command was about where a system or a store refuses something. Other errors are defects, and stay. */
export async function telling<Value>(what: string, work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw error instanceof Error && 'code' in error ? new StartError(`${what}: ${reasonOf(error)}`, error) : error;
  });
}

/** What the innermost cause says: those around it repeat the query and its values. */
function reasonOf(error: Error): string {
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // A connection that was refused by all addresses of a host has a code and no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

const isOfArguments = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
