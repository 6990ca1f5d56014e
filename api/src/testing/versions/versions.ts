import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Version = {
  /** As in its tag; of a state that was not released its day. */
  version: string;
  /** What git finds it by. */
  commit: string;
  /** Its newest migration. */
  migration: string;
};

export const versionsFile = path.join(import.meta.dirname, 'versions.json');

/** Every version from which an upgrade is tested, oldest first; `scripts/release` adds to them. */
export function readVersions(): Version[] {
  return JSON.parse(readFileSync(versionsFile, 'utf8')) as Version[];
}

/** The file with the rows that a version has written in the main job, as `packRows` packs them. */
export function rowsFile(version: string): string {
  return path.join(import.meta.dirname, `${version}.json.gz`);
}
