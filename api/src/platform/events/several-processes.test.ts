import type { Progress } from '@cotejo/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { follow } from '../../testing/follow.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';

const env = { UPLOADS_AT_ONCE: '6' };
const one = await createTestServer({ env, worker: false });
const other = await createTestServer({ env, worker: false, beside: one });
const worker = await createTestServer({ env: { ...env, ROLE: 'worker' }, beside: one });
afterAll(async () => {
  await worker.close();
  await other.close();
  await one.close();
});

/** The same user, calling another process. */
function at(server: TestServer, { cookie, user }: Client): Client {
  return Object.assign(createClient(server.url), { cookie, user });
}

describe('two web processes and a worker', () => {
  it("know of each other's sessions, and of their end", async () => {
    const client = await one.signUp();
    const there = at(other, client);
    expect((await there.call('/api/user')).body).toEqual(client.user);
    await there.call('/api/logout', { method: 'POST' });
    expect((await client.call('/api/user')).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const { user } = await one.signUp();
    const attempt = (server: TestServer) =>
      server
        .anonymous()
        .call('/api/login', { method: 'POST', json: { username: user.username, password: 'wrong password' } });
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await attempt(one)).status, (await attempt(other)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('share the work: uploaded here, analyzed elsewhere, followed at the other', async () => {
    const client = await one.signUp();
    const {
      body: { id },
    } = await uploadJob(client, jobText);
    const { body: resume } = await uploadResume(at(other, client), id, strongResume);
    const done = (event: Progress) => event.flow === 'match' && event.stage === 'done';
    const events = follow(other.url, client, id, done);
    const [analysis, seen] = [await client.call(`/api/analyze/${id}`, { method: 'POST' }), await events];
    expect(analysis.body.resumes[0]).toMatchObject({ id: resume.id, matchScore: expect.any(Number) });
    expect(seen.filter(done)).toEqual([{ resumeId: resume.id, flow: 'match', stage: 'done', fraction: 1 }]);
  });

  it('let one user have only so many uploads under way, and have no other wait for it', async () => {
    const client = await one.signUp();
    const large = `${jobText}\n${'We pay well and on time.\n'.repeat(30_000)}`;
    const flood = Array.from({ length: 24 }, (_, index) => uploadJob(at(index % 2 ? one : other, client), large));
    const calm = uploadJob(await other.signUp(), jobText);
    const answers = await Promise.all(flood);
    expect((await calm).status).toBe(201);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(6);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({
      code: 'too-many-uploads',
      message: 'Too many uploads at once. Please try again in a moment.',
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await uploadJob(client, jobText)).status).toBe(201);
  });
});
