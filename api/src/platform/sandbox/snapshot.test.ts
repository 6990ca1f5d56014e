import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textWork } from '@cotejo/pipeline/text-work';
import { expect, it, onTestFinished } from 'vitest';
import { strongResume } from '../../features/documents/testing/texts.ts';
import { Pool } from './pool.ts';
import { reachOf } from './reach.ts';
import { remoteTextWork } from './remote-text-work.ts';
import { snapshotFor, snapshotIn } from './snapshot.ts';

const reach = reachOf([], { debug: false, dataFolder: '' })();

it('is used where it was made of the program as it is, and not where errors are looked for', async () => {
  const compiled = await mkdtemp(path.join(tmpdir(), 'cotejo-snapshot-'));
  onTestFinished(() => rm(compiled, { recursive: true }));
  await writeFile(path.join(compiled, 'of-another-program.snapshot'), '');
  expect(snapshotFor({ ...reach, compiled })).toBeUndefined();
  await writeFile(snapshotIn(compiled), '');
  expect(snapshotFor({ ...reach, compiled })).toBe(snapshotIn(compiled));
  expect(snapshotFor({ ...reach, compiled, debug: true })).toBeUndefined();
  expect(snapshotFor({ ...reach, compiled: undefined })).toBeUndefined();
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
