import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from 'oslo/encoding';
import { createTOTPKeyURI, generateHOTP } from 'oslo/otp';

/*
 * Codes by RFC 6238 as every authenticator app computes them: six digits, SHA-1, a new one every 30 seconds. A step is
 * the number of such a stretch of time since 1970.
 */

/** Seconds of a step, and steps by which the clock of a phone may be wrong. */
export const STEP_SECONDS = 30;
const TOLERANCE = 1;

/** Bytes of randomness: in a secret what RFC 4226 recommends, in a recovery code what nobody can try from its hash. */
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

/** A new secret for an app and for us, in Base32. */
export const newSecret = (): string => base32.encode(randomBytes(SECRET_BYTES), { includePadding: false });

/** The address from which an app takes a secret, mostly as a QR code. */
export const secretAddress = (username: string, secret: string): string =>
  createTOTPKeyURI('Cotejo', username, bufferOf(secret), { digits: 6 });

/** The newest step, of `now` and its neighbors, whose code this is; undefined for a wrong code. */
export async function stepOf(code: string, secret: string, now: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now + TOLERANCE - index);
  const codes = await Promise.all(steps.map((step) => generateHOTP(bufferOf(secret), step)));
  return steps.find((_, index) => timingSafeEqual(Buffer.from(codes[index]!), Buffer.from(code)));
}

/** A code that stands in once for a phone that was lost, as people read it: four groups of four. */
export const newRecoveryCode = (): string => base32.encode(randomBytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-');

/** What is kept of a recovery code; how it was grouped makes no difference. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

/** oslo wants the buffer itself, and of a view it would take the buffer around it. */
function bufferOf(secret: string): ArrayBuffer {
  return new Uint8Array(base32.decode(secret, { strict: false })).buffer;
}
