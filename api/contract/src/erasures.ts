import * as v from 'valibot';
import { author, id, idText, pageQuery, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What an erasure has removed. It holds ids, keys and digests, and no personal data. */
export const erasureReceipt = v.object({
  /** The entry of the history. */
  id,
  erasedAt: timestamp,
  removed: v.object({
    people: v.number(),
    resumes: v.number(),
    files: v.number(),
    candidacies: v.number(),
    notes: v.number(),
    letters: v.number(),
    contacts: v.number(),
    vectors: v.number(),
    modelAnswers: v.number(),
    /** The archive of the company, where one was on the server. */
    archives: v.number(),
  }),
  /** The ids that the rows had, also those of people who had become part of the person. */
  rows: v.object({ people: v.array(id), resumes: v.array(id), candidacies: v.array(id) }),
  /** The keys of the files in the storage. */
  files: v.array(v.string()),
  /** Salted SHA-256 of e-mail addresses, telephone numbers and the bytes of files; the server keeps the salt. */
  digests: v.object({ contacts: v.array(digest), bytes: v.array(digest) }),
  /** Backups that may still hold the person, and when each is deleted as far as the operator has said so. */
  backups: v.array(v.object({ name: v.string(), until: v.nullable(timestamp) })),
  /** SHA-256 in hex over the JSON of all the fields above, in their order. */
  digest,
});
export type ErasureReceipt = v.InferOutput<typeof erasureReceipt>;

const path = '/api/admin/erasures';

export const listErasures = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  showsPeople: true,
  summary: 'The erasures of people of the company with their receipts, newest first, a part at a time.',
  query: v.object(pageQuery),
  reply: 'json',
  output: v.object({
    items: v.array(v.object({ id, author, receipt: erasureReceipt })),
    /** What to send as `cursor` for the next part; null at the end. */
    nextCursor: v.nullable(v.string()),
  }),
});
export const getErasure = endpoint({
  method: 'GET',
  path: `${path}/:erasureId`,
  access: 'admin',
  summary: 'The receipt of an erasure, for scripts/admin verify-erasure.',
  params: v.object({ erasureId: idText }),
  reply: 'json',
  output: erasureReceipt,
  refusals: ['not-found:erasure'],
});
