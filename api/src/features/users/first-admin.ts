import type { Dependencies } from '../../platform/dependencies.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { createCompanyWithUser, hasUsers } from './users.ts';

/**
 * Creates the administrator that the settings name, if there is no user yet. Servers that start together create one.
 */
export async function createFirstAdmin({ config, database, log }: Dependencies): Promise<void> {
  const { adminUsername, adminPassword } = config.users;
  if (!adminUsername || !adminPassword || (await hasUsers(database))) return;
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
