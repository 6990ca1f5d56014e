import * as v from 'valibot';
import { id, idText, pageQuery, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** That somebody has done something, or was shown something. It holds ids, and never what anybody wrote. */
const companyHistoryEntry = v.object({
  id,
  createdAt: timestamp,
  /** Null for what the server did by itself. */
  user: v.nullable(v.object({ id, name: v.string() })),
  /** The call's name in this description, or a noun and a verb such as `resume-deleted`. */
  action: v.string(),
  /** The id of what it was done to, of the kind that the action names; null where that is nothing with an id. */
  subjectId: v.nullable(id),
  details: v.record(v.string(), v.unknown()),
  /**
   * The place in the company's chain, and the SHA-256 over it, the entry and the hash before, in hex; null where
   * somebody has got round the rules of the database.
   */
  place: v.nullable(v.number()),
  hash: v.nullable(v.string()),
});

export const listCompanyHistory = endpoint({
  method: 'GET',
  path: '/api/admin/history',
  access: 'admin',
  showsPeople: true,
  summary: 'Who has done what in the company, or was shown what is known of people, newest first, a part at a time.',
  query: v.object({
    userId: v.optional(idText),
    action: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,60}$/))),
    subjectId: v.optional(idText),
    from: v.optional(timestamp),
    /** Entries before this moment. */
    to: v.optional(timestamp),
    ...pageQuery,
  }),
  reply: 'json',
  output: v.object({
    items: v.array(companyHistoryEntry),
    /** What to send as `cursor` for the next part; null at the end. */
    nextCursor: v.nullable(v.string()),
  }),
});
export type CompanyHistoryEntry = v.InferOutput<typeof companyHistoryEntry>;
export type CompanyHistory = v.InferOutput<typeof listCompanyHistory.output>;
