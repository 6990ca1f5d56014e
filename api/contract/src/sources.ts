import * as v from 'valibot';
import { about, id, idCursor, issue, pageQuery, timestamp } from './common.ts';
import { failure } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './error-body.ts';

/** Why a source could not be read, or not all of it. */
export const sourceProblems = [
  // Of a mailbox.
  'host-unknown',
  'host-refuses',
  'host-silent',
  'connection-lost',
  'offline',
  'no-tls',
  'certificate-expired',
  'certificate-of-another',
  'certificate-unknown',
  'wrong-password',
  'no-such-mail-folder',
  // Of the folder.
  'folder-gone',
  'folder-closed',
  'files-closed',
  'folder-fails',
  // Of either.
  'no-such-role',
  'storage-full',
  'storage-away',
  'unexpected',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

/** Why nothing of a mail or file was taken. */
export const arrivalSkips = [
  'no-attachment',
  'auto-reply',
  'bounce',
  'loop',
  'encrypted',
  'too-many-parts',
  'broken',
  'gone',
  'no-role-in-name',
] as const;
export type ArrivalSkip = (typeof arrivalSkips)[number];

/** A folder or mailbox that is read by itself, and how that goes. */
export const intakeSource = v.object({
  name: v.string(),
  kind: v.picklist(['folder', 'mailbox']),
  /** The folder's path, or the mailbox's user, server and folder. */
  place: v.string(),
  /**
   * The role that everything in it is for; null for the folder, whose subfolders say that, and for a mailbox for none.
   */
  role: v.nullable(v.object({ id, name: v.string() })),
  /** Null before the first look. */
  lookedAt: v.nullable(timestamp),
  /** Null where the last look went well. */
  problem: v.nullable(v.picklist(sourceProblems)),
  /** Files of it that have become resumes, or were so already, and that were refused. */
  taken: v.number(),
  known: v.number(),
  refused: v.number(),
});
export type IntakeSource = v.InferOutput<typeof intakeSource>;

const { message, code, key, values } = errorBody.entries;

/** A file that has come in a mail or by itself. */
export const arrivedFile = v.object({
  fileName: v.nullable(v.string()),
  outcome: v.picklist(['taken', 'known', 'refused']),
  /** Null for one that was refused, and where the resume has been deleted. */
  resumeId: v.nullable(id),
  ...about('resume', 'resumeId'),
  /** The candidacy that has come of it, once it was judged. */
  candidacyId: v.nullable(id),
  /** Why it could be taken and not be read. */
  failure: v.nullable(failure),
  /** Why it was refused. */
  refusal: v.nullable(v.object({ message, code, key, values })),
});
export type ArrivedFile = v.InferOutput<typeof arrivedFile>;

/** A mail or file that has come. */
export const intakeArrival = v.object({
  id,
  source: v.string(),
  /** The sender of a mail; null for a file, once it has been forgotten, and while somebody in it is masked. */
  sender: v.nullable(v.string()),
  /**
   * The subject of a mail or the path of a file; null once it has been forgotten, and while somebody in it is masked.
   */
  title: v.nullable(v.string()),
  role: v.nullable(v.object({ id, name: v.string() })),
  /** When it came to the mailbox or folder, and when it was read. */
  arrivedAt: v.nullable(timestamp),
  readAt: timestamp,
  /** Why nothing of it was looked at. */
  skipped: v.nullable(v.picklist(arrivalSkips)),
  files: v.array(arrivedFile),
});
export type IntakeArrival = v.InferOutput<typeof intakeArrival>;

const sourceName = v.pipe(v.string(), v.maxLength(30, issue('id-invalid')));

export const listIntakeSources = endpoint({
  method: 'GET',
  path: '/api/admin/intake/sources',
  access: 'admin',
  summary: 'The folder and the mailboxes from which resumes are taken by themselves, and how the last look went.',
  reply: 'json',
  output: v.array(intakeSource),
});
export const lookAtIntakeSource = endpoint({
  method: 'POST',
  path: '/api/admin/intake/look',
  access: 'admin',
  summary:
    'Looks at a folder or mailbox at once, and answers when it could be opened or could not, or after 20 seconds.',
  query: v.object({ source: sourceName }),
  reply: 'json',
  output: intakeSource,
  refusals: ['not-found:source'],
});
export const listIntakeArrivals = endpoint({
  method: 'GET',
  path: '/api/admin/intake/arrivals',
  access: 'admin',
  showsPeople: true,
  summary: 'The mails and files that have come by themselves, newest first, with what has become of each.',
  query: v.object({
    source: v.optional(sourceName),
    show: v.optional(v.picklist(['all', 'skipped']), 'all'),
    limit: pageQuery.limit,
    cursor: idCursor,
  }),
  reply: 'json',
  output: v.object({ items: v.array(intakeArrival), nextCursor: v.nullable(v.string()) }),
});
