import * as v from 'valibot';
import { evidence, scoreLine } from './analysis.ts';
import { about, id, idText, issue, sought, timestamp, verdict } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What of a resume is swapped to see whether the score follows, in the order in which it is told. */
export const swapKinds = ['name', 'gender', 'age', 'school', 'address', 'gap'] as const;
export type SwapKind = (typeof swapKinds)[number];
const kind = v.picklist(swapKinds, issue('swap-unknown'));

const points = v.number();

/** How swaps of one kind have moved the scores of the resumes that have a place for them. Points are signed. */
const movement = v.object({
  kind,
  resumes: v.number(),
  moved: v.number(),
  mean: points,
  median: points,
  /** The one that is farthest from 0. */
  largest: points,
});
export type SwapMovement = v.InferOutput<typeof movement>;

/** A line of the score that a swap has changed. */
const movedLine = v.object({ ...v.pick(scoreLine, ['id', 'source']).entries, before: points, after: points });

const movedScore = v.object({
  /** The candidacy's. */
  id,
  ...about('candidacy'),
  name: v.string(),
  kind,
  before: v.number(),
  after: v.number(),
  lines: v.array(movedLine),
});
export type MovedScore = v.InferOutput<typeof movedScore>;

export const swapCheck = v.object({
  id,
  state: v.picklist(['running', 'done', 'failed']),
  /** Of `of` resumes. */
  done: v.number(),
  of: v.number(),
  /** Resumes that could not be judged. */
  unreadable: v.number(),
  rubricVersion: v.number(),
  /** The role's requirements have changed since it was begun. */
  outdated: v.boolean(),
  createdAt: timestamp,
  /** Kinds that no resume had a place for are missing. */
  movements: v.array(movement),
  /** Farthest first. */
  moved: v.array(movedScore),
});
export type SwapCheck = v.InferOutput<typeof swapCheck>;

const params = v.object({ id: idText });

export const getSwapCheck = endpoint({
  method: 'GET',
  path: '/api/roles/:id/swap-check',
  access: 'member',
  showsPeople: true,
  summary: 'How scores of a role moved when names, gender words, age, school, address or a gap were swapped.',
  params,
  reply: 'json',
  /** Without a check, null. `scored` is how many candidacies one could be made of. */
  output: v.object({ check: v.nullable(swapCheck), scored: v.number() }),
});
export const startSwapCheck = endpoint({
  method: 'POST',
  path: '/api/roles/:id/swap-check',
  access: 'member',
  limited: 'analyses',
  summary: 'Begins a check of a role by swaps in place of the one before; one that is running goes on.',
  params,
  reply: 'json',
  output: swapCheck,
  status: 202,
  refusals: ['swap-check.nobody', 'document.not-ready:job-description'],
});

const judgedLine = v.object({
  points,
  verdict: v.optional(verdict),
  quotes: v.array(v.pick(evidence, ['text', 'originalText'])),
});

/** A movement explained: made once more, as no text of it is kept. */
export const explainedSwap = v.object({
  candidacyId: id,
  ...about('candidacy', 'candidacyId'),
  before: v.number(),
  after: v.number(),
  /** The lines of the resume in which something was swapped. */
  swapped: v.array(v.object({ before: v.string(), after: v.string() })),
  lines: v.array(
    v.object({
      /** Of a requirement: as the job description has it, where that is in another language. */
      originalText: v.optional(sought),
      ...v.pick(scoreLine, ['id', 'source', 'label', 'labelInSpanish', 'maxPoints']).entries,
      before: judgedLine,
      after: judgedLine,
    }),
  ),
});
export type ExplainedSwap = v.InferOutput<typeof explainedSwap>;

export const explainSwap = endpoint({
  method: 'GET',
  path: '/api/roles/:id/swap-check/:analysisId',
  access: 'member',
  showsPeople: true,
  limited: 'analyses',
  summary: 'What a swap changes in a resume, and the lines of the score that move by it, judged once more.',
  params: v.object({ id: idText, analysisId: idText }),
  /** Without a kind, the swap that moves the score farthest. */
  query: v.object({ kind: v.optional(kind) }),
  reply: 'json',
  output: explainedSwap,
  refusals: ['not-found:candidate', 'analysis.too-complex'],
});
