import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What stands before the version, wherever it is written; PLACES holds the files. */
const beforeVersion = String.raw`"version": "|"@cotejo/[\w-]+": "|\bcotejo:|^ARG VERSION=|^(?:appV|v)ersion: `;
const pattern = new RegExp(String.raw`(?<before>${beforeVersion})(?<version>\d+\.\d+\.\d+)`, 'gm');
const PLACES = [':(glob)**/package.json', 'helm/Chart.yaml', 'Dockerfile', 'docker-compose.yml', 'docs/operating.md'];

type LockedPackages = Record<string, { version?: string; dependencies?: object; devDependencies?: object }>;

/** The versions of Cotejo that stand in the files of a checkout, by file. */
export function writtenVersions(root: string): Map<string, Set<string>> {
  const inFiles = files(root).map((file): [string, string[]] => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [file, [...text.matchAll(pattern)].map(({ groups }) => groups!['version']!)];
  });
  const inLock = ofCotejo(readLock(root).packages).map(({ version }) => version ?? 'none');
  return new Map(
    [...inFiles, ['package-lock.json', inLock] as const].map(([file, versions]) => [file, new Set(versions)]),
  );
}

/** Writes `version` into all its places. */
export function writeVersion(root: string, version: string): void {
  for (const file of files(root)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(path.join(root, file), text.replaceAll(pattern, `$<before>${version}`));
  }
  const lock = readLock(root);
  lock.version = version;
  for (const each of ofCotejo(lock.packages)) {
    each.version = version;
    for (const wanted of [each.dependencies, each.devDependencies] as Record<string, string>[])
      for (const name of Object.keys(wanted ?? {})) if (name.startsWith('@cotejo/')) wanted[name] = version;
  }
  writeFileSync(path.join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * The changelog with its part of what is not released yet as that of `version`, and an empty one above.
 *
 * @param day - such as `2026-11-23`
 */
export function closeChangelog(changelog: string, version: string, day: string): string {
  const head = '## [Unreleased]\n';
  const [before, unreleased, ...more] = changelog.split(head);
  if (before === undefined || !unreleased?.split(/^## /m)[0]?.trim() || more.length > 0)
    throw new Error('CHANGELOG.md has no single part "Unreleased" that says what has changed.');
  const none = 'Versions follow [Semantic Versioning](https://semver.org/). Nothing has been released yet.';
  const opened = before.replace(none, none.replace(' Nothing has been released yet.', ''));
  return `${opened}${head}\n## [${version}] - ${day}\n${unreleased}`;
}

/** The guide of upgrades with its row of what is not released yet as that of `version`. */
export function closeUpgrading(guide: string, version: string): string {
  const [before, after, ...more] = guide.split('\n| Unreleased |');
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('docs/upgrading.md has no single row "Unreleased" that says what changes for an operator.');
  return `${before}\n| ${version} |${after}`.replace('\nNothing has been released yet. ', '\n');
}

function files(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', ...PLACES], { cwd: root, encoding: 'utf8' });
  return listed.trim().split('\n');
}

function readLock(root: string): { version: string; packages: LockedPackages } {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
}

/** The packages of the repository itself; those of others lie in node_modules. */
function ofCotejo(packages: LockedPackages) {
  return Object.entries(packages).flatMap(([where, each]) => (where.includes('node_modules') ? [] : [each]));
}
