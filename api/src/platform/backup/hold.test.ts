import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import { holdDeletions } from './hold.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

test('while files are held back for a backup, people go on registering', async () => {
  const hold = await holdDeletions(server.databaseUrl);
  expect((await server.signUp()).user).toBeDefined();
  expect(await hold.release()).toBe(true);
});
