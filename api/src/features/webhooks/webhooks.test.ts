import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CompanyHistory, limits, type Webhook, type WebhookDelivery } from '@cotejo/contract';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { announce } from '../../platform/database/announce.ts';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import { personContacts, resumes, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { promoted } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { spanishResume, strongResume } from '../documents/testing/texts.ts';
import { createAdministration } from '../users/administration.ts';
import { deliverWebhookHandler } from './deliver.ts';
import { forgetDeliveries } from './deliveries.ts';
import { webhookHandlers } from './handlers.ts';
import { startReceiver } from './testing/receiver.ts';

const server = await createTestServer({
  env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://cotejo.example' },
});
afterAll(server.close);
const { database } = server;

const events = ['candidacy.scored', 'candidacy.status-changed', 'role.completed', 'client.answered', 'person.erased'];
type Made = Webhook & { secret: string };
const make = (client: Client, json: Record<string, unknown>) =>
  client.call<Made>('/api/webhooks', { method: 'POST', json: { events, ...json } });
const list = async (client: Client) => (await client.call<Webhook[]>('/api/webhooks')).body;
const deliveries = async (client: Client, { id }: { id: number }) =>
  (await client.call<WebhookDelivery[]>(`/api/webhooks/${id}/deliveries`)).body;
const setStatus = (client: Client, id: number, status: string) =>
  client.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status } });
/** Lets the time until the next tries of a webhook pass, after as many tries as given. */
async function pass({ id: webhookId }: { id: number }, tries?: number): Promise<void> {
  const waiting = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting'));
  await database
    .update(webhookDeliveries)
    .set({ nextTryAt: sql`now()`, ...(tries !== undefined && { tries }) })
    .where(waiting);
  await server.dependencies.queue.send(database, 'deliver-webhook', { webhookId });
}

/** Somebody who may make webhooks of a company of their own. */
const signUp = async ({ signUp: register, database: rows } = server) =>
  promoted(await register(), createAdministration(rows).promote);

const admin = await signUp();

/** A company whose webhook is a receiver of its own. */
async function told(json: Record<string, unknown> = {}) {
  const client = await signUp();
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const { body: webhook } = await make(client, { url: receiver.url, ...json });
  const seen = () => receiver.received.map(({ payload: { event, data } }) => ({ event, ...data }));
  return { client, receiver, webhook, seen };
}

describe('a webhook', () => {
  test('is told of scores, a complete role, a status, an answer and an erasure, by ids and links alone', async () => {
    const { client, receiver, webhook, seen } = await told();
    const stranger = await told();
    const roleId = await newRole(client);
    await uploadFiles(client, roleId, { 'a.txt': strongResume, 'b.txt': spanishResume });
    const { items } = await settledList(client, roleId);
    const ids = items.map(({ id, personId }) => ({ candidacyId: id, roleId, personId }));
    await expect.poll(seen).toHaveLength(3);
    expect(seen()).toEqual(
      expect.arrayContaining([
        ...ids.map((one) => ({ event: 'candidacy.scored', ...one })),
        { event: 'role.completed', roleId },
      ]),
    );
    const [first] = ids;
    await setStatus(client, first!.candidacyId, 'Hired');
    await expect.poll(seen).toContainEqual({ event: 'candidacy.status-changed', ...first });
    const json = { candidates: [{ id: first!.candidacyId }] };
    const { body: share } = await client.call<{ url: string }>(`/api/roles/${roleId}/shares`, { method: 'POST', json });
    const said = new URLSearchParams({ answer: `${first!.candidacyId} yes` });
    await fetch(new URL(new URL(share.url).pathname, server.url), { method: 'POST', body: said });
    await expect.poll(seen).toContainEqual({ event: 'client.answered', ...first });
    await client.call(`/api/people/${first!.personId}`, { method: 'DELETE' });
    await expect.poll(seen).toContainEqual({ event: 'person.erased', personId: first!.personId });
    const { payload, body } = receiver.received.find(({ payload: { event } }) => event.startsWith('candidacy'))!;
    expect(payload.links).toEqual({
      page: `https://cotejo.example/roles/${roleId}?candidate=${payload.data.candidacyId}`,
      api: `https://cotejo.example/api/candidacies/${payload.data.candidacyId}`,
    });
    for (const { name } of items) expect(body).not.toContain(name);
    expect(stranger.seen()).toEqual([]);
    expect((await deliveries(client, webhook)).map(({ state }) => state)).toEqual(Array(6).fill('delivered'));
  });

  test('is told of personal data where that was asked for, and of nobody who is masked', async () => {
    const { client, receiver } = await told({ personalData: true });
    const { analysisId } = await insertRows(server, client);
    const personal = () => receiver.received.map(({ payload }) => payload.personal);
    await setStatus(client, analysisId, 'Hired');
    await expect.poll(personal).toEqual([{ name: 'Alex Example', matchScore: 70, status: 'Hired' }]);
    await client.call('/api/admin/blind', { method: 'PUT', json: { blind: true } });
    await setStatus(client, analysisId, 'Analyzed');
    await expect.poll(() => personal()[1]).toEqual({ name: null, matchScore: 70, status: 'Analyzed' });
    expect(receiver.received[1]!.body).not.toContain('Alex');
  });

  test('signs its calls, which the sample of docs/integrations.md tells from others', async () => {
    const { client, receiver, webhook } = await told();
    await client.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
    await expect.poll(() => receiver.received).toHaveLength(1);
    const { headers, body, payload } = receiver.received[0]!;
    const signature = headers['cotejo-signature'] as string;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cotejo-event': 'webhook.test',
      'cotejo-delivery': String(payload.id),
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-signature-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const page = await readFile(path.join(import.meta.dirname, '../../../../docs/integrations.md'), 'utf8');
    const sample = path.join(folder, 'verify.mjs');
    await writeFile(sample, /^```js\n(.*?)^```$/ms.exec(page)![1]!);
    const { isFromCotejo } = (await import(sample)) as { isFromCotejo(...given: unknown[]): boolean };
    const { secret } = webhook;
    expect(isFromCotejo(signature, body, secret)).toBe(true);
    const signedLate = (by: number) => {
      const seconds = Math.floor(Date.now() / 1000) - by;
      return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    };
    expect([-400, -200, 200, 400].map((by) => isFromCotejo(signedLate(by), body, secret))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (const others of [
      [signature, body.replace('{', '{ '), secret],
      [signature.replace(/\d+/, (seconds) => String(Number(seconds) - 1)), body, secret],
      [signature, body, `${secret}x`],
      [signature.slice(0, -1), body, secret],
      [undefined, body, secret],
    ])
      expect(isFromCotejo(...others)).toBe(false);
    expect(JSON.stringify([await list(client), await deliveries(client, webhook)])).not.toContain(secret);
  });

  test.each([
    ['http://ats.example.com', 'webhook-address-refused'],
    ['https://169.254.169.254/latest/meta-data', 'webhook-address-refused'],
    ['https://10.0.0.7', 'webhook-address-refused'],
    ['https://167772167', 'webhook-address-refused'],
    ['https://[::ffff:10.0.0.7]', 'webhook-address-refused'],
    ['https://localhost', 'webhook-address-refused'],
    ['https://somebody:secret@ats.example.com', 'webhook-url-invalid'],
    ['ftp://ats.example.com', 'webhook-url-invalid'],
    ['ats.example.com', 'webhook-url-invalid'],
    [`https://ats.example.com/${'x'.repeat(limits.urlMaximum)}`, 'too-long'],
  ])('is refused with the address %s', async (url, key) => {
    expect(await make(admin, { url })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', issues: [{ path: 'url', code: key }] },
    });
  });

  test('is one of so many, tells of something, and ends with what it was to be told', async () => {
    const client = await signUp();
    const url = 'https://ats.example.com/hook';
    for (const chosen of [[], ['candidacy.read']])
      expect((await make(client, { url, events: chosen })).status).toBe(400);
    const made = await Promise.all(Array.from({ length: limits.webhooksOfCompany + 2 }, () => make(client, { url })));
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
    const [first] = await list(client);
    const { companyId } = await insertRows(server, client);
    await announce(database, { companyId }, 'person.erased', [1]);
    expect((await client.call(`/api/webhooks/${first!.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await database.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, first!.id))).toBe(0);
  });
});

describe('a webhook that is there', () => {
  const change = (client: Client, { id }: { id: number }, json: object) =>
    client.call(`/api/webhooks/${id}`, { method: 'PATCH', json });

  test('is not called while it is paused, and then told what has happened', async () => {
    const { client, receiver, webhook, seen } = await told();
    const { analysisId } = await insertRows(server, client);
    expect(await change(client, webhook, { paused: true })).toMatchObject({ status: 200, body: { paused: true } });
    await setStatus(client, analysisId, 'Hired');
    await pass(webhook);
    const test = () => client.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
    expect(await test()).toMatchObject({ status: 409, body: { code: 'webhook.paused' } });
    const running = { signal: AbortSignal.timeout(60_000), complete: async () => {} };
    await deliverWebhookHandler(server.dependencies)({ webhookId: webhook.id }, running);
    expect(receiver.received).toEqual([]);
    expect(await list(client)).toMatchObject([{ paused: true, waiting: 1 }]);
    await change(client, webhook, { paused: false });
    await expect.poll(seen).toMatchObject([{ event: 'candidacy.status-changed', candidacyId: analysisId }]);
  });

  test('is changed, keeps its secret, and is told no more of what it does not want', async () => {
    const { client, receiver, webhook, seen } = await told();
    const { analysisId, personId } = await insertRows(server, client);
    await change(client, webhook, { paused: true });
    await setStatus(client, analysisId, 'Hired');
    await client.call(`/api/people/${personId}`, { method: 'DELETE' });
    const other = await startReceiver();
    onTestFinished(() => other.close());
    expect(await change(client, webhook, { url: 'https://10.0.0.7' })).toMatchObject({ status: 400 });
    const wanted = { url: other.url, events: ['person.erased'], personalData: true, paused: false };
    expect((await change(client, webhook, wanted)).body).toMatchObject({ ...wanted, id: webhook.id });
    await expect.poll(() => other.received).toHaveLength(1);
    const { headers, body, payload } = other.received[0]!;
    expect(payload).toMatchObject({ event: 'person.erased', data: { personId } });
    const [, seconds, given] = /^t=(\d+),v1=(.*)$/.exec(headers['cotejo-signature'] as string)!;
    expect(createHmac('sha256', webhook.secret).update(`${seconds}.${body}`).digest('hex')).toBe(given);
    // What was told is written down after the answer.
    await expect.poll(() => list(client)).toMatchObject([{ waiting: 0 }]);
    expect(seen()).toEqual([]);
    const { body: history } = await client.call<CompanyHistory>('/api/admin/history');
    const done = history.items.map(({ action }) => action).filter((action) => action.startsWith('webhook-'));
    expect(done).toEqual(['webhook-resumed', 'webhook-changed', 'webhook-paused', 'webhook-created']);
    expect(receiver.received).toEqual([]);
  });

  test('is told again by hand what was given up', async () => {
    const { client, receiver, webhook } = await told();
    const { analysisId } = await insertRows(server, client);
    receiver.answers(() => 500);
    await setStatus(client, analysisId, 'Hired');
    await expect.poll(() => deliveries(client, webhook)).toMatchObject([{ tries: 1 }]);
    await pass(webhook, 19);
    await expect.poll(() => deliveries(client, webhook)).toMatchObject([{ state: 'dead' }]);
    receiver.answers(() => 200);
    const retry = await client.call(`/api/webhooks/${webhook.id}/retry`, { method: 'POST' });
    expect(retry).toMatchObject({ status: 202, body: { waiting: 1, dead: 0 } });
    await expect.poll(() => deliveries(client, webhook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  test('hears that a role is complete when the last that waited is deleted or erased', async () => {
    const { client, seen } = await told({ events: ['role.completed', 'person.erased'] });
    const rows = await insertRows(server, client);
    const { roleId, personId } = await insertRows(server, client);
    const first = await insertCandidate(server, { ...rows, roleId });
    await database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.companyId, rows.companyId));
    await client.call(`/api/resume/${first.resumeId}`, { method: 'DELETE' });
    await client.call(`/api/people/${rows.personId}`, { method: 'DELETE' });
    await expect.poll(seen).toHaveLength(2);
    expect(seen()).toContainEqual({ event: 'role.completed', roleId: rows.roleId });
    await client.call(`/api/people/${personId}`, { method: 'DELETE' });
    await expect.poll(seen).toContainEqual({ event: 'role.completed', roleId });
  });
});

describe('a receiver that does not take what it is told', () => {
  test('is told it again with growing pauses, in order, until it is given up and Administration says so', async () => {
    const { client, receiver, webhook } = await told();
    const [one, other] = [await insertRows(server, client), await insertRows(server, client)];
    receiver.answers(({ data }) => (data.candidacyId === one.analysisId ? 503 : 200));
    for (const status of ['Submitted to Client', 'Hired']) await setStatus(client, one.analysisId, status);
    await setStatus(client, other.analysisId, 'Hired');
    const row = async (index: number) => (await deliveries(client, webhook)).toReversed()[index]!;
    await expect.poll(() => row(2)).toMatchObject({ state: 'delivered', tries: 1, status: 200 });
    const pauses: number[] = [];
    for (const [tries, next] of [[1], [2, 8], [9, 18], [19], [20]] as const) {
      await expect.poll(() => row(0)).toMatchObject({ tries, status: 503, failure: 'status' });
      const { nextTryAt, triedAt } = await row(0);
      if (nextTryAt !== null) pauses.push(Math.round((Date.parse(nextTryAt) - Date.parse(triedAt!)) / 60_000));
      if (tries === 20) break;
      expect(await row(1)).toMatchObject({ state: 'waiting', status: null });
      await pass(webhook, next);
    }
    expect(pauses).toEqual([1, 2, 120, 120]);
    expect(await row(0)).toMatchObject({ state: 'dead', nextTryAt: null });
    receiver.answers(() => 200);
    await pass(webhook, 0);
    await expect.poll(() => row(1)).toMatchObject({ state: 'delivered' });
    expect(await list(client)).toMatchObject([{ waiting: 0, dead: 1 }]);
    const sent = receiver.received.filter(({ payload }) => payload.data.candidacyId === one.analysisId);
    const [dead, after] = [(await row(0)).id, (await row(1)).id];
    expect(sent.slice(0, 5).map(({ payload }) => payload.id)).toEqual(Array(5).fill(dead));
    expect(sent.at(-1)!.payload.id).toBe(after);
  });

  test('is not followed elsewhere, and a test is sent to it once', async () => {
    const { client, receiver, webhook } = await told();
    receiver.answers(() => 307);
    const test = () => client.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
    expect(await test()).toMatchObject({ status: 202, body: { state: 'waiting', subjectId: null } });
    const dead = { state: 'dead', tries: 1, status: 307, failure: 'redirect' };
    await expect.poll(() => deliveries(client, webhook)).toMatchObject([dead]);
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
    await test();
    await expect
      .poll(() => deliveries(client, webhook))
      .toMatchObject([{ state: 'dead', status: null, failure: 'unreachable' }, dead]);
  });

  test('is not called at an address that is refused, whoever has stored it', async () => {
    const { client, webhook } = await told();
    await database.update(webhooks).set({ url: 'http://169.254.169.254/' }).where(eq(webhooks.id, webhook.id));
    await client.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
    await expect.poll(() => deliveries(client, webhook)).toMatchObject([{ state: 'dead', failure: 'address' }]);
  });
});

test('examples/integrations writes statuses back to another system, and forgets who is erased', async () => {
  const { client, receiver: ats, webhook } = await told();
  const { analysisId, personId, companyId } = await insertRows(server, client);
  const email = { kind: 'email', value: 'alex@example.org', written: 'alex@example.org' } as const;
  await database.insert(personContacts).values({ companyId, personId, ...email });
  const { body: made } = await client.call<{ token: string }>('/api/tokens', { method: 'POST', json: { name: 'ATS' } });
  const cwd = await mkdtemp(path.join(tmpdir(), 'cotejo-statuses-'));
  const recipe = path.join(import.meta.dirname, '../../../../examples/integrations/write-statuses.mjs');
  const env = { COTEJO: server.url, TOKEN: made.token, SECRET: webhook.secret, PORT: '0', ATS_URL: ats.url };
  const program = spawn(process.execPath, [recipe], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    program.kill();
    await rm(cwd, { recursive: true });
  });
  const [printed] = (await once(program.stdout, 'data')) as [Buffer];
  const url = printed.toString().trim();
  await database.update(webhooks).set({ url }).where(eq(webhooks.id, webhook.id));
  const rows = () => readFile(path.join(cwd, 'statuses.csv'), 'utf8').catch(() => '');
  const header = 'candidacy,person,email,role,status\n';
  for (const status of ['Submitted to Client', 'Hired']) {
    await setStatus(client, analysisId, status);
    const row = `"${analysisId}","${personId}","alex@example.org","Role","${status}"\n`;
    await expect.poll(rows).toBe(header + row);
    expect(ats.received.at(-1)!.payload).toMatchObject({ personId, email: 'alex@example.org', status });
  }
  const forged = { method: 'POST', body: JSON.stringify({ event: 'person.erased', data: { personId } }) };
  expect((await fetch(url, forged)).status).toBe(401);
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413);
  await client.call('/api/admin/blind', { method: 'PUT', json: { blind: true } });
  await setStatus(client, analysisId, 'On Hold');
  await expect.poll(rows).toBe(`${header}"${analysisId}","${personId}","","Role","On Hold"\n`);
  await client.call(`/api/people/${personId}`, { method: 'DELETE' });
  await expect.poll(rows).toBe(header);
  expect(ats.received.at(-1)!.payload).toMatchObject({ event: 'person.erased', personId });
});

test('nothing leaves the server while OFFLINE=true', async () => {
  const quiet = await createTestServer({ worker: false, env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } });
  onTestFinished(quiet.close);
  const client = await signUp(quiet);
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const { id: webhookId } = (await make(client, { url: receiver.url })).body;
  const { companyId, userId } = await insertRows(quiet, client);
  await announce(quiet.database, { companyId }, 'person.erased', [1]);
  const { config } = quiet;
  const offline = { ...quiet.dependencies, config: { ...config, process: { ...config.process, offline: true } } };
  const running = { signal: AbortSignal.timeout(60_000), complete: async () => {} };
  await deliverWebhookHandler(offline)({ webhookId }, running);
  expect(receiver.received).toEqual([]);
  const actor = { companyId, userId, role: 'admin' as const };
  const call = { actor, params: { id: webhookId } } as Parameters<ReturnType<typeof webhookHandlers>['testWebhook']>[0];
  await expect(async () => webhookHandlers(offline).testWebhook(call)).rejects.toMatchObject({
    code: 'webhook.offline',
  });
  await deliverWebhookHandler(quiet.dependencies)({ webhookId }, running);
  expect(receiver.received).toHaveLength(1);
});

test('what was told is forgotten after some days', async () => {
  const { client, webhook } = await told();
  await client.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
  const ofWebhook = eq(webhookDeliveries.webhookId, webhook.id);
  await forgetDeliveries(database, 2);
  expect(await database.$count(webhookDeliveries, ofWebhook)).toBe(1);
  await database
    .update(webhookDeliveries)
    .set({ createdAt: sql`now() - interval '49 hours'` })
    .where(ofWebhook);
  await forgetDeliveries(database, 2);
  expect(await database.$count(webhookDeliveries, ofWebhook)).toBe(0);
});
