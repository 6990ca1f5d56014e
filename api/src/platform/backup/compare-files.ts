import type { Database } from '../database/client.ts';
import { ofEveryCompany } from '../database/of-company.ts';
import { jobDescriptions, resumes, roles } from '../database/schema/index.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Compares rows with stored files: the number of files that rows refer to, which of them are missing, and the number of
 * others.
 */
export async function compareFiles(
  database: Database,
  storage: Storage,
): Promise<{ referred: number; missing: string[]; spare: number }> {
  const stored = new Set<string>();
  for await (const { key } of storage.list()) stored.add(key);
  const referred = await keysOfRows(database);
  const missing = referred.filter((key) => !stored.has(key));
  return { referred: referred.length, missing, spare: stored.size - (referred.length - missing.length) };
}

/** The keys of all files that rows refer to. */
export async function keysOfRows(database: Database): Promise<string[]> {
  const everywhere = ofEveryCompany('upkeep');
  const rows = await Promise.all([
    database.select({ key: resumes.storageKey }).from(resumes).where(everywhere),
    database.select({ key: jobDescriptions.storageKey }).from(jobDescriptions).where(everywhere),
    database.select({ key: roles.filePath }).from(roles).where(everywhere),
  ]);
  return rows.flat().map(({ key }) => key);
}
