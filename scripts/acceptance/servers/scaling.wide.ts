import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { createStorage } from '../../../api/src/platform/storage/create.ts';
import { createClient } from '../../../api/src/testing/client.ts';
import { testConfig } from '../../../api/src/testing/config.ts';
import { type ServerProcess, startServer } from '../../../api/src/testing/server-process.ts';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { countDone, filled, fillQueue, floodSettings } from '../../demo/fill-queue.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { startLoadedWebs } from './rolling.ts';
import { type S3Server, startMinio } from './s3.ts';

const KILLS = 20;
const SEED = 20_261_121;

let database: PostgresServer;
let store: S3Server;
beforeAll(async () => {
  [database, store] = await Promise.all([startPostgres(), startMinio()]);
});
afterAll(() => Promise.all([database.stop(), store.stop()]));

/** An installation of any number of processes: their settings, and its rows. */
async function installation(name: string): Promise<{ env: Record<string, string>; rows: Database }> {
  const url = await database.create(name);
  const rows = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(rows, 0));
  const bucket = {
    STORAGE: 's3',
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
  };
  return {
    rows,
    env: {
      DATABASE_URL: url,
      ...bucket,
      ...floodSettings,
      LOG_LEVEL: 'error',
      WORKER_CONCURRENCY: '2',
      SANDBOX_PROCESSES: '2',
    },
  };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ env });
  onTestFinished(() => server.kill());
  return server;
}

/** Starts a process again until it is ready, as Docker and Kubernetes do. */
async function startUntilUp(env: Record<string, string>): Promise<ServerProcess> {
  return start(env).catch((error: Error) => {
    if (!error.message.includes('The database')) throw error;
    return startUntilUp(env);
  });
}

/** The processes that a process has started. */
async function childrenOf(pid: number): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number);
}

async function running(pids: number[]): Promise<number[]> {
  const all = new Set(await readdir('/proc'));
  return pids.filter((pid) => all.has(String(pid)));
}

/** How many documents are tried again, and not done yet, that a killed worker had in hand. */
async function countTriedAgain({ $client: rows }: Database): Promise<number> {
  const [row] = await rows<{ count: number }[]>`select count(*)::int as count
    from (select crashes from resumes union all select crashes from job_descriptions) as documents where crashes > 0`;
  return row!.count;
}

/**
 * Kills a worker, which takes its children with it, at a moment at which no document is tried again: one over which two
 * workers have died counts as too complex. The worker stands still while that is looked up.
 */
async function kill(worker: ServerProcess, rows: Database): Promise<void> {
  const standsStill = async () => {
    worker.process.kill('SIGSTOP');
    const count = await countTriedAgain(rows);
    if (count > 0) worker.process.kill('SIGCONT');
    return count;
  };
  await expect.poll(standsStill, { timeout: 300_000, interval: 50 }).toBe(0);
  const children = await childrenOf(worker.process.pid!);
  await worker.kill();
  await expect.poll(() => running(children), { timeout: 60_000 }).toEqual([]);
}

async function storedKeys(env: Record<string, string>): Promise<string[]> {
  return (await Array.fromAsync((await createStorage(testConfig(env))).list(), ({ key }) => key)).sort();
}

const keysOfRows = async (rows: Database) =>
  (
    await rows.$client<
      { key: string }[]
    >`select storage_key as key from resumes union all select storage_key from job_descriptions`
  )
    .map(({ key }) => key)
    .sort();

test(
  `${KILLS} killed workers and a crashed database: every one of ${filled.documents} documents is done, exactly ` +
    'once',
  async () => {
    const { env, rows } = await installation('kills');
    const webs = await Promise.all([start({ ...env, ROLE: 'web' }), start({ ...env, ROLE: 'web' })]);
    const { client, jobDescriptionIds, uploads } = await fillQueue(webs[0]!.url, rows);
    const startWorker = () => startUntilUp({ ...env, ROLE: 'worker' });
    const workers = [startWorker(), startWorker()];

    const random = seededRandom(SEED);
    const moments = Array.from({ length: KILLS }, () => Math.floor(random() * 0.95 * filled.work)).sort(
      (a, b) => a - b,
    );
    for (const [number, moment] of moments.entries()) {
      await expect.poll(() => countDone(rows), { timeout: 300_000, interval: 20 }).toBeGreaterThanOrEqual(moment);
      if (number === KILLS / 2) await database.crash();
      const victim = random() < 0.5 ? 0 : 1;
      await kill(await workers[victim]!, rows);
      workers[victim] = startWorker();
    }
    expect(await countDone(rows)).toBeLessThan(filled.work);
    await expect.poll(() => countDone(rows), { timeout: 300_000, interval: 200 }).toBe(filled.work);

    const jobs =
      await rows.$client`select name, state, count(*)::int as jobs, count(distinct singleton_key)::int as subjects
        from pgboss.job where name in ('prepare-document', 'match-candidate', 'dead-letter') group by 1, 2 order by 1`;
    expect([...jobs]).toEqual([
      { name: 'match-candidate', state: 'completed', jobs: filled.resumes, subjects: filled.resumes },
      { name: 'prepare-document', state: 'completed', jobs: filled.documents, subjects: filled.documents },
    ]);
    const [written] = await rows.$client`select count(*)::int as analyses, count(distinct resume_id)::int as candidates,
        count(*) filter (where updated_at = created_at)::int as once from analyses`;
    expect(written).toEqual({ analyses: filled.resumes, candidates: filled.resumes, once: filled.resumes });
    expect(await storedKeys(env)).toEqual(await keysOfRows(rows));
    expect(new Set(await uploads)).toEqual(new Set([201]));
    const elsewhere = Object.assign(createClient(webs[1]!.url), { cookie: client.cookie });
    const answers = await Promise.all(
      jobDescriptionIds.map((id) => elsewhere.call(`/api/analyze/${id}`, { method: 'POST' })),
    );
    expect(
      answers.flatMap(({ body }) =>
        body.resumes.filter((resume: { matchScore: number | null }) => resume.matchScore !== null),
      ),
    ).toHaveLength(filled.resumes);
    for (const server of [...webs, ...(await Promise.all(workers))]) expect(await server.stop()).toBe(0);
  },
  900_000,
);

test(
  'two web processes behind Caddy, replaced one after the other under load: no call fails, and none is carried ' +
    'out twice',
  async () => {
    const { env, rows } = await installation('rolling');
    await start({ ...env, ROLE: 'worker' });
    const startWeb = (own: Record<string, string>) => start({ ...env, ...own });
    const webs = await startLoadedWebs(startWeb);
    for (let round = 0; round < 3; round += 1) await webs.exchange(startWeb);
    expect((await webs.finish(rows)).answered).toBeGreaterThan(100);
  },
  600_000,
);
