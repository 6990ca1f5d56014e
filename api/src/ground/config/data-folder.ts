import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';

export const projectFolder = path.resolve(import.meta.dirname, '../../../..');

/** The folder of a Cotejo that root has started, if other accounts may not enter the project. */
export const machineFolder = '/var/lib/cotejo';

/**
 * `.data` below the project. PostgreSQL does not run as root, so where the project is below a closed folder such as
 * root's home, it is a folder of this project below `/var/lib/cotejo`.
 */
export function defaultDataFolder(project: string = projectFolder): string {
  if (process.getuid?.() !== 0 || openToAll(project)) return path.join(project, '.data');
  return path.join(machineFolder, createHash('sha256').update(project).digest('hex').slice(0, 8));
}

/** The folder of the database in a data folder. */
export const homeOf = (dataFolder: string): string => path.join(dataFolder, 'postgres');

function openToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || openToAll(parent));
}
