import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { eq, sql } from '../database/drizzle.ts';
import { companies, jobDescriptions, resumes } from '../database/schema/index.ts';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { newKey } from '../storage/storage.ts';
import { writePlugin } from '../../testing/plugin-file.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';
import { queueHandlers } from '../../queue-handlers.ts';
import { DEAD_LETTER, queues } from './queues.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-queue-'));
const server = await createTestServer({ env: { DATA_DIR: folder } });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
const {
  database,
  dependencies: { queue, storage },
} = server;
const handlers = queueHandlers(server.dependencies);

async function withResume() {
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  const {
    body: { id: resumeId },
  } = await uploadResume(client, id, strongResume);
  return { client, id, resumeId };
}
const resumeRow = async (id: number) => (await database.select().from(resumes).where(eq(resumes.id, id)))[0]!;
const stateOf = async (id: number) => (await resumeRow(id)).state;

describe('a queue job', () => {
  it('is not sent when the transaction that sends it fails', async () => {
    const { resumeId } = await withResume();
    await database.update(resumes).set({ state: 'preparing' }).where(eq(resumes.id, resumeId));
    await expect(
      database.transaction(async (transaction) => {
        await queue.send(transaction, 'prepare-document', { kind: 'resume', id: resumeId });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const [count] = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where state < 'completed' and (data->>'id')::int = ${resumeId}`,
    );
    expect(count).toEqual({ count: 0 });
  });

  it('does no harm when it runs twice', async () => {
    const { resumeId } = await withResume();
    const before = await resumeRow(resumeId);
    const queueJob = { signal: new AbortController().signal, complete: async () => {} };
    await handlers['prepare-document']({ kind: 'resume', id: resumeId }, queueJob);
    await handlers['match-candidate']({ resumeId }, queueJob);
    expect(await resumeRow(resumeId)).toEqual(before);
  });

  it('of a company with little to do goes before those of one with much', async () => {
    const web = await createTestServer({ worker: false });
    onTestFinished(web.close);
    const [busy = 0, ...calm] = (
      await web.database
        .insert(companies)
        .values(['Busy', 'One', 'Two', 'Three', 'Four'].map((name) => ({ name })))
        .returning()
    ).map(({ id }) => id);
    const send = (id: number, company: number) =>
      web.dependencies.queue.send(web.database, 'prepare-document', { kind: 'resume', id }, company);
    for (const id of [1, 2, 3, 4, 5]) await send(id, busy);
    for (const [index, company] of calm.entries()) await send(6 + index, company);
    const worker = await createTestServer({
      env: { ROLE: 'worker', WORKER_CONCURRENCY: '1' },
      beside: web,
    });
    const begun = async () =>
      (
        await web.database.execute<{ id: number }>(
          sql`select (data->>'id')::int as id from pgboss.job where name = 'prepare-document' and state = 'completed'
            order by started_on`,
        )
      ).map(({ id }) => id);
    await expect.poll(begun).toHaveLength(9).finally(worker.close);
    // Two takers look for queue jobs at the same moment, so that either of two neighbors may have begun first.
    const first = (await begun()).slice(0, 6);
    expect(first.toSorted((a, b) => a - b)).toEqual([1, 2, 6, 7, 8, 9]);
  });

  it('of one company leaves room for those of others, however long its own take', async () => {
    const slow = await writePlugin({
      name: 'slow',
      provides: `languageDetector: () => ({
        detect: async (text) => text.includes('endless')
          ? new Promise((resolve) => process.once('read on', resolve))
          : { language: 'en', confidence: 1 },
      })`,
    });
    onTestFinished(slow.remove);
    const env = { PLUGINS: slow.path, WORKER_CONCURRENCY: '1' };
    const web = await createTestServer({ env, worker: false });
    const worker = await createTestServer({ env: { ...env, ROLE: 'worker' }, beside: web });
    const [busy, calm] = [await web.signUp(), await web.signUp()];
    const uploads = Promise.allSettled(
      ['One', 'Two'].map((title) => uploadJob(busy, `${title} endless document. ${jobText}`)),
    );
    const states = async () =>
      (
        await web.database.execute<{ state: string }>(
          sql`select state from pgboss.job where name = 'prepare-document' order by state desc`,
        )
      ).map(({ state }) => state);
    await expect.poll(states).toEqual(['active', 'created']);
    expect((await uploadJob(calm, jobText)).body.state).toBe('ready');
    expect(await states()).toEqual(['completed', 'active', 'created']);
    const closed = worker.close();
    process.emit('read on' as 'disconnect');
    await closed;
    await web.close();
    await uploads;
  });

  it('goes to another worker when its own has died', async () => {
    const { resumeId } = await withResume();
    await database.update(resumes).set({ state: 'preparing', matchState: 'none' }).where(eq(resumes.id, resumeId));
    // As a worker leaves it that was killed: taken, and not heard of for a minute.
    await database.execute(sql`insert into pgboss.job (name, data, state, started_on, heartbeat_on,
      heartbeat_seconds, expire_seconds, retry_limit, retry_delay, singleton_key, policy, dead_letter)
      values ('prepare-document', ${JSON.stringify({ kind: 'resume', id: resumeId })}::jsonb, 'active', now() -
        interval '1 minute', now() - interval '1 minute', 20, 1200, 2, 1, 'lost', 'exclusive', ${DEAD_LETTER})`);
    await expect.poll(() => stateOf(resumeId), { interval: 200 }).toBe('ready');
  });

  it('leaves its document failed, with a sentence, when every try has failed', async () => {
    const { client, id, resumeId } = await withResume();
    await database.update(resumes).set({ state: 'preparing', matchState: 'queued' }).where(eq(resumes.id, resumeId));
    await handlers[DEAD_LETTER]('prepare-document', { kind: 'resume', id: resumeId });
    const { body } = await client.call(`/api/resumes/${id}`);
    expect(body[0]).toMatchObject({
      state: 'failed',
      failure: { code: 'document.not-prepared', message: expect.stringMatching(/\.$/) as string },
    });
    expect((await resumeRow(resumeId)).matchState).toBe('failed');
  });

  it('leaves its candidate failed when every try has failed, and may be asked for again', async () => {
    const { client, id, resumeId } = await withResume();
    await database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, resumeId));
    await handlers[DEAD_LETTER]('match-candidate', { resumeId });
    expect((await resumeRow(resumeId)).matchFailureCode).toBe('analysis.failed');
    const { body } = await client.call(`/api/analyze/${id}`, { method: 'POST' });
    expect(body.resumes[0]).toMatchObject({ failure: null, matchScore: expect.any(Number) as number });
  });
});

it('is counted by the scaler of a cluster while it waits or runs', async () => {
  const chart = await readFile(path.join(import.meta.dirname, '../../../../helm/templates/worker.yaml'), 'utf8');
  const query = /^( +)query: >-\n((?:\1 +.+\n)+)/m.exec(chart)?.[2] ?? '';
  const count = async () => Number((await database.execute<{ count: string }>(sql.raw(query)))[0]!.count);
  await expect.poll(count).toBe(0);
  await database.execute(sql`insert into pgboss.job (name, state, singleton_key, policy, start_after)
    select 'match-candidate', state::pgboss.job_state, 'counted ' || state, 'exclusive', now() + interval '1 hour'
      from unnest(array['created', 'retry', 'active', 'completed', 'cancelled', 'failed']) as state`);
  expect(await count()).toBe(3);
  await database.execute(sql`delete from pgboss.job where singleton_key like 'counted %'`);
});

describe('the reconciliation', () => {
  const reconcile = () => handlers.reconcile({}, { signal: new AbortController().signal, complete: async () => {} });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of storage.list()) found.push(key);
    return found;
  };

  it('removes an old file without a row, and no other', async () => {
    const { resumeId } = await withResume();
    const [orphan, fresh, owned] = [newKey(), newKey(), (await resumeRow(resumeId)).storageKey];
    for (const key of [orphan, fresh]) await storage.put(key, Readable.from(['text']));
    for (const key of [orphan, owned]) await utimes(path.join(folder, 'files', key), new Date(0), new Date(0));
    await reconcile();
    await expect.poll(keys).not.toContain(orphan);
    expect(await keys()).toEqual(expect.arrayContaining([fresh, owned]));
  });

  it('sends again what waits without a queue job', async () => {
    const { id, resumeId } = await withResume();
    const long = new Date(Date.now() - 3_600_000);
    await database.update(resumes).set({ state: 'preparing', createdAt: long }).where(eq(resumes.id, resumeId));
    await reconcile();
    await expect.poll(() => stateOf(resumeId)).toBe('ready');
    await database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, resumeId));
    await reconcile();
    await expect.poll(async () => (await resumeRow(resumeId)).matchState).toBe('done');
    expect((await database.select().from(jobDescriptions).where(eq(jobDescriptions.id, id)))[0]?.state).toBe('ready');
  });
});

it('gives a dead worker up within 45 seconds in every queue of the main flow', () => {
  const flows = queues.filter(({ name }) => name === 'prepare-document' || name === 'match-candidate');
  expect(flows.map(({ heartbeatSeconds, deadLetter }) => [heartbeatSeconds! <= 30, deadLetter])).toEqual([
    [true, DEAD_LETTER],
    [true, DEAD_LETTER],
  ]);
});
