import { invalidInput, issueAt } from '../../ground/errors.ts';

/**
 * Throws a 400 that names the field for a password shorter than the installation's minimum, which may be above the
 * contract's.
 */
export function assertPasswordLength(password: string, path: string, minimum: number): void {
  if (password.length < minimum) throw invalidInput(issueAt(path, 'password-too-short-here', { values: { minimum } }));
}
