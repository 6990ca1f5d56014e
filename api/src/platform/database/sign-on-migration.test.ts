import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('users and sessions of a version without sign-in by a provider stay, and it goes on adding more', async () => {
  const { url, client } = await databaseBefore('sign_on');
  const add = (name: string) => client`with added as (
      insert into users (company_id, username, username_key, email, email_key, password_hash)
      select id, ${name}, ${name}, ${name}, ${name}, 'x' from companies returning id)
    insert into sessions (id_hash, user_id, expires_at) select ${name}, id, now() from added`;
  await add('ana');
  await migrateDatabase(url);
  await add('bo');
  const rows = await client`select username, password_hash, identity_issuer, emergency_until, logout_address
    from users join sessions on sessions.user_id = users.id order by username`;
  const none = { identity_issuer: null, emergency_until: null, logout_address: null };
  expect(rows).toEqual([
    { username: 'ana', password_hash: 'x', ...none },
    { username: 'bo', password_hash: 'x', ...none },
  ]);
  await client`update users set password_hash = null, identity_issuer = 'a', identity_subject = username`;
  await expect(client`update users set identity_subject = 'one'`).rejects.toThrow('users_identity');
});
