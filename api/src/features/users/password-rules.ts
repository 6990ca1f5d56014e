import { readFileSync } from 'node:fs';
import type { Config } from '../../ground/config/config.ts';
import { invalidInput, issueAt } from '../../ground/errors.ts';
import { isPublic } from '../../platform/http/reach.ts';

/** In small letters, the passwords that are tried first, from leaks: their source is named in NOTICE. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

type Needed = Pick<Config, 'http' | 'session'>;

/**
 * Throws a 400 that names the field for a password shorter than the installation's minimum, which may be above the
 * contract's, and for one that `isTooCommon`.
 */
export function assertPassword(password: string, path: string, config: Needed): void {
  const minimum = config.session.passwordMinimum;
  if (password.length < minimum) throw invalidInput(issueAt(path, 'password-too-short-here', { values: { minimum } }));
  if (isTooCommon(password, config)) throw invalidInput(issueAt(path, 'password-common'));
}

/** Whether a password is among those that are tried first, on a server that others than this machine reach. */
export const isTooCommon = (password: string, { http }: Pick<Config, 'http'>): boolean =>
  isPublic(http) && common.has(password.toLowerCase());
