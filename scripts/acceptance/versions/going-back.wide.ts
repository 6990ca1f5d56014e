import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../../api/src/ground/config/data-folder.ts';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { createStorage } from '../../../api/src/platform/storage/create.ts';
import { testConfig } from '../../../api/src/testing/config.ts';
import { startServer } from '../../../api/src/testing/server-process.ts';
import { sendUnknownJobs } from '../../../api/src/testing/versions/unknown-jobs.ts';
import { readVersions } from '../../../api/src/testing/versions/versions.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { countDone, floodSettings } from '../../demo/fill-queue.ts';
import { analyze, doMainJob, uploadDocuments } from '../do-main-job.ts';
import { startLoadedWebs } from '../servers/rolling.ts';

// Among the wide checks, as it needs the history, a second checkout and several whole products.
const before = readVersions().at(-1)!;
const hasHistory = (() => {
  try {
    execFileSync('git', ['cat-file', '-e', `${before.commit}^{commit}`], { cwd: projectFolder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The version before as a checkout of its own, with the packages of this one. */
function checkoutBefore(): string {
  const folder = path.join(projectFolder, '.cache', `version-${randomUUID()}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', before.commit, folder], { cwd: projectFolder });
  execFileSync('cp', ['-al', 'node_modules', '.runtime', folder], { cwd: projectFolder });
  return folder;
}

/** An empty database and an empty folder for files, which processes of both versions share. */
async function installation(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const folder = path.join(tmpdir(), `cotejo-back-${randomUUID()}`);
  const embedded = await startEmbedded(path.join(folder, 'database'), { durable: false });
  onTestFinished(async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { DATABASE_URL: embedded.url, DATA_DIR: path.join(folder, 'data') };
}

test.skipIf(!hasHistory)('the version before goes on with the tables, files and queue of this one', async () => {
  const environment = await installation();
  const present = await startProduct(environment);
  onTestFinished(present.stop);
  const unknown = await sendUnknownJobs(environment.DATABASE_URL);
  onTestFinished(unknown.stop);

  const earlier = await startProduct(environment, checkoutBefore());
  onTestFinished(earlier.stop);
  const begun = await uploadDocuments(present.origin);
  await present.stop();
  // The two may judge in different ways: what counts is that each gives every candidate a score.
  const five = Array<unknown>(5).fill(expect.any(Number));
  const { scores } = await analyze(earlier.origin, begun);
  expect(scores).toEqual(five);
  expect((await doMainJob(earlier.origin)).scores).toEqual(five);
  expect((await analyze(earlier.origin, begun)).scores).toEqual(scores);

  const again = await startProduct(environment);
  onTestFinished(again.stop);
  expect((await analyze(again.origin, begun)).scores).toEqual(five);
  const states = await unknown.states();
  expect(states.waiting).toBe('created');
  expect(['created', 'active', 'retry']).toContain(states.failed);
});

test.skipIf(!hasHistory)(
  'upgraded, taken back and upgraded again under load, process by process: no call fails, and nothing is lost or ' +
    'carried out twice',
  async () => {
    const [environment, earlier] = [await installation(), checkoutBefore()];
    const startOf = (checkout: string) => async (env: Record<string, string>) => {
      const server = await startServer({ checkout, env: { ...environment, ...floodSettings, ...env } });
      onTestFinished(() => server.kill());
      return server;
    };
    const startWorker = (checkout: string) => startOf(checkout)({ ROLE: 'worker', LOG_LEVEL: 'error' });
    let worker = await startWorker(earlier);
    const webs = await startLoadedWebs(startOf(earlier));
    for (const checkout of [projectFolder, earlier, projectFolder]) {
      await webs.exchange(startOf(checkout));
      expect(await worker.stop()).toBe(0);
      worker = await startWorker(checkout);
    }
    const rows = connect(environment.DATABASE_URL, { connections: 1 });
    onTestFinished(() => disconnect(rows, 0));
    const { answered, ...made } = await webs.finish(rows);
    expect(answered).toBeGreaterThan(100);
    // Beside the job descriptions one resume, which is read and judged.
    await expect.poll(() => countDone(rows), { timeout: 120_000 }).toBe(made.jobDescriptions + 2);
    const keys = await rows.$client`select storage_key as key from resumes
      union all select storage_key from job_descriptions order by key`;
    const stored = (await createStorage(testConfig(environment))).list();
    expect((await Array.fromAsync(stored, ({ key }) => key)).sort()).toEqual(keys.map(({ key }) => key as string));
    console.log(`${answered} calls, ${made.clients} clients and ${made.jobDescriptions} job descriptions`);
  },
  600_000,
);
