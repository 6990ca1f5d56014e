import { Argon2id } from 'oslo/password';

/** OWASP's minimum for Argon2id; hashing runs on threads, not on the event loop. */
const argon2id = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });

/** What an unknown user's password is compared with, so that the answer takes as long as a known one's. */
const nobodysHash = argon2id.hash(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return argon2id.hash(password);
}

/** Whether the password is the hash's; with `undefined` for nobody's hash, no after the same time. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2id.verify(hash ?? (await nobodysHash), password);
  return matches && hash !== undefined;
}
