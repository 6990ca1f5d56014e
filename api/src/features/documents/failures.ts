import { type Failure, type FailureCode, failures } from '@cotejo/contract';
import { DocumentError } from '@cotejo/plugin-kit';
import { isCrash } from '../../platform/queue/crashes.ts';

/** A stored code; one that this version does not know becomes `document.not-prepared`. */
export function knownFailure(code: string): FailureCode {
  return code in failures ? (code as FailureCode) : 'document.not-prepared';
}

/** A stored code with its sentence. */
export function failureOf(code: string | null): Failure | null {
  if (code === null) return null;
  const known = knownFailure(code);
  return { code: known, message: failures[known][1] };
}

/**
 * The code of an error that the document causes, so that another try is no use; undefined for all others, crashes among
 * them.
 */
export function documentFailure(error: unknown): FailureCode | undefined {
  if (!(error instanceof DocumentError) || isCrash(error)) return undefined;
  return knownFailure(error.code);
}
