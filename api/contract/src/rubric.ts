import * as v from 'valibot';
import { about, id, idText, issue, requirementId, sought, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const wording = {
  text: sought,
  /** The same as it was written, where that is in another language. */
  originalText: v.optional(sought),
};

/** A requirement of a job description, as the score counts it. */
export const requirement = v.object({
  id: v.string(),
  ...wording,
  kind: v.picklist(['skill', 'experience', 'education', 'language', 'certification']),
  must: v.boolean(),
  weight: v.number(),
  /** A task of the position, under which nobody is asked for anything in so many words. */
  duty: v.optional(v.literal(true)),
  minYears: v.optional(v.number()),
  skills: v.array(sought),
  /** Further skills in its words, none of which satisfies it by itself. */
  otherSkills: v.optional(v.array(sought)),
});

/** Words of a requirement that may stand for who somebody is in place of what they can do, as they are written. */
export const caution = v.object({
  ground: v.picklist(['age', 'origin', 'gender', 'family', 'health', 'appearance']),
  words: v.string(),
});
export type Caution = v.InferOutput<typeof caution>;

/** A requirement as recruiters have left it. */
export const rubricRequirement = v.object({
  ...requirement.entries,
  /** Whether it counts. */
  active: v.boolean(),
  /** Written by a recruiter instead of read from the job description. */
  added: v.boolean(),
  /** The weight that it was read with, where a recruiter has set another. */
  readWeight: v.optional(v.number()),
  /** Told of the rubric as it is now, not of its earlier versions. */
  cautions: v.optional(v.array(caution)),
});
export type RubricRequirement = v.InferOutput<typeof rubricRequirement>;

/** What counts beside the requirements, such as the titles that somebody has held, as recruiters have left it. */
export const rubricSignal = v.object({
  id: v.string(),
  label: v.string(),
  labelInSpanish: v.optional(v.string()),
  active: v.boolean(),
  /** Its part of the whole score, 0 to 1, and the part that it has unless a recruiter sets another. */
  share: v.number(),
  statedShare: v.number(),
});
export type RubricSignal = v.InferOutput<typeof rubricSignal>;

/** What the candidates of a job description are scored by. */
export const rubric = v.object({
  jobDescriptionId: id,
  /** 1 for the rubric as it was read; every change adds one. */
  version: v.number(),
  requirements: v.array(rubricRequirement),
  /** Known once a first candidate has been scored. */
  signals: v.array(rubricSignal),
});
export type Rubric = v.InferOutput<typeof rubric>;

const requirementText = v.pipe(
  visibleText('requirement-text-required'),
  v.maxLength(limits.requirementMaximum, issue('requirement-too-long')),
);
const outOfRange = issue('weight-out-of-range');
export const weight = v.pipe(
  v.number(outOfRange),
  v.minValue(limits.weightMinimum, outOfRange),
  v.maxValue(limits.weightMaximum, outOfRange),
);

const rubricEntry = v.pipe(
  v.object({
    /** Missing for a requirement that is added. */
    id: v.optional(requirementId),
    /** For a requirement that is added, in English or Spanish; any other keeps its text. */
    text: v.optional(requirementText),
    active: v.boolean(),
    must: v.boolean(),
    weight,
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['text']],
      ({ id: known, text }) => known !== undefined || text !== undefined,
      issue('requirement-text-required'),
    ),
    ['text'],
  ),
);

const shareOutOfRange = issue('share-out-of-range');
const signalEntry = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  active: v.boolean(),
  share: v.pipe(
    v.number(shareOutOfRange),
    v.minValue(limits.shareMinimum, shareOutOfRange),
    v.maxValue(limits.shareMaximum, shareOutOfRange),
  ),
});

/** The version that the author of a change saw. */
const seenVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

export const rubricInput = v.object({
  version: seenVersion,
  /** All requirements; one that a recruiter added before and that is missing here is removed. */
  requirements: v.pipe(v.array(rubricEntry), v.minLength(1, issue('requirements-all-off')), v.maxLength(200)),
  /** One that is missing stays as it is. */
  signals: v.optional(v.pipe(v.array(signalEntry), v.maxLength(50))),
});
export type RubricInput = v.InferOutput<typeof rubricInput>;

/** A change of one requirement or signal; a weight comes with the one before, and so does a signal's share. */
export const rubricChange = v.variant('what', [
  v.object({ what: v.picklist(['added', 'removed', 'switched-on', 'switched-off', 'must', 'nice']), ...wording }),
  v.object({ what: v.picklist(['weight', 'share']), ...wording, from: v.number(), to: v.number() }),
]);
export type RubricChange = v.InferOutput<typeof rubricChange>;

export const rubricVersion = v.object({
  version: v.number(),
  /** Null for the first version, which was read from the document, and for a user who was deleted. */
  changedBy: v.nullable(v.object({ id, name: v.string() })),
  createdAt: timestamp,
  /** The file that this version was read from, where it replaced the one before. */
  readFrom: v.nullable(v.string()),
  /** The earlier version that this one has brought back. */
  restored: v.nullable(v.number()),
  /** Whether it can be brought back: an earlier one that was read from the present file. */
  isRestorable: v.boolean(),
  changes: v.array(rubricChange),
  requirements: v.array(rubricRequirement),
});
export type RubricVersion = v.InferOutput<typeof rubricVersion>;

/** A candidate whose score a change would move; places count from 1, equal scores have the same. */
const movement = v.object({
  /** The analysis' id. */
  id,
  ...about('candidacy'),
  name: v.string(),
  before: v.number(),
  after: v.number(),
  placeBefore: v.number(),
  placeAfter: v.number(),
});
export type Movement = v.InferOutput<typeof movement>;

/** What a change would do to the scores of all candidates. */
export const rubricPreview = v.object({
  /** How many were looked at, and how many of them rise, fall and stay. */
  candidates: v.number(),
  risen: v.number(),
  fallen: v.number(),
  same: v.number(),
  /** Requirements that count and that not every resume has been searched for yet: they are left out. */
  unjudged: v.number(),
  /** Those that rise and fall the most, the greatest change first. */
  rises: v.array(movement),
  falls: v.array(movement),
});
export type RubricPreview = v.InferOutput<typeof rubricPreview>;

export const restoreInput = v.object({ version: seenVersion, restore: seenVersion });

const params = v.object({ jobDescriptionId: idText });
/** Refusals of calls about the rubric of a job description that is not ready. */
export const unreadJob = ['document.not-ready:job-description', 'job-description.failed'] as const;

export const getRubric = endpoint({
  method: 'GET',
  path: '/api/job-description/:jobDescriptionId/rubric',
  access: 'member',
  summary: 'The requirements that candidates are scored by, as recruiters have left them.',
  params,
  reply: 'json',
  output: rubric,
  refusals: unreadJob,
});
export const changeRubric = endpoint({
  method: 'PUT',
  path: '/api/job-description/:jobDescriptionId/rubric',
  access: 'member',
  limited: 'analyses',
  summary:
    'Changes the requirements: switched on or off, must or nice to have, weights, new ones. ' +
    'Scores follow at once from stored verdicts; ' +
    'new requirements are judged and summaries rewritten by jobs, for which Analyze waits.',
  params,
  body: 'json',
  input: rubricInput,
  reply: 'json',
  output: rubric,
  refusals: ['changed-meanwhile', ...unreadJob],
});
export const listRubricVersions = endpoint({
  method: 'GET',
  path: '/api/job-description/:jobDescriptionId/rubric/versions',
  access: 'member',
  summary: 'Who changed the requirements, when and how, newest first.',
  params,
  reply: 'json',
  output: v.array(rubricVersion),
  refusals: unreadJob,
});
export const previewRubric = endpoint({
  method: 'POST',
  path: '/api/job-description/:jobDescriptionId/rubric/preview',
  access: 'member',
  asks: true,
  limited: 'analyses',
  summary: 'Who would rise and fall by changed requirements, from stored verdicts. Nothing is stored.',
  params,
  body: 'json',
  input: rubricInput,
  reply: 'json',
  output: rubricPreview,
  refusals: ['changed-meanwhile', ...unreadJob],
});
export const restoreRubric = endpoint({
  method: 'POST',
  path: '/api/job-description/:jobDescriptionId/rubric/restore',
  access: 'member',
  limited: 'analyses',
  summary: 'Makes the requirements of an earlier version a new one; scores follow as after any change.',
  params,
  body: 'json',
  input: restoreInput,
  reply: 'json',
  output: rubric,
  refusals: ['changed-meanwhile', ...unreadJob],
});
