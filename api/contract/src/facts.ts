import * as v from 'valibot';
import { author, id, idText, issue, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** When a position was held, in months, `YYYY-MM`; `end` is null while it is current, `start` where none was read. */
const dates = v.object({ start: v.nullable(v.string()), end: v.nullable(v.string()) });
export type FactDates = v.InferOutput<typeof dates>;

/** What a recruiter says in the place of a fact. */
const factCorrection = v.object({
  /** The dates of the position; null for a skill, which is none. */
  dates: v.nullable(dates),
  reason: v.string(),
  author,
  correctedAt: timestamp,
});

/** The lines of the resume, in English where it was translated, that it was read from. */
const lines = v.array(v.string());
const position = {
  kind: v.literal('position'),
  id: v.string(),
  title: v.string(),
  lines,
  read: dates,
  /** Whether the resume tells only the years, so that the months of `read` are an estimate. */
  yearsAlone: v.optional(v.boolean()),
};
const skill = { kind: v.literal('skill'), id: v.string(), skill: v.string(), lines };
const now = { correction: v.nullable(factCorrection) };
const before = {
  correction: factCorrection,
  /**
   * The other resume of the person that it was made on, without a file name once it is gone; null for the one asked
   * for.
   */
  resume: v.nullable(v.object({ id, fileName: v.string() })),
};

/** A position with its dates, or a skill, as it was read from a resume. The same has the same id in all versions. */
const fact = v.variant('kind', [v.object({ ...position, ...now }), v.object({ ...skill, ...now })]);
export type Fact = v.InferOutput<typeof fact>;

/** A correction that counts for nothing in the resume that was asked for. */
const factToReview = v.variant('kind', [v.object({ ...position, ...before }), v.object({ ...skill, ...before })]);
export type FactToReview = v.InferOutput<typeof factToReview>;

export const resumeFacts = v.object({
  personId: id,
  resumeId: id,
  /** False while the resume is still being read, and where nobody could read it. */
  isRead: v.boolean(),
  /** Positions, newest first, then skills, most used first. */
  facts: v.array(fact),
  /** Of lines that are gone or read differently by now, and of the person's other resumes; newest first. */
  review: v.array(factToReview),
});
export type ResumeFacts = v.InferOutput<typeof resumeFacts>;

/** The latest month that it is anywhere on earth. */
const thisMonth = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 7);
const month = v.pipe(
  v.string(issue('month-invalid')),
  v.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, issue('month-invalid')),
  v.check((value) => value <= thisMonth(), issue('month-to-come')),
);

export const factInput = v.pipe(
  v.object({
    /** When the position was held, `end` null while it is current. Left out for a skill, which is then none. */
    start: v.optional(month),
    end: v.optional(v.nullable(month)),
    reason: v.pipe(visibleText('reason-required'), v.maxLength(limits.noteMaximum, issue('reason-too-long'))),
    /** When the correction was made that the author saw, null for none: nothing is written over a newer one. */
    seen: v.optional(v.nullable(timestamp)),
  }),
  v.forward(
    v.partialCheck([['start'], ['end']], ({ start, end }) => !start || !end || end >= start, issue('end-before-start')),
    ['end'],
  ),
);
export type FactInput = v.InferOutput<typeof factInput>;

const params = v.object({ id: idText, resumeId: idText });
const factParams = v.object({ ...params.entries, factId: v.pipe(v.string(), v.regex(/^[\da-f]{1,16}$/)) });

export const getResumeFacts = endpoint({
  method: 'GET',
  path: '/api/people/:id/facts/:resumeId',
  access: 'member',
  showsPeople: true,
  summary: 'The positions and skills that were read from a resume of a person, with what recruiters have corrected.',
  params,
  reply: 'json',
  output: resumeFacts,
  refusals: ['not-found:resume'],
});
export const correctFact = endpoint({
  method: 'PUT',
  path: '/api/people/:id/facts/:resumeId/:factId',
  access: 'member',
  summary:
    'Gives a position that was read from a resume other dates, or says that a skill is none. Whatever the resume is ' +
    'judged for is judged again.',
  params: factParams,
  body: 'json',
  input: factInput,
  reply: 'json',
  output: resumeFacts,
  refusals: ['not-found:resume', 'not-found:fact', 'changed-meanwhile'],
});
export const takeBackFact = endpoint({
  method: 'DELETE',
  path: '/api/people/:id/facts/:resumeId/:factId',
  access: 'member',
  summary: 'Takes the correction of a fact back: what was read counts again.',
  params: factParams,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:resume', 'not-found:correction'],
});
