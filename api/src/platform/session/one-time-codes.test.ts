import { expect, test } from 'vitest';
import { codeOf } from '../../testing/one-time-code.ts';
import { hashOfRecoveryCode, newRecoveryCode, newSecret, secretAddress, stepOf } from './one-time-codes.ts';

/** That of RFC 6238, Appendix B, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is that of RFC 6238', async (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(await stepOf(code, secret, step)).toBe(step);
  expect(codeOf(secret, step)).toBe(code);
});

test('a code holds one step before and after its own, and no longer', async () => {
  const code = codeOf(secret, 100);
  const found = await Promise.all([98, 99, 100, 101, 102].map((now) => stepOf(code, secret, now)));
  expect(found).toEqual([undefined, 100, 100, 100, undefined]);
});

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '-12345'])('%j is no code', async (text) => {
  expect(await stepOf(text, secret, 100)).toBeUndefined();
});

test('secrets and recovery codes differ, and an app can read the address of a secret', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  const address = new URL(secretAddress('ana & bo', made));
  expect(`${address.protocol} ${address.host} ${decodeURIComponent(address.pathname)}`).toBe(
    'otpauth: totp /Cotejo:ana & bo',
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: made, issuer: 'Cotejo', digits: '6' });
  const code = newRecoveryCode();
  expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(hashOfRecoveryCode(code.replaceAll('-', ''))).toBe(hashOfRecoveryCode(code));
  expect(newRecoveryCode()).not.toBe(code);
});
