import { invalidInput, issueAt } from '../../ground/errors.ts';

/** The installation's minimum, which may be above the contract's. Throws a 400 that names the field. */
export function assertPasswordLength(password: string, path: string, minimum: number): void {
  if (password.length < minimum) throw invalidInput(issueAt(path, 'password-too-short-here', { values: { minimum } }));
}
