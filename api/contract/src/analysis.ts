import * as v from 'valibot';
import { confidenceLevel, id, idText, span, timestamp } from './common.ts';
import { cut, documentState, failure, warning } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { requirement } from './rubric.ts';

export const point = v.object({ title: v.string(), description: v.string() });

export const evidence = v.object({ text: v.string(), english: span, original: span });
export type Evidence = v.InferOutput<typeof evidence>;

export const judgedRequirement = v.object({
  ...requirement.entries,
  verdict: v.picklist(['met', 'partial', 'missing']),
  degree: v.number(),
  quotes: v.array(evidence),
  note: v.optional(v.string()),
});
export type JudgedRequirement = v.InferOutput<typeof judgedRequirement>;

export const scoreLine = v.object({
  id: v.string(),
  source: v.picklist(['requirement', 'signal']),
  label: v.string(),
  weight: v.number(),
  degree: v.number(),
  points: v.number(),
  maxPoints: v.number(),
  /** Of a signal: its stated part of the whole score, 0 to 1. */
  share: v.optional(v.number()),
});

/** The stages of the work on documents and candidates, in their order. */
export const stageNames = ['extract', 'ocr', 'detect-language', 'translate', 'read-job', 'score', 'summarise'] as const;
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
  /** Statements of the plugin that nothing in the documents bears out, and that are not shown. */
  leftOut: v.optional(v.number()),
  /** Other plugins whose work went in. */
  beside: v.optional(v.array(v.object({ plugin: v.string(), version: v.string() }))),
});

const lowersTo = v.picklist(['medium', 'low']);
const document = v.picklist(['job', 'resume']);

/** Why a score can be relied on less, with the best level that this leaves; shares run from 0 to 1. */
export const confidenceReason = v.variant('code', [
  v.object({ code: v.literal('language'), lowersTo, document, language: v.string() }),
  v.object({ code: v.literal('scan'), lowersTo, document, pages: v.number(), of: v.number(), confidence: v.number() }),
  v.object({ code: v.literal('unread-pages'), lowersTo, document, pages: v.number(), of: v.number() }),
  v.object({ code: v.literal('cut'), lowersTo, document, ...cut.entries }),
  v.object({ code: v.literal('left-out'), lowersTo, share: v.number() }),
  v.object({ code: v.literal('short'), lowersTo, words: v.number() }),
  v.object({ code: v.literal('no-resume'), lowersTo }),
  v.object({ code: v.literal('undated'), lowersTo }),
  v.object({ code: v.literal('no-requirements'), lowersTo }),
  v.object({ code: v.literal('few-requirements'), lowersTo, requirements: v.number() }),
  v.object({ code: v.literal('unjudged'), lowersTo, unjudged: v.number(), of: v.number() }),
]);
export type ConfidenceReason = v.InferOutput<typeof confidenceReason>;

/** How far a score can be relied on: `judged` of the job's `requirements` could be judged, and what stands against it. */
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
  name: v.string(),
  matchScore: v.number(),
  summary: v.string(),
  technicalSummary: v.nullable(v.string()),
  experienceSummary: v.nullable(v.string()),
  keyStrengths: v.array(point),
  areasForConsideration: v.array(point),
  status: v.string(),
  expectedSalary: v.nullable(v.string()),
  originalFileName: v.string(),
  language: v.string(),
  isTranslated: v.boolean(),
  requirements: v.array(judgedRequirement),
  arithmetic: v.array(scoreLine),
  /** Null in analyses of older versions. */
  confidence: v.nullable(confidence),
  warnings: v.array(warning),
  cuts: v.array(cut),
  /** While new requirements are applied: the score may go by them already, confidence and summaries follow. */
  isPending: v.boolean(),
  /** The version of the job description's rubric that the score was computed with. */
  rubricVersion: v.number(),
  /** Of the resume's preparation, then of the match. */
  provenance: v.array(stageRecord),
  /** The month that "present" meant, `YYYY-MM`. */
  asOf: v.string(),
  createdAt: timestamp,
});
export type Candidate = v.InferOutput<typeof candidate>;

/** A resume in an analysis; a failed one has no score and says why. */
export const analysedResume = v.object({
  id,
  originalFileName: v.string(),
  name: v.string(),
  isTranslated: v.boolean(),
  language: v.string(),
  matchScore: v.nullable(v.number()),
  /** Null without a score, and in analyses of older versions. */
  confidence: v.nullable(confidenceLevel),
  failure: v.nullable(failure),
});

export const analysis = v.object({
  jobDescription: v.object({ id, originalFileName: v.string(), title: v.string(), skills: v.array(v.string()) }),
  /** Best score first; those without a score last. */
  resumes: v.array(analysedResume),
  /** The best candidate; null when none could be scored. */
  selectedCandidate: v.nullable(candidate),
});
export type Analysis = v.InferOutput<typeof analysis>;

/** How far one document or candidate has come, as sent over the event stream. */
export const progress = v.object({
  /** The resume, or null for the job description itself. */
  resumeId: v.nullable(id),
  /** `waiting` before work starts, `done` and `failed` at its end, otherwise the stage at work. */
  stage: v.picklist(['waiting', ...stageNames, 'done', 'failed']),
  flow: v.picklist(['prepare', 'match']),
  /** Of the stage, 0 to 1. */
  fraction: v.number(),
  failure: v.optional(failure),
});
export type Progress = v.InferOutput<typeof progress>;

/** A resume's text, to show quotes in their place. */
export const resumeText = v.object({
  id,
  jobDescriptionId: id,
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
    'Scores every new or changed resume and answers when all are done; joins a run that is under way. Candidates are attached to the role that is named, new ones without one to the role of the others.',
  params: jobParams,
  query: v.object({ roleId: v.optional(idText), force: v.optional(v.picklist(['true', 'false'])) }),
  reply: 'json',
  output: analysis,
  refusals: ['resumes.none', 'job-description.failed', 'analysis.running'],
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
  summary: 'A resume with its texts, by which quotes are shown in place.',
  params: v.object({ resumeId: idText }),
  reply: 'json',
  output: resumeText,
});
export const getCandidate = endpoint({
  method: 'GET',
  path: '/api/analysis/:jobDescriptionId/:resumeId',
  access: 'member',
  summary: "One candidate's analysis.",
  params: v.object({ jobDescriptionId: idText, resumeId: idText }),
  reply: 'json',
  output: candidate,
});
