import type { Config } from '../../ground/config/config.ts';
import { isPublic } from '../../platform/http/reach.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { hasUsers } from './users.ts';

/** Who may register: anybody, nobody, or only who is the first to do so. */
export function whoMayRegister({ users, http }: Pick<Config, 'users' | 'http'>): 'anybody' | 'first' | 'nobody' {
  if (users.passwords === 'off' || users.registration === 'closed') return 'nobody';
  return users.registration === undefined && isPublic(http) ? 'first' : 'anybody';
}

/** Whether somebody may register now. */
export async function isRegistrationOpen(
  config: Pick<Config, 'users' | 'http'>,
  database: Transaction,
): Promise<boolean> {
  const who = whoMayRegister(config);
  return who === 'anybody' || (who === 'first' && !(await hasUsers(database)));
}
