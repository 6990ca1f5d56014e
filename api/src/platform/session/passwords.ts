import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum of costs, by Argon2id, the default. Hashing runs on threads, not on the event loop. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters, however a keyboard composes them. */
const composed = (password: string): string => password.normalize('NFKC');

/** A hash for unknown users, so that their answer takes as long as that of known ones. */
const nobodysHash = hash(crypto.randomUUID(), costs);

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), costs);
}

/** Whether the password has this hash; false, after the same time, for who is unknown or has none. */
export async function verifyPassword(known: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(known ?? (await nobodysHash), composed(password));
  return matches && typeof known === 'string';
}
