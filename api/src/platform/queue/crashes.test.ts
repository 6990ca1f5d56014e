import { describe, expect, it, onTestFinished } from 'vitest';
import type { Environment } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { eq, sql } from '../database/drizzle.ts';
import { jobDescriptions } from '../database/schema/index.ts';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { writePlugin } from '../../testing/plugin-file.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { startServer } from '../../testing/server-process.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';
import { countingCrashes, leaveWork, orLeave } from './crashes.ts';

type Deed = 'process.kill(process.pid, "SIGKILL")' | 'throw failure("unavailable")';

/** An extractor that ends its process or fails for a document that says "deadly", and reads every other one. */
const reader = (deed: Deed) => `extractor: () => ({
  extract: async ({ bytes }) => {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('deadly')) { ${deed}; await new Promise(() => {}); }
    return { pages: [{ text, hidden: [], hasGraphics: false }], cuts: [] };
  },
})`;

async function serverWith(
  provides: string,
  isolation: 'process' | 'none',
  env: Environment = {},
): Promise<{ server: TestServer; plugin: string }> {
  const plugin = await writePlugin({ name: 'reads-on-oath', isolation, provides });
  onTestFinished(plugin.remove);
  const server = await createTestServer({ env: { PLUGINS: plugin.path, ...env } });
  onTestFinished(server.close);
  return { server, plugin: plugin.path };
}

const tries = async ({ database }: TestServer, queue: string) =>
  (
    await database.execute<{ tries: number }>(
      sql`select retry_count + 1 as tries from pgboss.job where name = ${queue} order by created_on desc limit 1`,
    )
  )[0]?.tries;
const jobOf = async ({ database }: TestServer) => (await database.select().from(jobDescriptions))[0]!;

describe('a document that kills its reader', () => {
  it('has failed after the second time, with the reason, and the next one is read', async () => {
    const { server } = await serverWith(reader('process.kill(process.pid, "SIGKILL")'), 'process');
    const client = await server.signUp();
    const answer = await uploadJob(client, `A deadly document. ${jobText}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'document.too-complex', message: expect.stringContaining('too complex') as string },
    });
    expect(await tries(server, 'prepare-document')).toBe(2);
    expect((await uploadJob(client, jobText)).body.state).toBe('ready');
    const { registry } = server.dependencies.metrics;
    expect(await registry.metrics()).toContain('cotejo_failures_total{flow="prepare",code="document.too-complex"} 1\n');
  });

  it('has failed after the second time also where its reader gives only what is of no use', async () => {
    const provides = `extractor: () => ({ extract: async () => ({ pages: 'none' }) })`;
    const { server } = await serverWith(provides, 'process', { EXTRACTOR: 'reads-on-oath' });
    const client = await server.signUp();
    expect(await uploadJob(client, jobText)).toMatchObject({ status: 422, body: { code: 'document.too-complex' } });
    expect(await tries(server, 'prepare-document')).toBe(2);
  });

  it('fails as an analysis where it is the analysis that it kills', async () => {
    const { server } = await serverWith('scorer: () => ({ score: async () => process.exit(3) })', 'process', {
      SCORER: 'reads-on-oath',
    });
    const client = await server.signUp();
    const {
      body: { id },
    } = await uploadJob(client, jobText);
    await uploadResume(client, id, strongResume);
    const { body } = await client.call(`/api/analyze/${id}`, { method: 'POST' });
    expect(body.resumes[0].failure).toMatchObject({
      code: 'analysis.too-complex',
      message: expect.stringContaining('too complex') as string,
    });
    expect(await tries(server, 'match-candidate')).toBe(2);
  });

  it('has failed after the second time also where the whole process died with it', async () => {
    const { server, plugin } = await serverWith(reader('process.kill(process.pid, "SIGKILL")'), 'none', {
      ROLE: 'web',
    });
    const client = await server.signUp();
    const env = { ROLE: 'worker', DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.process.dataFolder };
    const worker = () => startServer({ env: { ...env, PLUGINS: plugin } });
    // So that the queue gives up the dead worker at once.
    const giveUp = sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;
    const first = await worker();
    const answer = uploadJob(client, `A deadly document. ${jobText}`);
    await expect.poll(() => first.process.signalCode).toBe('SIGKILL');
    const second = await worker();
    await server.database.execute(giveUp);
    await expect.poll(() => second.process.signalCode).toBe('SIGKILL');
    expect(await jobOf(server)).toMatchObject({ state: 'preparing', crashes: 1 });
    const { stop } = await worker();
    onTestFinished(async () => void (await stop()));
    await server.database.execute(giveUp);
    // A waiting upload gets the refusal, and its row is gone; otherwise the row has the code.
    const refusal = async () => ((await answer).body as unknown as { code: string }).code;
    const code = async () => ((await jobOf(server)) ?? { failureCode: await refusal() }).failureCode;
    await expect.poll(code).toBe('document.too-complex');
  });
});

describe('what does not count against a document', () => {
  /** A document that no worker has taken, and the work of a worker on it. */
  async function withWaitingJob() {
    const { server } = await serverWith(reader('throw failure("unavailable")'), 'none', { ROLE: 'web' });
    const client = await server.signUp();
    void uploadJob(client, jobText).catch(() => {});
    await expect.poll(() => jobOf(server)).toMatchObject({ state: 'preparing', workedBy: null, crashes: 0 });
    const row = await jobOf(server);
    const { database } = server;
    const work = (what: () => Promise<void>, through = database) =>
      countingCrashes(through, jobDescriptions, row, what);
    const store = (what: Promise<void>, through: Database) => orLeave(through, jobDescriptions, row, what);
    const giveToAnother = () =>
      database.update(jobDescriptions).set({ workedBy: 'another process' }).where(eq(jobDescriptions.id, row.id));
    return { server, work, store, giveToAnother };
  }

  it('is a failure of what it needs, which is tried again for long', async () => {
    const { server } = await serverWith(reader('throw failure("unavailable")'), 'none', { EXTRACTOR: 'reads-on-oath' });
    const client = await server.signUp();
    void uploadJob(client, `A deadly document. ${jobText}`).catch(() => {});
    await expect.poll(() => tries(server, 'prepare-document')).toBe(4);
    expect(await jobOf(server)).toMatchObject({ state: 'preparing', crashes: 0 });
  });

  it('is a process that was stopped in good order, or could not write down that it failed', async () => {
    const { server, work, giveToAnother } = await withWaitingJob();
    for (let time = 0; time < 3; time += 1) await work(async () => {});
    expect(await jobOf(server)).toMatchObject({ crashes: 0, workedBy: expect.any(String) as string });
    await leaveWork(server.database);
    expect(await jobOf(server)).toMatchObject({ crashes: 0, workedBy: null });
    await giveToAnother();
    await work(async () => {});
    expect(await jobOf(server)).toMatchObject({ crashes: 1 });
  });

  it('is a process that could not write down for a while how it ended, as the database was away', async () => {
    const { server, work, store } = await withWaitingJob();
    let isAway = false;
    const away = new Proxy(server.database, {
      get(database, name: keyof Database) {
        if (name === 'update' && isAway) throw new Error('away');
        const value = database[name] as unknown;
        return typeof value === 'function' ? (value.bind(database) as unknown) : value;
      },
    });
    const leave = async () => {
      isAway = true;
      throw new Error('of the database');
    };
    const endings = [() => work(leave, away), () => work(async () => {}).then(() => store(leave(), away))];
    for (const ending of endings) {
      await expect(ending()).rejects.toThrow('of the database');
      expect(await jobOf(server)).toMatchObject({ crashes: 0, workedBy: expect.any(String) as string });
      isAway = false;
      await expect.poll(() => jobOf(server)).toMatchObject({ crashes: 0, workedBy: null });
    }
  });

  it('is a process that died while the document still waited for its turn to be worked on alone', async () => {
    const { server, work, giveToAnother } = await withWaitingJob();
    const [other, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const before = work(async () => {
      begun.resolve();
      await other.promise;
    });
    await begun.promise;
    await giveToAnother();
    let seen: string | null | undefined;
    const suspect = work(async () => {
      seen = (await jobOf(server)).workedBy;
    });
    await expect.poll(() => jobOf(server)).toMatchObject({ crashes: 1, workedBy: null });
    expect(seen).toBeUndefined();
    other.resolve();
    await Promise.all([before, suspect]);
    expect(seen).toEqual(expect.any(String));
  });
});
