import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { awaitPreparation } from './await-preparation.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database, dependencies } = server;

test('a resume that failed goes with its reason, though the caller leaves while it is removed', async () => {
  const rows = await insertRows(server, await server.signUp());
  const { resumeId: id } = await insertCandidate(server, rows);
  await database.update(resumes).set({ state: 'failed', failureCode: 'document.damaged' }).where(eq(resumes.id, id));
  const { companyId, userId, jobDescriptionId } = rows;
  const caller = new AbortController();
  const send: Queue['send'] = (...job) => {
    caller.abort();
    return dependencies.queue.send(...job);
  };
  const needed = { ...dependencies, queue: { ...dependencies.queue, send } };
  const actor = { companyId, userId, role: 'recruiter' } as const;
  await expect(awaitPreparation(resumes, { id, jobDescriptionId }, needed, actor, caller.signal)).rejects.toMatchObject(
    { code: 'document.damaged' },
  );
  expect(await database.$count(resumes, eq(resumes.id, id))).toBe(0);
});
