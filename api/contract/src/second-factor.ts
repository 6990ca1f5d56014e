import * as v from 'valibot';
import { author, issue, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { codeInput, throttled } from './users.ts';

const password = v.string(issue('current-password-wrong'));

/** The second factor of the caller. */
export const secondFactor = v.object({
  /** Since when it is on; null while it is off. */
  since: v.nullable(timestamp),
  recoveryCodesLeft: v.number(),
  /** Whether the company asks everybody for one. */
  required: v.boolean(),
  /** Who switched it off for the user, where it has been off since; the author is null where the operator did. */
  reset: v.nullable(v.object({ author, createdAt: timestamp })),
});
export type SecondFactor = v.InferOutput<typeof secondFactor>;

/** Whether a company asks everybody for a second factor, and since when. */
export const secondFactorRule = v.object({ required: v.boolean(), since: v.nullable(timestamp) });
export type SecondFactorRule = v.InferOutput<typeof secondFactorRule>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'member',
  personal: true,
  beforeSecondFactor: true,
  summary: "One's own second factor.",
  reply: 'json',
  output: secondFactor,
});
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor',
  access: 'member',
  personal: true,
  beforeSecondFactor: true,
  ownMark: true,
  summary: 'Begins to set up a second factor, with a new secret for an authenticator app; it is off until confirmed.',
  body: 'json',
  input: v.object({ password }),
  reply: 'json',
  /** The secret in Base32, and with it the address of RFC 6238's apps, `otpauth://totp/…`. */
  output: v.object({ secret: v.string(), address: v.string() }),
  refusals: ['second-factor.on', ...throttled],
});
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'member',
  personal: true,
  beforeSecondFactor: true,
  summary:
    'Switches the second factor on by a code of the app, and ends all other sessions. Codes are shown this once.',
  body: 'json',
  input: v.object({ code: codeInput }),
  reply: 'json',
  output: v.object({ recoveryCodes: v.array(v.string()) }),
  refusals: ['second-factor.on', 'second-factor.off', ...throttled],
});
export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/end',
  access: 'member',
  personal: true,
  summary: 'Switches the second factor off.',
  body: 'json',
  input: v.object({ password, code: codeInput }),
  reply: 'empty',
  status: 204,
  refusals: ['second-factor.off', ...throttled],
});

export const getSecondFactorRule = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'admin',
  summary: 'Whether the company asks everybody for a second factor.',
  reply: 'json',
  output: secondFactorRule,
});
export const changeSecondFactorRule = endpoint({
  method: 'PUT',
  path: '/api/admin/second-factor',
  access: 'admin',
  personal: true,
  summary: 'Has everybody set up a second factor before anything else, or ends that.',
  body: 'json',
  input: v.object({ required: v.boolean() }),
  reply: 'json',
  output: secondFactorRule,
});
