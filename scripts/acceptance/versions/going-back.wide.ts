import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { sendUnknownJobs } from '../../../api/src/testing/versions/unknown-jobs.ts';
import { readVersions } from '../../../api/src/testing/versions/versions.ts';
import { analyze, doMainJob, uploadDocuments } from '../do-main-job.ts';
import { startProduct } from '../../demo/drive/product.ts';

// Among the wide checks, as it needs the history, a second checkout and two whole products.
const root = path.resolve(import.meta.dirname, '../../..');
const before = readVersions().at(-1)!;
const hasHistory = (() => {
  try {
    execFileSync('git', ['cat-file', '-e', `${before.commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The version before as a checkout of its own, with the packages of this one. */
function checkoutBefore(): string {
  const folder = path.join(root, '.cache', `version-${randomUUID()}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', before.commit, folder], { cwd: root });
  execFileSync('cp', ['-al', 'node_modules', '.runtime', folder], { cwd: root });
  return folder;
}

test.skipIf(!hasHistory)('the version before goes on with the tables, files and queue of this one', async () => {
  const folder = path.join(tmpdir(), `cotejo-back-${randomUUID()}`);
  const embedded = await startEmbedded(path.join(folder, 'database'), { durable: false });
  onTestFinished(async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const environment = { DATABASE_URL: embedded.url, DATA_DIR: path.join(folder, 'data') };
  const present = await startProduct(environment);
  onTestFinished(present.stop);
  const unknown = await sendUnknownJobs(embedded.url);
  onTestFinished(unknown.stop);

  const earlier = await startProduct(environment, checkoutBefore());
  onTestFinished(earlier.stop);
  const begun = await uploadDocuments(present.origin);
  await present.stop();
  const { scores } = await analyze(earlier.origin, begun);
  expect(scores).toHaveLength(5);
  expect(scores.every(Number.isInteger)).toBe(true);
  expect(await doMainJob(earlier.origin)).toEqual({ scores, translated: expect.any(Number) });

  const again = await startProduct(environment);
  onTestFinished(again.stop);
  expect((await analyze(again.origin, begun)).scores).toEqual(scores);
  const states = await unknown.states();
  expect(states.waiting).toBe('created');
  expect(['created', 'active', 'retry']).toContain(states.failed);
});
