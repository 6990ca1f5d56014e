import * as v from 'valibot';
import { about, author, id, idText, issue, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { profilesInput } from './packs.ts';

/**
 * What a client has said about a candidate: would see them, would not, or asks; `message` is what they wrote with it.
 */
export const clientAnswer = v.object({
  answer: v.picklist(['yes', 'no', 'ask']),
  message: v.nullable(v.string()),
});
export type ClientAnswer = v.InferOutput<typeof clientAnswer>;

const sharedProfile = v.object({
  /** The candidacy's. */
  id,
  ...about('candidacy'),
  /** As the page shows it. */
  name: v.string(),
  said: v.nullable(clientAnswer),
  saidAt: v.nullable(timestamp),
});

/** A page for the client, as it was when it was shared. */
export const share = v.object({
  id,
  author,
  createdAt: timestamp,
  expiresAt: timestamp,
  isExpired: v.boolean(),
  revokedAt: v.nullable(timestamp),
  /** It was handed over as a file, whose answers come back as a file; nobody opens it here. */
  isFile: v.boolean(),
  hasPassword: v.boolean(),
  /** How often it was opened, a minute apart at least, and when the last 20 times, newest first. */
  openings: v.number(),
  openedAt: v.array(timestamp),
  profiles: v.array(sharedProfile),
  /** How many candidates are gone from it since, as they were erased or their resumes deleted. */
  gone: v.number(),
});
export type Share = v.InferOutput<typeof share>;

export const shareInput = v.object({
  ...profilesInput,
  days: v.optional(
    v.pipe(
      v.number(issue('share-days-out-of-range')),
      v.integer(issue('share-days-out-of-range')),
      v.minValue(1, issue('share-days-out-of-range')),
      v.maxValue(limits.shareDaysMaximum, issue('share-days-out-of-range')),
    ),
    limits.shareDays,
  ),
  password: v.optional(
    v.pipe(
      v.string(),
      v.minLength(limits.passwordMinimum, issue('password-too-short')),
      v.maxLength(limits.passwordMaximum, issue('password-too-long')),
    ),
  ),
});
export type ShareInput = v.InferOutput<typeof shareInput>;

const params = v.object({ id: idText });
const linkParams = v.object({ token: v.string() });

export const createShare = endpoint({
  method: 'POST',
  path: '/api/roles/:id/shares',
  access: 'member',
  showsPeople: true,
  limited: 'reports',
  summary:
    'Makes a page of profiles as they are now, which whoever has its address can read and answer until it expires. ' +
    'The address is told once: the server keeps a hash of it. Only where PUBLIC_URL is set.',
  params,
  body: 'json',
  input: shareInput,
  reply: 'json',
  output: v.object({ url: v.string(), share }),
  status: 201,
  refusals: ['not-found:candidate', 'pack.tells', 'pack.tells:withheld', 'share.no-address'],
});
export const createShareFile = endpoint({
  method: 'POST',
  path: '/api/roles/:id/share-files',
  access: 'member',
  showsPeople: true,
  limited: 'reports',
  summary:
    'A page of profiles as one HTML file, for a server without PUBLIC_URL: its form makes a small file of answers in ' +
    "the client's browser, which is sent back and read by `POST /api/roles/{id}/client-answers`.",
  params,
  body: 'json',
  input: v.object(profilesInput),
  reply: 'file',
  masksItself: true,
  mediaType: 'text/html',
  refusals: ['not-found:candidate', 'pack.tells', 'pack.tells:withheld'],
});
export const readClientAnswers = endpoint({
  method: 'POST',
  path: '/api/roles/:id/client-answers',
  access: 'member',
  showsPeople: true,
  limited: 'uploads',
  summary: "Reads a file of a client's answers to profiles that were handed over as a file.",
  params,
  body: 'multipart',
  reply: 'json',
  output: share,
  refusals: ['not-found:share', 'answers.unreadable'],
});
export const listShares = endpoint({
  method: 'GET',
  path: '/api/roles/:id/shares',
  access: 'member',
  showsPeople: true,
  summary: "The pages of a role's profiles that were shared, newest first, with when they were opened and the answers.",
  params,
  reply: 'json',
  output: v.array(share),
});
export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/roles/:id/shares/:shareId',
  access: 'member',
  summary: 'Closes a shared page at once; its answers stay.',
  params: v.object({ id: idText, shareId: idText }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:share'],
});
export const openShare = endpoint({
  method: 'GET',
  path: '/s/:token',
  access: 'public',
  summary:
    'A shared page, or its question for a password. One that is unknown, expired or closed looks like any other.',
  params: linkParams,
  reply: 'file',
  mediaType: 'text/html',
});
export const answerShare = endpoint({
  method: 'POST',
  path: '/s/:token',
  access: 'public',
  summary:
    "The page's forms: its password, or yes, no or a question about a candidate, as `12 yes`, with what was typed " +
    'below each, as `m12`. Answers with the page.',
  params: linkParams,
  body: 'form',
  input: v.object({
    password: v.optional(v.string()),
    /** The candidacy's id and the answer. */
    answer: v.optional(v.string()),
  }),
  reply: 'file',
  mediaType: 'text/html',
});
