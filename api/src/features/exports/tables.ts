import { getTableColumns, type PgColumn, type PgTable } from '../../platform/database/drizzle.ts';
import * as schema from '../../platform/database/schema/index.ts';

type CompanyTable = PgTable & { companyId: PgColumn };

/** A table of the archive, under the name that its files have there. */
export type ExportedTable = {
  name: string;
  table: CompanyTable;
  /** The columns that its rows are ordered by. */
  order: PgColumn[];
  /** Columns of the original file that each row has: the key in the storage, and the name that a user gave. */
  file?: { key: PgColumn; name: PgColumn; size: PgColumn };
};

const { analyses, auditLog, candidacyEvents, candidacyNotes, clients, dueLetters, letters } = schema;
const { letterSettings, letterTemplates, packSettings } = schema;
const { intakeArrivals, intakeFiles, jobDescriptions, opportunities, people, personContacts, personJoins } = schema;
const { personNotes, personPairs, personTags, poolSearches, resumes, roles, rubricVersions, users } = schema;
const { factCorrections, verdictCorrections } = schema;

const fileOf = ({ storageKey, originalFileName, fileSize }: typeof resumes | typeof jobDescriptions) => ({
  key: storageKey,
  name: originalFileName,
  size: fileSize,
});

/** What the archive holds. A table with a company is here or in `leftOut`. */
export const exportedTables: ExportedTable[] = [
  { name: 'users', table: users, order: [users.id] },
  { name: 'clients', table: clients, order: [clients.id] },
  { name: 'opportunities', table: opportunities, order: [opportunities.id] },
  {
    name: 'roles',
    table: roles,
    order: [roles.id],
    file: { key: roles.filePath, name: roles.fileOriginalName, size: roles.fileSize },
  },
  { name: 'job-descriptions', table: jobDescriptions, order: [jobDescriptions.id], file: fileOf(jobDescriptions) },
  {
    name: 'rubric-versions',
    table: rubricVersions,
    order: [rubricVersions.jobDescriptionId, rubricVersions.version],
  },
  { name: 'resumes', table: resumes, order: [resumes.id], file: fileOf(resumes) },
  { name: 'people', table: people, order: [people.id] },
  { name: 'person-contacts', table: personContacts, order: [personContacts.id] },
  { name: 'person-notes', table: personNotes, order: [personNotes.id] },
  { name: 'person-tags', table: personTags, order: [personTags.personId, personTags.tag] },
  { name: 'person-pairs', table: personPairs, order: [personPairs.personId, personPairs.otherId] },
  { name: 'person-joins', table: personJoins, order: [personJoins.id] },
  { name: 'corrected-facts', table: factCorrections, order: [factCorrections.id] },
  { name: 'candidacies', table: analyses, order: [analyses.id] },
  { name: 'corrections', table: verdictCorrections, order: [verdictCorrections.id] },
  { name: 'notes', table: candidacyNotes, order: [candidacyNotes.id] },
  { name: 'events', table: candidacyEvents, order: [candidacyEvents.id] },
  { name: 'letters', table: letters, order: [letters.id] },
  { name: 'due-letters', table: dueLetters, order: [dueLetters.id] },
  {
    name: 'letter-templates',
    table: letterTemplates,
    order: [letterTemplates.kind, letterTemplates.language],
  },
  { name: 'letter-settings', table: letterSettings, order: [letterSettings.companyId] },
  { name: 'pack-settings', table: packSettings, order: [packSettings.companyId] },
  { name: 'searches', table: poolSearches, order: [poolSearches.id] },
  { name: 'arrivals', table: intakeArrivals, order: [intakeArrivals.id] },
  { name: 'arrived-files', table: intakeFiles, order: [intakeFiles.id] },
  { name: 'changes', table: auditLog, order: [auditLog.id] },
];

/** Tables that are made anew from others, or that are of no use elsewhere. */
export const leftOut = [
  'modelAnswers',
  'textVectors',
  'resumeOutlines',
  'personOutlines',
  'personMarks',
  'resumeWords',
  'poolHits',
  'swapChecks',
  'swapResults',
  'intakeSources',
  'peopleImports',
  'importRows',
  'queueTurns',
  'roleVisits',
  'erasures',
  'unmaskings',
  'retentionRules',
  'historyStarts',
  'legalHolds',
  'companyExports',
  'shares',
  'shareProfiles',
  'shareOpenings',
  'exportParts',
  'apiTokens',
  'webhooks',
  'webhookDeliveries',
  'secondFactors',
];

/** Secrets, and what only the server itself uses: keys by which it finds, sorts and stores. */
const hidden = [
  'companyId',
  'passwordHash',
  'usernameKey',
  'emailKey',
  'nameKey',
  'searchKey',
  'knownAs',
  'key',
  'sameness',
  'statusPlace',
  'storageKey',
  'filePath',
  'crashes',
  'workedBy',
  'preparedBy',
  'inputKey',
  'evidenceKey',
  'looks',
];
/** Texts of documents, which are longer than a cell of a spreadsheet may be. */
const long = ['extractedText', 'translatedText'];

/** The columns of a table that are in the archive; those that its CSV has are one short value a row. */
export function columnsOf({ table }: ExportedTable): { all: PgColumn[]; short: PgColumn[] } {
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name));
  const short = shown.filter(([name, { dataType }]) => !['json', 'array'].includes(dataType) && !long.includes(name));
  return { all: shown.map(([, column]) => column), short: short.map(([, column]) => column) };
}
