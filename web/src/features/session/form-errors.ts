import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';

/** Puts what the server found wrong beside the fields that it is about. */
export function showIssues<Values extends FieldValues>(error: Error, names: Path<Values>[], setError: UseFormSetError<Values>): void {
  if (!(error instanceof ApiError)) return;
  for (const issue of error.issues) {
    const name = names.find((candidate) => candidate === issue.path);
    if (name) setError(name, { message: issue.message });
  }
}
