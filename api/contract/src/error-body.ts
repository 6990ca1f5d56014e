import * as v from 'valibot';
import { issues } from './issues.ts';
import { codeOf, refusals } from './refusals.ts';
import { englishSentences } from './sentences.ts';

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

/** What a sentence was filled with, to say it in another language. */
const values = v.optional(v.record(v.string(), v.union([v.string(), v.number()])));

/** The body of every failure: a code for programs, a sentence in English for people. */
export const errorBody = v.object({
  message: v.string(),
  code: v.picklist([...new Set(keysOf(refusals).map(codeOf))]),
  /** Names the sentence where the code alone does not. */
  key: v.optional(v.picklist(keysOf(englishSentences))),
  values,
  requestId: v.string(),
  /** For invalid input: where, in dotted form, and why. */
  issues: v.optional(
    v.array(v.object({ path: v.string(), message: v.string(), code: v.picklist(keysOf(issues)), values })),
  ),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
