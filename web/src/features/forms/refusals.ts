import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';

/** The field of a refusal whose code alone says which it is. */
const fieldOfCode: Record<string, string> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'client.name-taken': 'name',
};

/** Shows the errors of the server beside their fields, and focuses the first of them. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
): void {
  if (!(error instanceof ApiError)) return;
  const taken = fieldOfCode[error.code ?? ''];
  const issues = taken ? [{ path: taken, message: error.detail ?? '' }] : error.issues;
  const names = Object.keys(getValues());
  const known = issues.filter(({ path }) => names.includes(path.split('.')[0] ?? ''));
  for (const [index, { path, message }] of known.entries())
    setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
}
