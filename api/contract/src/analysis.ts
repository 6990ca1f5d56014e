import * as v from 'valibot';
import { about, confidenceLevel, id, idText, mustCounts, sought, span, timestamp, verdict } from './common.ts';
import { correction } from './corrections.ts';
import { cut, documentState, failure, warning } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { requirement } from './rubric.ts';

export const point = v.object({ title: v.string(), description: v.string() });

/** The texts written about a candidate. */
export const summaryTexts = v.object({
  summary: v.string(),
  technicalSummary: v.nullable(v.string()),
  experienceSummary: v.nullable(v.string()),
  keyStrengths: v.array(point),
  areasForConsideration: v.array(point),
});

export const evidence = v.object({
  text: v.string(),
  /** The same as the resume has it, where that is in another language. */
  originalText: v.optional(v.string()),
  english: span,
  original: span,
});
export type Evidence = v.InferOutput<typeof evidence>;

export const judgedRequirement = v.object({
  ...requirement.entries,
  verdict,
  degree: v.number(),
  quotes: v.array(evidence),
  /** What the scorer has found, where a recruiter has corrected it. */
  found: v.optional(v.object({ verdict, degree: v.number() })),
  note: v.optional(v.string()),
  /** The note in Spanish, where there is one. */
  noteInSpanish: v.optional(v.string()),
  /** Years in dated positions that are what is asked for, where they were counted. */
  years: v.optional(v.number()),
});
export type JudgedRequirement = v.InferOutput<typeof judgedRequirement>;

export const scoreLine = v.object({
  id: v.string(),
  source: v.picklist(['requirement', 'signal']),
  label: sought,
  /** The label in Spanish, of a signal that has one. */
  labelInSpanish: v.optional(v.string()),
  weight: v.number(),
  degree: v.number(),
  /** The part of all lines that counts where a must asks for more years than are shown; all of it unless stated. */
  part: v.optional(v.number()),
  points: v.number(),
  maxPoints: v.number(),
  /** For a signal: its part of the whole score, 0 to 1. */
  share: v.optional(v.number()),
});

/** What an open requirement would bring if the resume showed it in full, by the arithmetic of the score. */
export const openRequirement = v.object({
  /** The requirement's. */
  id: v.string(),
  /** Of the 100 that all lines can give. */
  points: v.number(),
  /** The score then. */
  matchScore: v.number(),
});

/** The stages of Prepare and Match, in their order. */
export const stageNames = [
  'extract',
  'ocr',
  'detect-language',
  'translate',
  'read-job',
  'embed',
  'score',
  'summarise',
] as const;
export const stageName = v.picklist(stageNames);
export type StageName = v.InferOutput<typeof stageName>;

export const stageRecord = v.object({
  stage: stageName,
  plugin: v.string(),
  version: v.string(),
  milliseconds: v.number(),
  fallbacks: v.array(v.object({ plugin: v.string(), reason: v.string() })),
  model: v.optional(v.object({ name: v.string(), digest: v.string() })),
  usage: v.optional(
    v.object({ inputTokens: v.number(), outputTokens: v.number(), calls: v.number(), cached: v.number() }),
  ),
  /** How many statements of the plugin were left out because the documents do not support them. */
  leftOut: v.optional(v.number()),
  /** Other plugins that did a part of the work. */
  beside: v.optional(v.array(v.object({ plugin: v.string(), version: v.string() }))),
});

const lowersTo = v.picklist(['medium', 'low']);
const document = v.picklist(['job', 'resume']);

/** Why a score is less reliable, with the highest level that is still possible; shares run from 0 to 1. */
export const confidenceReason = v.variant('code', [
  v.object({ code: v.literal('language'), lowersTo, document, language: v.string() }),
  v.object({ code: v.literal('scan'), lowersTo, document, pages: v.number(), of: v.number(), confidence: v.number() }),
  v.object({ code: v.literal('unread-pages'), lowersTo, document, pages: v.number(), of: v.number() }),
  v.object({ code: v.literal('cut'), lowersTo, document, ...cut.entries }),
  v.object({ code: v.literal('left-out'), lowersTo, share: v.number() }),
  v.object({ code: v.literal('short'), lowersTo, words: v.number() }),
  v.object({ code: v.literal('no-resume'), lowersTo }),
  v.object({ code: v.literal('undated'), lowersTo }),
  v.object({ code: v.literal('few-facts'), lowersTo }),
  v.object({ code: v.literal('no-requirements'), lowersTo }),
  v.object({ code: v.literal('few-requirements'), lowersTo, requirements: v.number() }),
  v.object({ code: v.literal('unjudged'), lowersTo, unjudged: v.number(), of: v.number() }),
  v.object({ code: v.literal('soft-requirements'), lowersTo, hard: v.number(), of: v.number() }),
  v.object({ code: v.literal('close-musts'), lowersTo, met: v.number(), partial: v.number(), of: v.number() }),
  v.object({ code: v.literal('no-title'), lowersTo }),
]);
export type ConfidenceReason = v.InferOutput<typeof confidenceReason>;

/**
 * How far a score can be relied on: `judged` of the job description's `requirements` could be judged; `reasons` lower
 * the level.
 */
export const confidence = v.object({
  level: confidenceLevel,
  judged: v.number(),
  requirements: v.number(),
  reasons: v.array(confidenceReason),
});
export type Confidence = v.InferOutput<typeof confidence>;

/** A candidate with everything a recruiter can check. */
export const candidate = v.object({
  /** The resume's id. */
  id,
  analysisId: id,
  ...about('candidacy', 'analysisId'),
  name: v.string(),
  matchScore: v.number(),
  ...mustCounts.entries,
  ...summaryTexts.entries,
  /** The same texts in Spanish; null where there are none, as those of a language model, and in older analyses. */
  inSpanish: v.nullable(summaryTexts),
  status: v.string(),
  expectedSalary: v.nullable(v.string()),
  originalFileName: v.string(),
  language: v.string(),
  isTranslated: v.boolean(),
  requirements: v.array(judgedRequirement),
  /** The verdicts that recruiters have corrected, newest first. */
  corrections: v.array(correction),
  arithmetic: v.array(scoreLine),
  /** Those that are partly met or not shown, most points first; empty while the score is of an earlier rubric. */
  openRequirements: v.array(openRequirement),
  /** Null in analyses of older versions. */
  confidence: v.nullable(confidence),
  warnings: v.array(warning),
  cuts: v.array(cut),
  /** True while new requirements are applied: the score may be new already, confidence and summaries are not. */
  isPending: v.boolean(),
  /** The version of the job description's rubric that the score was computed with. */
  rubricVersion: v.number(),
  /** Records of the stages: those of Prepare for the resume, then those of Match. */
  provenance: v.array(stageRecord),
  /** The month that "present" meant, `YYYY-MM`. */
  asOf: v.string(),
  createdAt: timestamp,
});
export type Candidate = v.InferOutput<typeof candidate>;

/** A resume in an analysis; a failed one has a failure in place of a score. */
export const analyzedResume = v.object({
  id,
  ...about('resume'),
  originalFileName: v.string(),
  name: v.string(),
  isTranslated: v.boolean(),
  language: v.string(),
  matchScore: v.nullable(v.number()),
  musts: v.nullable(v.number()),
  mustsMet: v.nullable(v.number()),
  /** Null without a score, and in analyses of older versions. */
  confidence: v.nullable(confidenceLevel),
  failure: v.nullable(failure),
});

export const analysis = v.object({
  jobDescription: v.object({
    id,
    originalFileName: v.string(),
    title: v.string(),
    originalTitle: v.nullable(v.string()),
    skills: v.array(v.string()),
  }),
  /** Best score first; those without a score last. */
  resumes: v.array(analyzedResume),
  /** The best candidate; null when none could be scored. */
  selectedCandidate: v.nullable(candidate),
});
export type Analysis = v.InferOutput<typeof analysis>;

/** Progress of one document or candidate, as sent over the event stream. */
export const progress = v.object({
  /** The resume, or null for the job description itself. */
  resumeId: v.nullable(id),
  /** `waiting` before the work starts, `done` or `failed` at its end, otherwise the stage under way. */
  stage: v.picklist(['waiting', ...stageNames, 'done', 'failed']),
  flow: v.picklist(['prepare', 'match']),
  /** The part of the stage that is done, 0 to 1. */
  fraction: v.number(),
  failure: v.optional(failure),
});
export type Progress = v.InferOutput<typeof progress>;

/** A resume's texts, in which quotes are shown. */
export const resumeText = v.object({
  id,
  ...about('resume'),
  /** Null for a resume that nobody has put anywhere yet. */
  jobDescriptionId: v.nullable(id),
  originalFileName: v.string(),
  name: v.string(),
  language: v.string(),
  isTranslated: v.boolean(),
  state: documentState,
  original: v.string(),
  english: v.string(),
  alignment: v.array(v.object({ original: span, english: span })),
});
export type ResumeText = v.InferOutput<typeof resumeText>;

const jobParams = v.object({ jobDescriptionId: idText });

export const analyze = endpoint({
  method: 'POST',
  path: '/api/analyze/:jobDescriptionId',
  access: 'member',
  limited: 'analyses',
  summary:
    'Scores every new or changed resume and answers when all are done; joins a run that is under way. ' +
    'Candidates are attached to the role that is named, new ones without one to the role of the others.',
  params: jobParams,
  query: v.object({ roleId: v.optional(idText), force: v.optional(v.picklist(['true', 'false'])) }),
  reply: 'json',
  output: analysis,
  refusals: ['resumes.none', 'job-description.failed', 'job-description.in-role', 'analysis.running'],
});
export const analysisEvents = endpoint({
  method: 'GET',
  path: '/api/analyze/:jobDescriptionId/events',
  access: 'member',
  summary: 'Server-sent events with the progress of every document and candidate.',
  params: jobParams,
  reply: 'events',
  output: progress,
});
export const getResumeInfo = endpoint({
  method: 'GET',
  path: '/api/analysis/resume/:resumeId',
  access: 'member',
  showsPeople: true,
  summary: 'A resume with its texts, by which quotes are shown in place.',
  params: v.object({ resumeId: idText }),
  reply: 'json',
  output: resumeText,
});
export const getCandidate = endpoint({
  method: 'GET',
  path: '/api/analysis/:jobDescriptionId/:resumeId',
  access: 'member',
  showsPeople: true,
  summary: "One candidate's analysis.",
  params: v.object({ jobDescriptionId: idText, resumeId: idText }),
  reply: 'json',
  output: candidate,
});
