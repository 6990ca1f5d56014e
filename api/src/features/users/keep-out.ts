import { sql, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Sessions } from '../../platform/session/sessions.ts';
import { revokeAll } from '../../platform/session/tokens.ts';
import type { UserRow } from './users.ts';

/** Deactivates a user, which ends their sessions and, for good, their API tokens. */
export async function keepOut(transaction: Transaction, sessions: Sessions, user: UserRow): Promise<void> {
  await transaction
    .update(users)
    .set({ deactivatedAt: user.deactivatedAt ?? sql`now()` })
    .where(ofCompany(users, user, eq(users.id, user.id)));
  await sessions.endAll(transaction, user.id);
  await revokeAll(transaction, { companyId: user.companyId, userId: user.id });
}
