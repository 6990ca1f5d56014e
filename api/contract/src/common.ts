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
  /** A requirement that a recruiter adds: its characters, and how many of them a job description may have. */
  requirementMaximum: 300,
  requirementsAdded: 20,
  /** 1 is ordinary; a must counts double. */
  weightMinimum: 0.01,
  weightMaximum: 10,
} as const;

/** A positive integer id as it stands in JSON. */
export const id = v.pipe(
  v.number('Invalid id.'),
  v.integer('Invalid id.'),
  v.minValue(1, 'Invalid id.'),
  v.maxValue(2_147_483_647, 'Invalid id.'),
);

/** The same in a path, a query or a form field, where it arrives as text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'Invalid id.'),
  v.transform(Number),
  v.maxValue(2_147_483_647, 'Invalid id.'),
);

/** How much of a list is asked for: its part after `cursor`, which the answer before gave in `nextCursorHeader`. */
export const pageQuery = {
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, 'The limit must be a number from 1 to 500.'),
      v.transform(Number),
      v.maxValue(500, 'The limit must be a number from 1 to 500.'),
    ),
    '100',
  ),
  cursor: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}-\d{1,10}$/, 'The cursor must be one that an answer has given.')),
  ),
};
/** Of an answer that is a list of which there is more: what to send as `cursor`. */
export const nextCursorHeader = 'X-Next-Cursor';

const unseen = '\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800';

/** Text that shows at least so many characters: spaces, control characters and blank letters are not seen. */
export const visibleText = (required: string, characters = 1) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.regex(new RegExp(`(?:[^${unseen}][${unseen}]*){${characters}}`, 'u'), required),
  );

/** The name of a client, an opportunity or a role: something visible, and not too much of it. */
export const nameText = (required: string) =>
  v.pipe(
    visibleText(required),
    v.maxLength(limits.nameMaximum, `Name must be at most ${limits.nameMaximum} characters`),
  );

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/**
 * Goes along with a change: the `updatedAt` of the version that its author saw. Where there is a newer one by now, nothing is
 * written and the answer is a 409 with the code `changed-meanwhile`. Without it the change is made whatever happened.
 */
export const seenVersion = { updatedAt: v.optional(timestamp) };
export const changedMeanwhile = 'Somebody has changed it since the version that the caller saw.';

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

/** How far a score can be relied on. */
export const confidenceLevel = v.picklist(['high', 'medium', 'low']);
export type ConfidenceLevel = v.InferOutput<typeof confidenceLevel>;
