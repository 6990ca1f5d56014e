import * as v from 'valibot';
import { issues } from './issues.ts';
import { codeOf, refusals } from './refusals.ts';
import { englishSentences } from './sentences.ts';

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

/** The values in a sentence, to say it in another language. */
const values = v.optional(v.record(v.string(), v.union([v.string(), v.number()])));

/** The body of every failure: a code for programs, a sentence in English for people. */
export const errorBody = v.object({
  message: v.string(),
  code: v.picklist([...new Set(keysOf(refusals).map(codeOf))]),
  /** The key of the sentence, if the code has several. */
  key: v.optional(v.picklist(keysOf(englishSentences))),
  values,
  requestId: v.string(),
  /** For invalid input: the path in dotted form, and the reason. */
  issues: v.optional(
    v.array(v.object({ path: v.string(), message: v.string(), code: v.picklist(keysOf(issues)), values })),
  ),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
