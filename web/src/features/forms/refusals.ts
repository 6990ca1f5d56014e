import type { RefusalCode } from '@cotejo/contract';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';
import { say, textsNow } from '../../texts/index.tsx';

/** The field of a refusal whose code alone says which it is. */
const fieldOfCode: Partial<Record<RefusalCode, string>> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'second-factor.wrong-code': 'code',
  'client.name-taken': 'name',
};

/** Shows the errors of the server beside their fields, and focuses the first of them. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
): void {
  if (!(error instanceof ApiError && error.body)) return;
  const { body } = error;
  const taken = fieldOfCode[body.code];
  const issues = taken ? [{ ...body, path: taken }] : (body.issues ?? []);
  const names = Object.keys(getValues());
  const known = issues.filter(({ path }) => names.includes(path.split('.')[0] ?? ''));
  for (const [index, issue] of known.entries())
    setError(issue.path as Path<Values>, { message: say(textsNow(), issue) }, { shouldFocus: index === 0 });
}
