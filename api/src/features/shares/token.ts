import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as an address has them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
