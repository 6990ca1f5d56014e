import * as v from 'valibot';
import { about, id, idCursor, idText, pageQuery, timestamp } from './common.ts';
import { progress } from './analysis.ts';
import { failure } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './error-body.ts';
import { limits } from './limits.ts';

const { message, code, key, values } = errorBody.entries;

/** A file that was not taken, with the reason as every refusal has it. */
export const refusedFile = v.object({ fileName: v.string(), message, code, key, values });
export type RefusedFile = v.InferOutput<typeof refusedFile>;

/** A file whose bytes are in the role already. */
export const knownFile = v.object({
  fileName: v.string(),
  resumeId: id,
  ...about('resume', 'resumeId'),
  /** Null until it has been judged. */
  candidacyId: v.nullable(id),
  /** The candidate's name, or the file's without its extension. */
  name: v.string(),
  /** Null until it has been judged. */
  status: v.nullable(v.string()),
  /** Since when it is in the role. */
  createdAt: timestamp,
});
export type KnownFile = v.InferOutput<typeof knownFile>;

/** What has become of each file, those in an archive by themselves; each is in one of the lists. */
export const uploadedResumes = v.object({
  accepted: v.array(v.object({ fileName: v.string(), resumeId: id, ...about('resume', 'resumeId') })),
  refused: v.array(refusedFile),
  known: v.array(knownFile),
});
export type UploadedResumes = v.InferOutput<typeof uploadedResumes>;

/**
 * What to do with bytes that the role has already: say so and leave them, take them up once more beside the first, or
 * read and judge the first anew, whose status and notes stay.
 */
export const knownChoices = ['tell', 'keep-both', 'replace'] as const;
export type KnownChoice = (typeof knownChoices)[number];

/**
 * How many resumes of a role have a score, `pending` of them to be judged once more; how many wait for their first, and
 * how many could not be read or judged.
 */
const counts = { scored: v.number(), pending: v.number(), waiting: v.number(), unreadable: v.number() };

/**
 * What has changed in a role: its counts, the progress of a file, or candidacies that were judged, changed, added or
 * removed. Those are named by the ids of their resumes, or by null where any of them may have changed, and are to be
 * asked for again.
 */
export const roleEvent = v.variant('what', [
  v.object({ what: v.literal('counts'), ...counts }),
  v.object({ what: v.literal('file'), ...progress.entries, resumeId: id }),
  v.object({ what: v.literal('changed'), resumeIds: v.nullable(v.array(id)) }),
]);
export type RoleEvent = v.InferOutput<typeof roleEvent>;

/** A file of a role that has no score: it waits, or has failed with a reason. */
export const roleFile = v.object({
  resumeId: id,
  ...about('resume', 'resumeId'),
  fileName: v.string(),
  fileSize: v.number(),
  failure: v.nullable(failure),
  /** Whether another try may help; otherwise only another file does. */
  canRetry: v.boolean(),
  createdAt: timestamp,
});
export type RoleFile = v.InferOutput<typeof roleFile>;

const params = v.object({ id: idText });

export const uploadRoleResumes = endpoint({
  method: 'POST',
  path: '/api/roles/:id/resumes',
  access: 'member',
  limited: 'uploads',
  summary:
    `Takes up to ${limits.filesPerUpload} resumes for a role, as files or in ZIP archives, and answers when they are ` +
    'stored; reading and scoring begin by themselves. The same call again takes nothing twice.',
  params,
  query: v.object({ known: v.optional(v.picklist(knownChoices), 'tell') }),
  body: 'multipart',
  manyFiles: true,
  reply: 'json',
  output: uploadedResumes,
  status: 202,
});
export const listRoleFiles = endpoint({
  method: 'GET',
  path: '/api/roles/:id/files',
  access: 'member',
  showsPeople: true,
  summary: "A role's files that wait to be judged, in their order, or that could not be read or judged, newest first.",
  params,
  query: v.object({
    state: v.optional(v.picklist(['waiting', 'failed']), 'waiting'),
    limit: pageQuery.limit,
    cursor: idCursor,
  }),
  reply: 'json',
  output: v.object({ items: v.array(roleFile), total: v.number(), nextCursor: v.nullable(v.string()) }),
});
export const retryResume = endpoint({
  method: 'POST',
  path: '/api/resume/:resumeId/retry',
  access: 'member',
  summary: 'Has a resume that failed read or judged again; changes nothing for one that has not.',
  params: v.object({ resumeId: idText }),
  reply: 'empty',
  status: 204,
});
export const roleEvents = endpoint({
  method: 'GET',
  path: '/api/roles/:id/events',
  access: 'member',
  summary: 'Server-sent events with what changes in a role: its counts, the progress of its files, its candidacies.',
  params,
  reply: 'events',
  output: roleEvent,
});
