import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeChangelog, closeUpgrading, writeVersion, writtenVersions } from './version.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A checkout of its own, which a test may change. */
function checkout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tracked = execFileSync('git', ['ls-files', ...writtenVersions(root).keys()], { cwd: root });
  execFileSync('cp', ['--parents', '-t', folder, ...tracked.toString().trim().split('\n')], { cwd: root });
  execFileSync('sh', ['-c', 'git init -q && git add -A'], { cwd: folder });
  return folder;
}

test('the version is the same wherever it is written', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  for (const [file, versions] of writtenVersions(root)) expect([file, ...versions]).toEqual([file, version]);
});

test('a new version is written into every place, and nothing else changes', () => {
  const folder = checkout();
  const before = writtenVersions(folder);
  writeVersion(folder, '12.34.56');
  const after = writtenVersions(folder);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [file, versions] of after) expect([file, ...versions]).toEqual([file, '12.34.56']);
  const lines = execFileSync('git', ['diff', '-U0'], { cwd: folder, encoding: 'utf8' }).split('\n');
  const added = lines.filter((line) => /^\+(?!\+\+ )/.test(line));
  expect(added.filter((line) => !line.includes('12.34.56'))).toEqual([]);
});

test('what was not released becomes a part of its own, with an empty one above', () => {
  const before = '### Added\n\n- Something\n\n## [1.0.0] - 2026-01-02\n';
  expect(closeChangelog(`# Changelog\n\n## [Unreleased]\n\n${before}`, '1.1.0', '2026-11-23')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-23\n\n${before}`,
  );
  const own = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').replace('## [Unreleased]\n', '$&\n- Something\n');
  expect(closeChangelog(own, '99.0.0', '2026-11-23')).toContain('\n## [99.0.0] - 2026-11-23\n');
});

test.each(['# Changelog\n', '## [Unreleased]\n\n## [1.0.0] - 2026-01-02\n'])(
  'a changelog that says nothing new is refused: %j',
  (changelog) => {
    expect(() => closeChangelog(changelog, '1.1.0', '2026-11-23')).toThrow('no single part "Unreleased"');
  },
);

test('the row of upgrades that was not released becomes that of the version; without one there is no release', () => {
  const rows =
    '\n| Version | Takes |\n|---|---|\n| Unreleased | seconds |\n\nNothing has been released yet. Two more lines.\n';
  const closed = '\n| Version | Takes |\n|---|---|\n| 1.1.0 | seconds |\n\nTwo more lines.\n';
  expect(closeUpgrading(rows, '1.1.0')).toBe(closed);
  expect(() => closeUpgrading(closed, '1.2.0')).toThrow('no single row "Unreleased"');
  const own = readFileSync(path.join(root, 'docs/upgrading.md'), 'utf8');
  expect(own).toMatch(/\n\| (?:Unreleased|\d+\.\d+\.\d+) \| /);
});
