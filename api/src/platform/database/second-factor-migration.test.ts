import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('users of a version without second factors stay, need none, and can have one each', async () => {
  const { url, client } = await databaseBefore('second_factors');
  await client`insert into users (company_id, username, username_key, email, email_key, password_hash)
    select id, 'ana', 'ana', 'ana@example.org', 'ana@example.org', 'x' from companies`;
  await client`insert into companies (name) values ('Another')`;
  await migrateDatabase(url);
  expect(await client`select second_factor_since from companies`).toEqual([
    { second_factor_since: null },
    { second_factor_since: null },
  ]);
  const insert = (company: string) => client`insert into second_factors (company_id, user_id, secret)
    select companies.id, users.id, 'A' from users, companies where companies.name = ${company}`;
  await expect(insert('Another')).rejects.toThrow('second_factors_user');
  await insert('Mine');
  await expect(insert('Mine')).rejects.toThrow('second_factors_pkey');
  expect(await client`select confirmed_at, used_step, recovery_hashes from second_factors`).toEqual([
    { confirmed_at: null, used_step: 0, recovery_hashes: [] },
  ]);
  // The version before goes on adding users beside it.
  await client`insert into users (company_id, username, username_key, email, email_key, password_hash)
    select id, 'bo', 'bo', 'bo@example.org', 'bo@example.org', 'x' from companies where name = 'Mine'`;
});
