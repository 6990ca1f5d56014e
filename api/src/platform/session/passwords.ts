import { Argon2id } from 'oslo/password';

/** Argon2id with OWASP's minimum of costs. Hashing runs on threads, not on the event loop. */
const argon2id = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });

/** A hash for unknown users, so that their answer takes as long as that of known ones. */
const nobodysHash = argon2id.hash(crypto.randomUUID());

export function hashPassword(password: string): Promise<string> {
  return argon2id.hash(password);
}

/** Whether the password has this hash; false, after the same time, for who is unknown or has none. */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await argon2id.verify(hash ?? (await nobodysHash), password);
  return matches && typeof hash === 'string';
}
