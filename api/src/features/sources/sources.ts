import type { Config } from '../../ground/config/config.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { users } from '../../platform/database/schema/index.ts';
import { findUserByName } from '../users/users.ts';
import { type Mailbox, passwordOf } from './settings.ts';

/** What is read by itself. Its name tells it apart from the others, and stays with what has come from it. */
export type Source = { name: string } & (
  | { kind: 'folder'; path: string }
  | { kind: 'mailbox'; mailbox: Mailbox; password: string }
);

/** The folder and the mailboxes of the settings. */
export function sourcesOf({ sources: { folder, mailboxes }, environment }: Config): Source[] {
  return [
    ...(folder === undefined ? [] : [{ name: 'folder', kind: 'folder' as const, path: folder }]),
    ...(mailboxes ?? []).map((mailbox) => ({
      name: mailbox.name,
      kind: 'mailbox' as const,
      mailbox,
      password: environment[passwordOf(mailbox)] ?? '',
    })),
  ];
}

/** The company that gets what comes; undefined while there is no such user. */
export async function companyOfSources(
  database: Transaction,
  { sources: { company } }: Config,
): Promise<number | undefined> {
  if (company !== undefined) return (await findUserByName(database, company))?.companyId;
  const [first] = await database
    .select({ companyId: users.companyId })
    .from(users)
    .where(ofEveryCompany('operator', eq(users.role, 'admin')))
    .orderBy(asc(users.id))
    .limit(1);
  return first?.companyId;
}
