import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import { holdDeletions } from './hold.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

test('while files are held back for a backup, people go on registering', async () => {
  const hold = await holdDeletions(server.databaseUrl);
  const client = await server.signUp();
  expect(await client.call('/api/user')).toMatchObject({ status: 200, body: client.user });
  expect(await hold.release()).toBe(true);
});
