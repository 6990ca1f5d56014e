import { invalidInput } from '../http/read-input.ts';

/** The installation's minimum, which may be above the contract's. Throws a 400 that names the field. */
export function assertPasswordLength(password: string, path: string, minimum: number): void {
  if (password.length < minimum)
    throw invalidInput([{ path, message: `Password must be at least ${minimum} characters` }]);
}
