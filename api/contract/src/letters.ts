import * as v from 'valibot';
import { letterKinds } from './candidacy-choices.ts';
import { languages } from './choices.ts';
import { about, author, id, idText, issue, pageQuery, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const kind = v.picklist(letterKinds, issue('letter-kind-unknown'));
const language = v.picklist(languages, issue('language-unknown'));
/** `YYYY-MM-DD`. */
const day = v.pipe(v.string(), v.isoDate(issue('date-invalid')));
const letterText = v.pipe(visibleText('letter-required'), v.maxLength(limits.letterMaximum, issue('letter-too-long')));

/** The text from which letters of a kind are written in a language. */
export const letterTemplate = v.object({
  kind,
  language,
  text: v.string(),
  /** The text that counts where the company has none of its own. */
  builtIn: v.string(),
  /** When the company's own was written; null for the built-in one. */
  updatedAt: v.nullable(timestamp),
  /** Expected placeholders that it has not. */
  missing: v.array(v.string()),
  /** Made-up values of the placeholders, by which the template can be looked at. */
  sample: v.record(v.string(), v.string()),
});
export type LetterTemplate = v.InferOutput<typeof letterTemplate>;

const days = v.nullable(
  v.pipe(
    v.number(issue('days-out-of-range')),
    v.integer(issue('days-out-of-range')),
    v.minValue(0, issue('days-out-of-range')),
    v.maxValue(limits.dueDaysMaximum, issue('days-out-of-range')),
  ),
);
export const letterSettings = v.object({
  /** Whom candidates write to; null for the recruiter who writes the letter. */
  contact: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(limits.contactMaximum, issue('contact-too-long')))),
  /** Days after a resume's arrival in which its notice is due; null for never. What is there already is not due. */
  noticeDays: days,
  /** The same after a refusal, for its explanation. */
  explanationDays: days,
});
export type LetterSettings = v.InferOutput<typeof letterSettings>;

/** What somebody should know before a letter is used. */
export const letterRemarks = ['no-decision', 'not-current', 'no-requirements', 'own-contact'] as const;
export type LetterRemark = (typeof letterRemarks)[number];

export const letterDraft = v.object({ text: v.string(), remarks: v.array(v.picklist(letterRemarks)) });
export type LetterDraft = v.InferOutput<typeof letterDraft>;

/** A letter that was marked as sent. */
export const letter = v.object({
  id,
  kind,
  language,
  text: v.string(),
  sentOn: v.string(),
  dueOn: v.nullable(v.string()),
  author,
});
export type Letter = v.InferOutput<typeof letter>;

/** That a letter is due; `byHand` unless the company's settings have said so. */
export const dueLetter = v.object({ kind, dueOn: v.string(), byHand: v.boolean() });

export const candidacyLetters = v.object({
  candidacyId: id,
  ...about('candidacy', 'candidacyId'),
  name: v.string(),
  role: v.nullable(v.object({ id, name: v.string() })),
  /** Newest first. */
  sent: v.array(letter),
  due: v.array(dueLetter),
});
export type CandidacyLetters = v.InferOutput<typeof candidacyLetters>;

export const dueInCompany = v.object({
  items: v.array(
    v.object({
      ...dueLetter.entries,
      candidacyId: id,
      ...about('candidacy', 'candidacyId'),
      name: v.string(),
      role: v.nullable(v.object({ id, name: v.string() })),
    }),
  ),
  total: v.number(),
  /** What to send as `cursor` for the next part; null at the end. */
  nextCursor: v.nullable(v.string()),
});
export type DueInCompany = v.InferOutput<typeof dueInCompany>;

const params = v.object({ id: idText });

export const listLetterTemplates = endpoint({
  method: 'GET',
  path: '/api/letters/templates',
  access: 'admin',
  summary: "The texts from which letters to candidates are written, by kind and language: the company's or built in.",
  reply: 'json',
  output: v.array(letterTemplate),
});
export const changeLetterTemplate = endpoint({
  method: 'PUT',
  path: '/api/letters/templates',
  access: 'admin',
  summary: "Puts the company's own template in the place of the built-in one, or with null takes it away.",
  body: 'json',
  input: v.object({
    kind,
    language,
    text: v.nullable(
      v.pipe(visibleText('template-required'), v.maxLength(limits.templateMaximum, issue('template-too-long'))),
    ),
    /** The `updatedAt` that the author saw: nothing is written over a newer template. */
    seen: v.optional(v.nullable(timestamp)),
  }),
  reply: 'json',
  output: letterTemplate,
  refusals: ['changed-meanwhile'],
});
export const getLetterSettings = endpoint({
  method: 'GET',
  path: '/api/letters/settings',
  access: 'admin',
  summary: 'Whom candidates write to, and after how many days letters are due.',
  reply: 'json',
  output: letterSettings,
});
export const changeLetterSettings = endpoint({
  method: 'PUT',
  path: '/api/letters/settings',
  access: 'admin',
  summary: 'Changes whom candidates write to, and after how many days letters are due from now on.',
  body: 'json',
  input: letterSettings,
  reply: 'json',
  output: letterSettings,
});
export const listDueLetters = endpoint({
  method: 'GET',
  path: '/api/letters/due',
  access: 'member',
  showsPeople: true,
  summary: 'The letters of the company that are due and were not sent, the earliest first, a part at a time.',
  query: v.object(pageQuery),
  reply: 'json',
  output: dueInCompany,
});
export const listLetters = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id/letters',
  access: 'member',
  showsPeople: true,
  summary: 'The letters of a candidacy that were sent, and those that are due.',
  params,
  reply: 'json',
  output: candidacyLetters,
});
export const draftLetter = endpoint({
  method: 'GET',
  path: '/api/candidacies/:id/letters/draft',
  access: 'member',
  showsPeople: true,
  summary: 'A letter as it would be: the template with what is stored of the candidacy. Nothing is written by a model.',
  params,
  query: v.object({ kind: v.optional(kind, 'explanation'), language: v.optional(language, 'en') }),
  reply: 'json',
  output: letterDraft,
});
export const drawLetter = endpoint({
  method: 'POST',
  path: '/api/candidacies/:id/letters/pdf',
  access: 'member',
  asks: true,
  limited: 'reports',
  summary: 'A letter as a tagged PDF, in the words that are sent. Nothing is stored.',
  params,
  body: 'json',
  input: v.object({ kind, language, text: letterText }),
  reply: 'file',
  masksItself: true,
  mediaType: 'application/pdf',
  refusals: ['report.not-drawn'],
});
export const markLetterSent = endpoint({
  method: 'POST',
  path: '/api/candidacies/:id/letters',
  access: 'member',
  summary: 'Notes that somebody has sent a letter, with its text. The server itself sends none.',
  params,
  body: 'json',
  input: v.object({ kind, language, text: letterText, sentOn: day }),
  reply: 'json',
  output: letter,
  status: 201,
});
export const takeBackLetter = endpoint({
  method: 'DELETE',
  path: '/api/candidacies/:id/letters/:letterId',
  access: 'member',
  summary: 'Takes back that a letter was sent, with its text; it is due again on the day on which it was.',
  params: v.object({ id: idText, letterId: idText }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:letter'],
});
export const setLetterDue = endpoint({
  method: 'PUT',
  path: '/api/candidacies/:id/letters/due',
  access: 'member',
  summary: 'Sets the day on which a letter is due, or with null takes it away.',
  params,
  body: 'json',
  input: v.object({ kind, dueOn: v.nullable(day) }),
  reply: 'json',
  output: candidacyLetters,
});
