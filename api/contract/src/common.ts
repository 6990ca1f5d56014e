import * as v from 'valibot';

/** Limits of the product that both sides must know. */
export const limits = {
  resumesPerJobDescription: 5,
  /** Resumes, and files dropped on the analysis screen. */
  analysisFileBytes: 5 * 1024 * 1024,
  /** A role's file, wherever it goes. */
  roleFileBytes: 10 * 1024 * 1024,
  usernameMinimum: 3,
  passwordMinimum: 6,
  passwordMaximum: 256,
  nameMaximum: 100,
  statusMaximum: 50,
  expectedSalaryMaximum: 100,
} as const;

/** A positive integer id as it stands in JSON. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The same in a path, a query or a form field, where it arrives as text. */
export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'Invalid id.'), v.transform(Number), v.maxValue(2_147_483_647, 'Invalid id.'));

/** The name of a client, an opportunity or a role: something visible, and not too much of it. */
export const nameText = (required: string) => v.pipe(
  v.string(required), v.trim(), v.regex(/[^\p{Cc}\p{Cf}\p{Z}]/u, required), v.maxLength(limits.nameMaximum, `Name must be at most ${limits.nameMaximum} characters`),
);

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/**
 * Goes along with a change: the `updatedAt` of the version that its author saw. Where there is a newer one by now, nothing is
 * written and the answer is a 409 with the code `changed-meanwhile`. Without it the change is made whatever happened.
 */
export const seenVersion = { updatedAt: v.optional(timestamp) };

/** The body of every failure. */
export const errorBody = v.object({
  message: v.string(),
  code: v.string(),
  requestId: v.string(),
  /** For invalid input: where, in dotted form, and why. */
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

export const span = v.object({ start: v.number(), end: v.number() });
