import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../testing/database-before.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../../features/users/administration.ts';
import { promoted } from '../../testing/colleague.ts';
import { verifyChains } from './chain.ts';
import { migrateDatabase } from './migrate.ts';
import { giveRights } from './server-rights.ts';

/** Ordinary users of PostgreSQL, the first a member of the second, as an operator makes them. */
async function users(): Promise<{ owner: string; server: string; as: (user: string, url: string) => string }> {
  const root = postgres(inject('databaseUrl'), { max: 1 });
  const [owner, server] = [`owner_${hex()}`, `server_${hex()}`];
  for (const user of [owner, server]) await root.unsafe(`create role ${user} login password 'secret'`);
  await root.unsafe(`grant ${server} to ${owner}`);
  onTestFinished(() => root.end());
  return {
    owner,
    server,
    as: (user, url) => Object.assign(new URL(url), { username: user, password: 'secret' }).href,
  };
}
const hex = () => randomUUID().replaceAll('-', '');

const tampering = [
  `update audit_log set action = 'x'`,
  `delete from audit_log`,
  `truncate audit_log`,
  `alter table audit_log disable trigger user`,
  `drop trigger audit_log_kept on audit_log`,
  `create or replace function chain_audit() returns trigger language plpgsql as $$ begin return null; end $$`,
  `drop table audit_log`,
  `insert into history_starts values (1, 100, '', now())`,
  `update history_starts set place = 100`,
];

test('a whole server runs with the rights of its own user, who can add to the history and nothing else', async () => {
  const { server: user, as } = await users();
  const server = await createTestServer({
    async between(url) {
      const root = postgres(url, { max: 1 });
      await giveRights(root, user);
      await root.end();
      return as(user, url);
    },
  });
  onTestFinished(server.close);
  const admin = await promoted(await server.signUp(), createAdministration(server.database).promote);
  const { clientId, analysisId, personId } = await insertRows(server, admin);
  expect((await admin.call(`/api/clients/${clientId}`, { method: 'PUT', json: { name: 'Quietwater' } })).status).toBe(
    200,
  );
  expect((await admin.call(`/api/candidacies/${analysisId}`)).status).toBe(200);
  expect((await admin.call(`/api/people/${personId}`, { method: 'DELETE' })).status).toBe(200);
  await admin.call('/api/admin/export', { method: 'POST' });
  await expect.poll(async () => (await admin.call('/api/admin/export')).body.export.state).toBe('ready');
  const client = postgres(as(user, server.databaseUrl), { max: 1 });
  onTestFinished(() => client.end());
  for (const statement of tampering) {
    const said = await client.unsafe(statement).then(
      () => 'done',
      (error: postgres.PostgresError) => error.code,
    );
    // Insufficient privilege.
    expect([statement, said]).toEqual([statement, '42501']);
  }
  const [state] = await verifyChains(server.database);
  expect(state!.entries).toBeGreaterThan(5);
  expect(state!.broken).toBeUndefined();
});

test('the owner makes the tables, and the server starts on them with neither its rights nor its password', async () => {
  const { owner, server, as } = await users();
  const url = await emptyDatabase();
  const root = postgres(url, { max: 1 });
  await root.unsafe(`alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`);
  await root.unsafe(`alter schema public owner to ${owner}`);
  await root.end();
  await expect(migrateDatabase(as(server, url))).rejects.toThrow('cannot be brought up to date');
  await migrateDatabase(as(server, url), as(owner, url));
  await migrateDatabase(as(server, url));
  const client = postgres(as(server, url), { max: 1 });
  onTestFinished(() => client.end());
  await client`insert into companies (name) values ('Mine')`;
  await client`insert into audit_log (company_id, action, details) select id, 'role-deleted', '{}' from companies`;
  expect(await client`select place from audit_log`).toEqual([{ place: 1 }]);
  await expect(client`delete from audit_log`).rejects.toMatchObject({ code: '42501' });
});
