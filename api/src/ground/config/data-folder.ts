import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';

export const projectFolder = path.resolve(import.meta.dirname, '../../../..');

/** What root's Cotejo keeps outside a project that other accounts may not enter. */
export const machineFolder = '/var/lib/cotejo';

/**
 * `.data` below the project. PostgreSQL does not run as root and would not get into a project below a closed folder such
 * as root's home: then a folder of the project's own below `/var/lib/cotejo`.
 */
export function defaultDataFolder(project: string = projectFolder): string {
  if (process.getuid?.() !== 0 || openToAll(project)) return path.join(project, '.data');
  return path.join(machineFolder, createHash('sha256').update(project).digest('hex').slice(0, 8));
}

/** Where the database of a data folder has its files. */
export const homeOf = (dataFolder: string): string => path.join(dataFolder, 'postgres');

function openToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || openToAll(parent));
}
