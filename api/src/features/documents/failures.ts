import { type Failure, type FailureCode, failures } from '@cotejo/contract';
import { DocumentError } from '@cotejo/plugin-kit';
import { isCrash } from '../../platform/queue/crashes.ts';

/** A stored code; one that this version does not know becomes the most general one. */
export function knownFailure(code: string): FailureCode {
  return code in failures ? (code as FailureCode) : 'document.not-prepared';
}

/** A stored code as it is shown. */
export function failureOf(code: string | null): Failure | null {
  if (code === null) return null;
  const known = knownFailure(code);
  return { code: known, message: failures[known][1] };
}

/** The code of an error for which the document is to blame: trying again is no use. A crash gets its second chance. */
export function documentFailure(error: unknown): FailureCode | undefined {
  if (!(error instanceof DocumentError) || isCrash(error)) return undefined;
  return knownFailure(error.code);
}
