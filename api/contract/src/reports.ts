import * as v from 'valibot';
import { candidacyFilter } from './candidacies.ts';
import { idList, idText, issue } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The language that a report is written in, which is that of the screen. */
const language = v.optional(v.picklist(['en', 'es'], issue('language-unknown')), 'en');

const params = v.object({ id: idText });
const candidateQuery = v.object({ language });
/** Which candidates of a role: those of a search and a status, or those that are named. */
const roleQuery = v.object({ ...candidacyFilter, ids: v.optional(idList), language });
export type RoleReportQuery = v.InferOutput<typeof roleQuery>;

const ofCandidate = {
  access: 'member',
  showsPeople: true,
  limited: 'reports',
  params,
  query: candidateQuery,
  reply: 'file',
} as const;
const ofRole = {
  access: 'member',
  showsPeople: true,
  limited: 'reports',
  params,
  query: roleQuery,
  reply: 'file',
  masksItself: true,
} as const;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const tooMany = ['report.none', 'report.too-many', 'report.not-drawn'] as const;

export const candidateReportPdf = endpoint({
  ...ofCandidate,
  method: 'GET',
  path: '/api/candidacies/:id/report.pdf',
  masksItself: true,
  summary: "A candidate's report as a tagged PDF: summary, strengths, and every requirement with its quotes.",
  mediaType: 'application/pdf',
  refusals: ['report.not-drawn'],
});
export const candidateReportWord = endpoint({
  ...ofCandidate,
  method: 'GET',
  path: '/api/candidacies/:id/report.docx',
  masksItself: true,
  summary: 'The same as a Word document.',
  mediaType: wordType,
  refusals: ['report.not-drawn'],
});
export const decisionFile = endpoint({
  ...ofCandidate,
  method: 'GET',
  path: '/api/candidacies/:id/decision',
  summary:
    'Everything that a score and a decision rest on, as a ZIP archive that scripts/verify-decision checks without ' +
    'the server: texts, requirements, verdicts, quotes, corrections, status history, hashes, and a page to read.',
  mediaType: 'application/zip',
  refusals: ['decision.outdated'],
});
export const shortlistPdf = endpoint({
  ...ofRole,
  method: 'GET',
  path: '/api/roles/:id/report.pdf',
  summary: `A shortlist as a tagged PDF: a table, then the report of each, at most ${limits.candidatesInReport}.`,
  mediaType: 'application/pdf',
  refusals: tooMany,
});
export const shortlistWord = endpoint({
  ...ofRole,
  method: 'GET',
  path: '/api/roles/:id/report.docx',
  summary: 'The same as a Word document.',
  mediaType: wordType,
  refusals: tooMany,
});
export const candidatesTable = endpoint({
  ...ofRole,
  method: 'GET',
  path: '/api/roles/:id/candidates.csv',
  summary: "The table of a role's candidates as CSV in UTF-8, all that fit the search and not a part of them.",
  mediaType: 'text/csv',
});
