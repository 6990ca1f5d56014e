import { AppError } from '../ground/errors.ts';
import { StartError } from '../ground/config/start-error.ts';

/**
 * Prints why a command has failed, and has the process end with 1. Behind a refusal, whose sentence is for users,
 * stands what only an operator can do something about: which folder may not be written, what a store has said.
 */
export function tellFailure(error: unknown): void {
  if (error instanceof AppError) console.error([error.message, ...reasonOf(error.cause)].join(' '));
  else console.error(error instanceof StartError || isOfArguments(error) ? error.message : error);
  process.exitCode = 1;
}

const isOfArguments = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function reasonOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  // A connection that was refused by all addresses of a host has a code and no message.
  return [`(${cause.message || ('code' in cause ? String(cause.code) : cause.name)})`];
}
