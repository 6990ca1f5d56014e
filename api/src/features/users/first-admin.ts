import { ConfigError } from '../../ground/config/config.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { isTooCommon } from './password-rules.ts';
import { createCompanyWithUser, hasUsers } from './users.ts';

/**
 * Creates the administrator that the settings name, if there is no user yet. Servers that start together create one.
 * Throws a `ConfigError` for a password that `isTooCommon`.
 */
export async function createFirstAdmin({ config, database, log }: Dependencies): Promise<void> {
  const { adminUsername, adminPassword } = config.users;
  if (!adminUsername || !adminPassword || (await hasUsers(database))) return;
  if (isTooCommon(adminPassword, config))
    throw new ConfigError(['ADMIN_PASSWORD is one of the passwords that are tried first. Choose another one.']);
  const passwordHash = await hashPassword(adminPassword);
  const created = await createCompanyWithUser(
    database,
    {
      username: adminUsername,
      email: adminEmail(adminUsername),
      firstName: null,
      lastName: null,
      company: null,
      passwordHash,
    },
    { role: 'admin', byOperator: true },
  ).catch((error: { code?: string }) => {
    if (error.code === 'username-taken' || error.code === 'email-taken') return undefined;
    throw error;
  });
  if (created) log.info({ userId: created.id }, 'administrator created');
}

/** An address is required and must be nobody else's; the administrator sets a real one in the account settings. */
function adminEmail(username: string): string {
  return username.includes('@') ? username : `${username}@localhost`;
}
