import { expect, onTestFinished, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { verifyChains } from './chain.ts';
import { connect, disconnect } from './client.ts';
import { migrateDatabase } from './migrate.ts';

test('a history of the version before stays whole, and is shortened only by months that somebody sets', async () => {
  const { url, client } = await databaseBefore('history_months');
  await client`insert into retention_rules (company_id) select id from companies`;
  await client`insert into audit_log (company_id, action, details, created_at)
    select id, 'role-deleted', '{}', now() - interval '2 years' from companies, generate_series(1, 3)`;
  await migrateDatabase(url);
  const database = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(database));
  const shorten = () => client`select entries, place from companies, forget_history(id)`;
  expect(await shorten()).toEqual([]);
  await client`update retention_rules set history_months = 12`;
  expect(await shorten()).toEqual([{ entries: 2, place: 2 }]);
  await client`insert into audit_log (company_id, action, details)
    select company_id, 'history-shortened', json_build_object('place', place, 'hash', hash) from history_starts`;
  const [state] = await verifyChains(database);
  expect(state).toMatchObject({ entries: 2, removed: 2 });
  expect(state!.broken).toBeUndefined();
  await expect(client`delete from audit_log`).rejects.toThrow('The audit log is only added to.');
});
