import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeChangelog, writeVersion } from './version.ts';

/**
 * Writes a version into all its places, and closes the part of the changelog about it: for scripts/release.
 *   node scripts/packaging/write-version.ts VERSION DAY
 */
const [version, day] = process.argv.slice(2) as [string, string];
const root = path.resolve(import.meta.dirname, '../..');
const changelog = path.join(root, 'CHANGELOG.md');
writeFileSync(changelog, closeChangelog(readFileSync(changelog, 'utf8'), version, day));
writeVersion(root, version);
