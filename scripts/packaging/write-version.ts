import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeChangelog, closeUpgrading, writeVersion } from './version.ts';

/**
 * Writes a version into all its places, and closes what the changelog and the guide of upgrades say about it: for
 * scripts/release.
 *   node scripts/packaging/write-version.ts VERSION DAY
 */
const [version, day] = process.argv.slice(2) as [string, string];
const root = path.resolve(import.meta.dirname, '../..');
const changelog = path.join(root, 'CHANGELOG.md');
writeFileSync(changelog, closeChangelog(readFileSync(changelog, 'utf8'), version, day));
const guide = path.join(root, 'docs/upgrading.md');
writeFileSync(guide, closeUpgrading(readFileSync(guide, 'utf8'), version));
writeVersion(root, version);
