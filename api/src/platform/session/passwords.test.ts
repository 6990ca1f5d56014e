import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Of the password "password", by the tests of the reference implementation of Argon2. */
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

test('hashes are those of Argon2 as everybody computes it, so that another library could go on with them', async () => {
  expect(await verifyPassword(reference, 'password')).toBe(true);
  expect(await verifyPassword(reference, 'Password')).toBe(false);
});

test('nobody has no password, and looking for theirs is as much work as for a wrong one', async () => {
  const work = async (hash: string | null | undefined) => {
    const before = process.cpuUsage();
    for (let time = 0; time < 5; time += 1) expect(await verifyPassword(hash, 'wrong')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known = await hashPassword('right');
  await work(known);
  for (const hash of [undefined, null]) expect(await work(hash)).toBeGreaterThan((await work(known)) / 3);
});
