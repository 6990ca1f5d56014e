import * as v from 'valibot';
import { historyKinds, historySubjects } from './choices.ts';
import { about, id, idText, pageQuery, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

const named = { id, name: v.nullable(v.string()) };

/** That somebody has done something, or was shown something. It holds ids, and never what anybody wrote. */
const companyHistoryEntry = v.object({
  id,
  createdAt: timestamp,
  /** Null for what the server did by itself, its operator did, or somebody did who was not logged in. */
  user: v.nullable(v.object({ id, name: v.string() })),
  /** The API token by which the user's program did it; null where they did it themselves. */
  token: v.nullable(v.object({ id, name: v.string() })),
  /** The call's name in this description, or a noun and a verb such as `resume-deleted`. */
  action: v.string(),
  /** The id of what it was done to, of the kind that the action names; null where that is nothing with an id. */
  subjectId: v.nullable(id),
  /** The same with its present name, which is null once it is deleted; null for an action of another version. */
  subject: v.nullable(
    v.variant('kind', [
      v.object({ ...named, kind: v.literal('person'), ...about('person') }),
      v.object({ ...named, kind: v.literal('resume'), ...about('resume') }),
      v.object({ ...named, kind: v.literal('candidacy'), ...about('candidacy') }),
      v.object({ ...named, kind: v.picklist(['user', 'opportunity', 'role', 'job-description', 'client', 'token']) }),
    ]),
  ),
  details: v.record(v.string(), v.unknown()),
  /**
   * The place in the company's chain, and the SHA-256 over it, the entry and the hash before, in hex; null where
   * somebody has got round the rules of the database.
   */
  place: v.nullable(v.number()),
  hash: v.nullable(v.string()),
});

/** Which entries; all that are named hold together. */
export const historyFilter = v.object({
  userId: v.optional(idText),
  /** `server`: what no user did, but the server, its operator, or somebody who was not logged in. */
  by: v.optional(v.literal('server')),
  kind: v.optional(v.picklist(historyKinds)),
  action: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,60}$/))),
  /** With `subjectId`: what that id is of. A person's candidacies and resumes count as the person. */
  subject: v.optional(v.picklist(historySubjects)),
  subjectId: v.optional(idText),
  from: v.optional(timestamp),
  /** Entries before this moment. */
  to: v.optional(timestamp),
});
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

export const listCompanyHistory = endpoint({
  method: 'GET',
  path: '/api/admin/history',
  access: 'admin',
  showsPeople: true,
  summary: 'Who has done what in the company, or was shown what is known of people, newest first, a part at a time.',
  query: v.object({ ...historyFilter.entries, ...pageQuery }),
  reply: 'json',
  output: v.object({
    items: v.array(companyHistoryEntry),
    /** What to send as `cursor` for the next part; null at the end. */
    nextCursor: v.nullable(v.string()),
  }),
});
export const saveCompanyHistory = endpoint({
  method: 'GET',
  path: '/api/admin/history.csv',
  access: 'admin',
  showsPeople: true,
  summary:
    'The same as CSV in UTF-8, all that fit, with the chain: each hash is the SHA-256 over the hash before, the ' +
    "company's id, and the columns place to moment, one a line.",
  query: historyFilter,
  reply: 'file',
  masksItself: true,
  mediaType: 'text/csv',
});
export type CompanyHistoryEntry = v.InferOutput<typeof companyHistoryEntry>;
export type CompanyHistory = v.InferOutput<typeof listCompanyHistory.output>;
