import * as v from 'valibot';
import type { RuleKey } from './issues.ts';
import { limits } from './limits.ts';

/**
 * The message of a rule in a schema: the key of a sentence, which server and screens show in the reader's language.
 * @__NO_SIDE_EFFECTS__ So that a bundle leaves out the schemas that nobody names.
 */
export function issue(key: RuleKey): RuleKey {
  return key;
}

/** The greatest id that the database can hold. */
export const greatestId = 2_147_483_647;

/** A positive integer id as it stands in JSON. */
export const id = v.pipe(
  v.number(issue('id-invalid')),
  v.integer(issue('id-invalid')),
  v.minValue(1, issue('id-invalid')),
  v.maxValue(greatestId, issue('id-invalid')),
);

/** An id in a path, a query or a form field, where it arrives as text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, issue('id-invalid')),
  v.transform(Number),
  v.maxValue(greatestId, issue('id-invalid')),
);

/**
 * How many must-haves were asked for of a candidate, and how many of them the resume shows: part of what a score says.
 */
export const mustCounts = v.object({ musts: v.number(), mustsMet: v.number() });
export type MustCounts = v.InferOutput<typeof mustCounts>;

/** How many entries of a list are asked for at most. */
export const pageLimit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, issue('limit-invalid')),
    v.transform(Number),
    v.maxValue(500, issue('limit-invalid')),
  ),
  '100',
);

/**
 * Which part of a list is asked for: at most `limit` entries after `cursor`, which is the `nextCursorHeader` of the
 * last answer.
 */
export const pageQuery = {
  limit: pageLimit,
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}-\d{1,10}$/, issue('cursor-invalid')))),
};
/** The same of a list that is ordered by id: the last id of the part before. */
export const idCursor = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,9}$/, issue('cursor-invalid')),
    v.transform(Number),
    v.maxValue(greatestId, issue('cursor-invalid')),
  ),
);
const unseen = '\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800';

/** Text with at least `characters` visible characters: spaces, control characters and blank letters do not count. */
export const visibleText = (required: RuleKey, characters = 1) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.regex(new RegExp(`(?:[^${unseen}][${unseen}]*){${characters}}`, 'u'), required),
  );

/** The name of a client, an opportunity or a role: visible, and not too long. */
export const nameText = (required: RuleKey) =>
  v.pipe(visibleText(required), v.maxLength(limits.nameMaximum, issue('name-too-long')));

/** Words to look for, in any order, without regard to case and accents. */
export const words = v.pipe(v.string(), v.maxLength(limits.nameMaximum, issue('too-long')));

/** The id of a requirement as callers name it; those that plugins give have at most as many characters. */
export const requirementId = v.pipe(v.string(), v.maxLength(40));

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A user by whom something was done; null where that user is gone, or the server did it by itself. */
export const author = v.nullable(v.object({ id, name: v.string() }));

/**
 * The `updatedAt` of the version that the author of a change saw. If there is a newer version, nothing is written and
 * the answer is a 409 with the code `changed-meanwhile`. Without it the change is always made.
 */
export const seenVersion = { updatedAt: v.optional(timestamp) };

/**
 * The field of an object that is about somebody: true while that person is masked, and names, files' names and texts
 * beside it then tell nobody who it is. `by` is the field with the id, which is that of a person, resume or candidacy.
 * @__NO_SIDE_EFFECTS__
 */
export const about = (of: 'person' | 'resume' | 'candidacy', by = 'id') => ({
  masked: v.optional(v.pipe(v.boolean(), v.metadata({ about: of, by }))),
});

/**
 * Words of recruiters about what they seek, such as a requirement. They are about nobody and stay as they are beside
 * somebody who is masked: whoever wrote a name there could tell by its mask whose it is.
 * @__NO_SIDE_EFFECTS__
 */
export const sought = v.pipe(v.string(), v.metadata({ about: 'nobody' }));

export const span = v.object({ start: v.number(), end: v.number() });

/** Whether a resume shows a requirement. */
export const verdict = v.picklist(['met', 'partial', 'missing']);
export type Verdict = v.InferOutput<typeof verdict>;

/** How far a score can be relied on. */
export const confidenceLevel = v.picklist(['high', 'medium', 'low']);
export type ConfidenceLevel = v.InferOutput<typeof confidenceLevel>;

/** Candidates or people that one call is about. */
export const chosenIds = v.pipe(
  v.array(id),
  v.minLength(1, issue('ids-required')),
  v.maxLength(limits.candidatesChosen, issue('ids-too-many')),
);

/** Ids as they stand in an address, with commas between them. One that is out of range names nobody. */
export const idList = v.pipe(
  v.string(),
  // Ten digits and a comma each.
  v.maxLength(limits.candidatesChosen * 11, issue('ids-too-many')),
  v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, issue('id-invalid')),
  v.transform((text) =>
    text
      .split(',')
      .map(Number)
      .filter((one) => one <= greatestId),
  ),
);
