import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textWork } from '@cotejo/pipeline/text-work';
import { expect, it, onTestFinished, vi } from 'vitest';
import { strongResume } from '../../features/documents/testing/texts.ts';
import { Pool } from './pool.ts';
import { reachOf, snapshotInChild } from './reach.ts';
import { remoteTextWork } from './remote-text-work.ts';
import { packSnapshot, snapshotFor } from './snapshot.ts';
import { behind } from './wall.ts';

const reach = reachOf([], { debug: false, dataFolder: '' })();

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-snapshot-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('is used where it was made of the program as it is, and not where errors are looked for', async () => {
  const compiled = await emptyFolder();
  await writeFile(path.join(compiled, 'of-another-program.snapshot.zst'), '');
  expect(snapshotFor({ ...reach, compiled })).toBeUndefined();
  await writeFile(path.join(compiled, 'memory'), 'what was in memory');
  packSnapshot(path.join(compiled, 'memory'), compiled);
  const opened = snapshotFor({ ...reach, compiled })!;
  expect(readFileSync(opened, 'utf8')).toBe('what was in memory');
  expect(snapshotFor({ ...reach, compiled })).toBe(opened);
  expect(snapshotFor({ ...reach, compiled, debug: true })).toBeUndefined();
  expect(snapshotFor({ ...reach, compiled: undefined })).toBeUndefined();
});

it('is left aside where there is no place to unpack it', async () => {
  const compiled = await emptyFolder();
  await writeFile(path.join(compiled, 'memory'), 'what was in memory');
  packSnapshot(path.join(compiled, 'memory'), compiled);
  vi.stubEnv('TMPDIR', path.join(compiled, 'none'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(snapshotFor({ ...reach, compiled })).toBeUndefined();
});

const snapshot = snapshotFor(reach);

it.runIf(snapshot)('says of a text what the server says, from a snapshot and without', async () => {
  const signal = new AbortController().signal;
  const said = await textWork.inspectResume(strongResume, { signal });
  for (const start of [snapshot, undefined]) {
    const pool = new Pool({ size: 1, memory: 512, reach: { ...reach, snapshot: start } });
    onTestFinished(() => pool.stop());
    expect(await remoteTextWork(pool).inspectResume(strongResume, { signal })).toEqual(said);
  }
});

it.runIf(snapshot && reach.wall.seccomp)(
  'is read by children and written by none, even where files have no wall',
  () => {
    const opening = `open(my $file, $mode, '${snapshotInChild}')`;
    const look = `for my $mode (qw(< +<)) { print ${opening} ? "$mode opened " : "$mode $! " }`;
    const openings = {
      read: [snapshotInChild],
      run: ['/usr', '/lib', '/lib64'],
      write: [snapshotInChild],
      programs: false,
    };
    for (const user of [reach.wall.user, undefined]) {
      const [perl = '', ...parameters] = behind({ ...reach.wall, user }, openings, ['/usr/bin/perl', '-e', look]);
      const said = execFileSync(perl, parameters, {
        stdio: ['ignore', 'pipe', 'inherit', 'ignore', snapshot],
        encoding: 'utf8',
      });
      expect(said).toBe('< opened +< Permission denied ');
    }
  },
);
