import * as v from 'valibot';
import { id, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Why an archive could not be made; another try may work. */
export const exportFailures = ['storage.full', 'storage.unavailable', 'internal'] as const;

/** The archive with everything of a company, of which there is one at a time. */
export const companyExport = v.object({
  id,
  state: v.picklist(['making', 'ready', 'failed']),
  failure: v.nullable(v.picklist(exportFailures)),
  /** How much of it is made, from 0 to 1. */
  fraction: v.number(),
  /** Its bytes so far. */
  size: v.number(),
  /** Original files in it, and those that the storage has no more; the archive names these. */
  files: v.number(),
  missingFiles: v.number(),
  createdAt: timestamp,
  readyAt: v.nullable(timestamp),
  /** When the server deletes it; null until it is ready. */
  expiresAt: v.nullable(timestamp),
});
export type CompanyExport = v.InferOutput<typeof companyExport>;

const path = '/api/admin/export';

export const getExport = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: "The archive with everything of the admin's company, as far as it is made, and the bytes of all its files.",
  reply: 'json',
  output: v.object({ export: v.nullable(companyExport), fileBytes: v.number() }),
});
export const startExport = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary:
    'Begins to make the archive, in place of the one before; while one is being made, that goes on. ' +
    `It is deleted after ${limits.exportHours} hours.`,
  reply: 'json',
  output: companyExport,
  status: 202,
  refusals: ['blind:company'],
});
export const deleteExport = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Deletes the archive, or stops making it.',
  reply: 'empty',
  status: 204,
});
export const downloadExport = endpoint({
  method: 'GET',
  path: `${path}/archive`,
  access: 'admin',
  summary: 'The archive as a ZIP file. A download that broke off goes on by a Range header.',
  reply: 'file',
  mediaType: 'application/zip',
  showsPeople: true,
  refusals: ['export.none', 'export.range'],
});
