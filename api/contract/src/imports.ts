import * as v from 'valibot';
import { note } from './candidacies.ts';
import { about, id, idCursor, idText, pageQuery, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { refusedFile, roleFile } from './intake.ts';
import { limits } from './limits.ts';
import { sameReason } from './people.ts';

/** What a column of a spreadsheet can say of a person. Several columns may say the same, such as two addresses. */
export const importFields = [
  'name',
  'first-name',
  'last-name',
  'email',
  'phone',
  'tags',
  'note',
  'consent',
  'consent-date',
  'consent-source',
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * `checking` until it is known what would become of each row, `checked` until somebody carries it out; `failed` where
 * that, or the undoing, could not be brought to an end.
 */
export const importStates = ['checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row: `suggested` is a new person who may be one that is known. */
export const rowOutcomes = ['new', 'joined', 'suggested', 'skipped'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const skipReasons = ['name-missing', 'name-too-long'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What of a row is left out, though the row is taken. */
export const rowRemarks = [
  'email-unreadable',
  'phone-unreadable',
  'consent-unreadable',
  'date-unreadable',
  'tags-too-many',
  'consent-withheld-stays',
] as const;
export type RowRemark = (typeof rowRemarks)[number];

const field = v.picklist(importFields);
const namedPerson = v.object({ id, ...about('person'), name: v.string() });
const count = v.number();

/** A spreadsheet of people: what it holds, and how far it is. */
export const peopleImport = v.object({
  id,
  fileName: v.string(),
  state: v.picklist(importStates),
  /** Whether the first row names the columns. */
  hasHeader: v.boolean(),
  columns: v.array(
    v.object({
      /** Its name in the first row; empty where there is none. */
      title: v.string(),
      /** A few of its values; none while somebody in the file is masked. */
      samples: v.array(v.string()),
      /** What it is taken for; null for a column that is left out. */
      field: v.nullable(field),
    }),
  ),
  /** Rows of people; those without any text are none. */
  rows: count,
  /** How much of what is under way is done, from 0 to 1. */
  fraction: v.number(),
  counts: v.object({ new: count, joined: count, suggested: count, skipped: count }),
  /** People whom undoing has left, as somebody had worked with them meanwhile; at most `limits.importKeptShown`. */
  kept: v.array(namedPerson),
  keptTotal: count,
  author: note.entries.author,
  createdAt: timestamp,
  importedAt: v.nullable(timestamp),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: v.nullable(timestamp),
});
export type PeopleImport = v.InferOutput<typeof peopleImport>;

/** A row with what would become of it or, once it is imported, what has. */
export const importRow = v.object({
  /** The number of the row in the file, from 1. */
  number: count,
  /** Its cells; empty once it is imported, as they are the person's then. */
  cells: v.array(v.string()),
  /** Null until it has been checked. */
  outcome: v.nullable(v.picklist(rowOutcomes)),
  skipped: v.nullable(v.picklist(skipReasons)),
  remarks: v.array(v.picklist(rowRemarks)),
  /** Who it is, or may be; of a new one once it is imported. Null where that person is gone. */
  person: v.nullable(namedPerson),
  /** The earlier row of the file that is about the same person. */
  sameAs: v.nullable(count),
  reasons: v.array(sameReason),
  /** True of somebody who is masked, of whom only the outcome is told. */
  masked: v.optional(v.boolean()),
});
export type ImportRow = v.InferOutput<typeof importRow>;

const params = v.object({ importId: idText });
const path = '/api/people/imports';

export const uploadPeople = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  limited: 'uploads',
  summary:
    `Reads a CSV or XLSX file of up to ${limits.importRows} people, finds what its columns say, and begins to check ` +
    'what would become of each row. Nobody is imported yet.',
  body: 'multipart',
  reply: 'json',
  output: peopleImport,
  status: 201,
  refusals: ['table.wrong-type', 'table.damaged', 'table.empty', 'table.too-large', 'table.not-read'],
});
export const listImports = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  showsPeople: true,
  summary: 'The spreadsheets of people that were uploaded, newest first; those never imported go after a day.',
  reply: 'json',
  output: v.array(peopleImport),
});
export const getImport = endpoint({
  method: 'GET',
  path: `${path}/:importId`,
  access: 'admin',
  showsPeople: true,
  summary: 'A spreadsheet of people: its columns and what they are taken for, how far it is, and the counts.',
  params,
  reply: 'json',
  output: peopleImport,
  refusals: ['not-found:import'],
});
export const listImportRows = endpoint({
  method: 'GET',
  path: `${path}/:importId/rows`,
  access: 'admin',
  showsPeople: true,
  summary: 'The rows of a spreadsheet with what would become, or has become, of each; a part at a time.',
  params,
  query: v.object({
    outcome: v.optional(v.picklist([...rowOutcomes, 'remarked'])),
    limit: pageQuery.limit,
    cursor: idCursor,
  }),
  reply: 'json',
  output: v.object({ items: v.array(importRow), nextCursor: v.nullable(v.string()) }),
  refusals: ['not-found:import'],
});
export const mapImport = endpoint({
  method: 'PUT',
  path: `${path}/:importId/columns`,
  access: 'admin',
  summary: 'Says what the columns of a spreadsheet mean, and has it checked again.',
  params,
  body: 'json',
  input: v.object({
    hasHeader: v.boolean(),
    /** For each column, in their order. */
    fields: v.pipe(v.array(v.nullable(field)), v.maxLength(limits.importColumns)),
  }),
  reply: 'json',
  output: peopleImport,
  refusals: ['not-found:import', 'import.under-way', 'import.not-checked'],
});
export const runImport = endpoint({
  method: 'POST',
  path: `${path}/:importId/run`,
  access: 'admin',
  summary: 'Imports the people of a spreadsheet that has been checked; it goes on by itself.',
  params,
  reply: 'json',
  output: peopleImport,
  status: 202,
  refusals: ['not-found:import', 'import.under-way', 'import.not-checked'],
});
export const undoImport = endpoint({
  method: 'POST',
  path: `${path}/:importId/undo`,
  access: 'admin',
  summary:
    `Takes back, within ${limits.importUndoHours} hours, what a spreadsheet has brought. People who have got a ` +
    'resume, a note, a candidacy or a correction meanwhile stay, and are named.',
  params,
  reply: 'json',
  output: peopleImport,
  status: 202,
  refusals: ['not-found:import', 'import.under-way', 'import.not-undoable'],
});
export const deleteImport = endpoint({
  method: 'DELETE',
  path: `${path}/:importId`,
  access: 'admin',
  summary: 'Forgets a spreadsheet. Whoever was imported stays, and can no longer be taken back.',
  params,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:import', 'import.under-way'],
});

/** What has become of each file, those in an archive by themselves; each is in one of the lists. */
export const pooledResumes = v.object({
  accepted: v.array(v.object({ fileName: v.string(), resumeId: id, ...about('resume', 'resumeId') })),
  refused: v.array(refusedFile),
  /** Files whose bytes the pool has already. */
  known: v.array(v.object({ fileName: v.string(), resumeId: id, ...about('resume', 'resumeId') })),
});
export type PooledResumes = v.InferOutput<typeof pooledResumes>;

export const uploadPoolResumes = endpoint({
  method: 'POST',
  path: '/api/people/resumes',
  access: 'member',
  limited: 'uploads',
  summary:
    `Takes up to ${limits.filesPerUpload} resumes that are for no role, as files or in ZIP archives, and answers ` +
    'when they are stored. They are read by themselves and become resumes of people. The same bytes are taken once.',
  body: 'multipart',
  manyFiles: true,
  reply: 'json',
  output: pooledResumes,
  status: 202,
});
export const listPoolFiles = endpoint({
  method: 'GET',
  path: '/api/people/files',
  access: 'member',
  showsPeople: true,
  summary: 'How many resumes for no role wait to be read, and those that could not be, newest first.',
  query: v.object({ limit: pageQuery.limit, cursor: idCursor }),
  reply: 'json',
  output: v.object({
    waiting: count,
    failed: count,
    items: v.array(roleFile),
    nextCursor: v.nullable(v.string()),
  }),
});
