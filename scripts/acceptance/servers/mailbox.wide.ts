import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IntakeArrival, IntakeSource } from '@cotejo/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { startProxy } from '../../../api/src/testing/proxy.ts';
import { type ServerProcess, startServer } from '../../../api/src/testing/server-process.ts';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type MailServer, startDovecot } from './dovecot.ts';
import { attached, forwarded, mailOf, nested, text } from './mails.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

const MAILS = 1000;
const ATTACHMENTS = 1500;
const KILLS = 5;
const SEED = 20_261_122;

let database: PostgresServer;
let mails: MailServer;
beforeAll(async () => {
  [database, mails] = await Promise.all([startPostgres(), startDovecot()]);
});
afterAll(() => Promise.all([database.stop(), mails.stop()]));

type Installation = { env: Record<string, string>; rows: Database; user: string };

/** An installation that reads a mailbox of its own, every second. */
async function installation(changes: Record<string, string> = {}): Promise<Installation> {
  const user = `u${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // A folder that is not Cotejo's keeps processes from leaving root, as they share its files.
  await mkdir(path.join(folder, 'of-a-test'));
  const url = await database.create(user);
  const rows = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(rows, 0));
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    INTAKE_MAILBOXES: `jobs=imaps://${user}@localhost:${mails.port}`,
    INTAKE_JOBS_PASSWORD: mails.password,
    INTAKE_SECONDS: '1',
    NODE_EXTRA_CA_CERTS: mails.certificate,
    LOG_LEVEL: 'error',
    ...changes,
  };
  return { env, rows, user };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ env });
  onTestFinished(() => server.kill());
  return server;
}

const read = async ({ rows }: Installation) =>
  (await rows.$client<{ count: number }[]>`select count(*)::int as count from intake_arrivals where is_done`)[0]!.count;
const arrivals = async (client: Client) =>
  (await client.call<{ items: IntakeArrival[] }>('/api/admin/intake/arrivals?limit=500')).body.items;
const stateOf = async (client: Client) =>
  (await client.call<IntakeSource[]>('/api/admin/intake/sources')).body.find(({ name }) => name === 'jobs')!;
const look = async (client: Client) =>
  (await client.call<IntakeSource>('/api/admin/intake/look?source=jobs', { method: 'POST' })).body;
/** What was refused or skipped, by the subject of the mail. */
const reasons = (items: IntakeArrival[]) =>
  Object.fromEntries(
    items.map(({ title, skipped, files }) => [
      title,
      skipped ?? files.map(({ outcome, refusal }) => refusal?.code ?? outcome).join(' '),
    ]),
  );
const resume = (name: string) => `${name}\nWarehouse clerk\n\nExperience\n2019 - 2024 Clerk at Quillon Wines\n`;

test(`${MAILS} mails with ${ATTACHMENTS} attachments, the server killed ${KILLS} times: each once`, async () => {
  const own = await installation();
  for (let mail = 0, number = 0; mail < MAILS; mail += 1) {
    const count = mail % 2 === 0 ? 2 : 1;
    const parts = Array.from({ length: count }, () => {
      number += 1;
      return attached(`resume-${number}.txt`, resume(`Person Number${number}`));
    });
    await mails.deliver(own.user, mailOf([text('Please find attached.'), ...parts], [], `Mail ${mail}`));
  }
  const web = await start({ ...own.env, ROLE: 'web' });
  const client = await signUp(web.url);
  const startWorker = () => start({ ...own.env, ROLE: 'worker' });
  const random = seededRandom(SEED);
  const moments = Array.from({ length: KILLS }, () => Math.floor(random() * 0.9 * MAILS) + 1).sort((a, b) => a - b);
  let worker = await startWorker();
  const begun = Date.now();
  for (const moment of moments) {
    await expect.poll(() => read(own), { timeout: 300_000, interval: 10 }).toBeGreaterThanOrEqual(moment);
    await worker.kill();
    worker = await startWorker();
  }
  expect(await read(own)).toBeLessThan(MAILS);
  await expect.poll(() => read(own), { timeout: 600_000, interval: 200 }).toBe(MAILS);
  console.log(`read within ${Math.round((Date.now() - begun) / 1000)} seconds, killed at ${moments.join(', ')} mails`);
  const { $client } = own.rows;
  expect([
    ...(await $client`select count(*)::int as rows, count(distinct content_hash)::int as documents,
    count(distinct storage_key)::int as files from resumes`),
  ]).toEqual([{ rows: ATTACHMENTS, documents: ATTACHMENTS, files: ATTACHMENTS }]);
  expect([
    ...(await $client`select outcome, count(*)::int as files, count(distinct resume_id)::int as resumes
    from intake_files group by 1`),
  ]).toEqual([{ outcome: 'taken', files: ATTACHMENTS, resumes: ATTACHMENTS }]);
  expect(await mails.look(own.user)).toEqual({ unread: MAILS, marked: MAILS });
  await expect.poll(() => stateOf(client)).toMatchObject({ problem: null, taken: ATTACHMENTS, known: 0, refused: 0 });
}, 1_200_000);

test('a box that is numbered anew, and one whose server has crashed, give nothing twice and miss nothing', async () => {
  const own = await installation();
  const client = await signUp((await start(own.env)).url);
  for (const n of [1, 2, 3]) await mails.deliver(own.user, mailOf([attached(`${n}.txt`, resume(`Person ${n}`))]));
  await expect.poll(() => read(own)).toBe(3);
  await mails.renumber(own.user);
  await mails.deliver(own.user, mailOf([attached('4.txt', resume('Person 4'))]));
  await expect.poll(() => read(own)).toBe(7);
  await mails.crash();
  await mails.deliver(own.user, mailOf([attached('5.txt', resume('Person 5'))]));
  await expect.poll(() => read(own)).toBe(8);
  await expect.poll(() => stateOf(client)).toMatchObject({ taken: 5, known: 3 });
  expect([...(await own.rows.$client`select count(*)::int as count from resumes`)]).toEqual([{ count: 5 }]);
});

test('mails that no recruiter would send cost no other mail, and each says why', async () => {
  const own = await installation();
  const client = await signUp((await start(own.env)).url);
  const scanned = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const cv = (name: string) => attached('cv.txt', resume(name));
  const inbox: Record<string, string> = {
    plain: mailOf([text('Nothing is attached.')], [], 'plain'),
    virus: mailOf([attached('cv.txt', scanned), cv('Beside Virus')], [], 'virus'),
    program: mailOf([attached('cv.exe', 'MZ program')], [], 'program'),
    huge: mailOf([attached('cv.txt', Buffer.alloc(60 * 1024 * 1024, 'word '))], [], 'huge'),
    hundred: mailOf(
      Array.from({ length: 100 }, (_, n) => attached(`${n}.txt`, resume(`Hundred ${n}`))),
      [],
      'hundred',
    ),
    loop: mailOf(
      [cv('In A Loop')],
      Array<string>(60).fill('Received: from a.example by b.example; 1 Nov 2026'),
      'loop',
    ),
    reply: mailOf([cv('By Itself')], ['Auto-Submitted: auto-replied'], 'reply'),
    bounce: mailOf([cv('Came Back')], [], 'bounce').replace('multipart/mixed', 'multipart/report'),
    sealed: mailOf([cv('Under Seal')], [], 'sealed').replace('multipart/mixed', 'multipart/encrypted'),
    forwarded: mailOf([text('See below'), forwarded(mailOf([cv('Forwarded Person')]))], [], 'forwarded'),
    deep: mailOf([nested(60, cv('Deep Down'))], [], 'deep'),
    many: mailOf(
      Array.from({ length: 5000 }, () => text('x')),
      [],
      'many',
    ),
    broken: `${mailOf([cv('Broken Off')], [], 'broken').slice(0, 560)}`,
    endless: `Subject: endless\r\n${'X-Filler: y\r\n'.repeat(50_000)}Received: ${'z'.repeat(6_000_000)}\r\n\r\ntext`,
    named: mailOf([attached("filename*=UTF-8''Curr%C3%ADculum.txt", resume('With Accents'))], [], 'named'),
    last: mailOf([cv('The Last')], [], 'last'),
  };
  for (const mail of Object.values(inbox)) await mails.deliver(own.user, mail);
  await expect.poll(() => read(own), { timeout: 120_000 }).toBe(Object.keys(inbox).length);
  const items = await arrivals(client);
  const { broken, endless: _, ...told } = reasons(items);
  expect(told).toMatchObject({
    plain: 'no-attachment',
    virus: 'document.virus taken',
    program: 'document.wrong-type',
    huge: 'file.too-large',
    hundred: Array(100).fill('taken').join(' '),
    loop: 'loop',
    reply: 'auto-reply',
    bounce: 'bounce',
    sealed: 'encrypted',
    forwarded: 'taken',
    deep: 'too-many-parts',
    many: 'too-many-parts',
    named: 'taken',
    last: 'taken',
  });
  expect(['taken', 'no-attachment', 'document.empty']).toContain(broken);
  expect(items.find(({ title }) => title === 'named')!.files[0]!.fileName).toBe('Currículum.txt');
  expect(items.find(({ title }) => title === 'last')!.sender).toBe('partner@sender.example');
  await expect.poll(() => stateOf(client)).toMatchObject({ problem: null });
  const texts = await own.rows
    .$client`select original_file_name from resumes where extracted_text like '%sender.example%'`;
  expect(texts).toHaveLength(0);
});

test('a connection that is lost amid a large attachment is said, and the next look brings it whole', async () => {
  const own = await installation();
  const proxy = await startProxy(`imaps://localhost:${mails.port}`);
  onTestFinished(() => proxy.close());
  const port = new URL(proxy.url).port;
  const env = { ...own.env, INTAKE_MAILBOXES: `jobs=imaps://${own.user}@localhost:${port}` };
  const large = `${resume('Large Person')}${'A further line of work.\n'.repeat(300_000)}`;
  for (let n = 0; n < 20; n += 1)
    await mails.deliver(own.user, mailOf([attached(`${n}.txt`, `${n} ${large}`)], [], `${n}`));
  const client = await signUp((await start(env)).url);
  await expect.poll(() => read(own), { interval: 10 }).toBeGreaterThan(2);
  proxy.restore();
  await expect.poll(async () => (await stateOf(client)).problem, { interval: 20 }).toBe('connection-lost');
  await expect.poll(() => read(own)).toBe(20);
  const sizes = await own.rows
    .$client`select distinct file_size - length(split_part(original_file_name, '.', 1)) as size
    from resumes`;
  expect([...sizes]).toEqual([{ size: String(large.length + 1) }]);
  await expect.poll(() => stateOf(client)).toMatchObject({ problem: null, taken: 20, known: 0, refused: 0 });
});

test('a connection that is lost before an attachment is asked for does not make it an empty one', async () => {
  const own = await installation();
  const proxy = await startProxy(`imap://localhost:${mails.plainPort}`);
  onTestFinished(() => proxy.close());
  const env = {
    ...own.env,
    INTAKE_MAILBOXES: `jobs=imap://${own.user}@localhost:${new URL(proxy.url).port}`,
  };
  for (const n of [1, 2, 3]) await mails.deliver(own.user, mailOf([attached(`${n}.txt`, resume(`Person ${n}`))]));
  proxy.cutAfter('Fetch completed');
  const client = await signUp((await start(env)).url);
  await expect.poll(async () => (await stateOf(client)).problem, { interval: 20 }).toBe('connection-lost');
  await expect.poll(() => read(own)).toBe(3);
  await expect.poll(() => stateOf(client)).toMatchObject({ problem: null, taken: 3, known: 0, refused: 0 });
});

test('what is wrong with a mailbox is told apart', async () => {
  const expired = await startDovecot({ days: -1 });
  onTestFinished(expired.stop);
  const own = await installation();
  await mails.deliver(own.user, mailOf([attached('cv.txt', resume('Any Person'))]));
  const box = (address: string) => ({ INTAKE_MAILBOXES: `jobs=${address}` });
  const cases: [string | null, Record<string, string>][] = [
    [null, {}],
    [null, box(`imap://${own.user}@localhost:${mails.plainPort}`)],
    ['wrong-password', { INTAKE_JOBS_PASSWORD: 'another' }],
    ['no-such-mail-folder', box(`imaps://${own.user}@localhost:${mails.port}/Nowhere`)],
    ['no-such-role', box(`imaps://${own.user}@localhost:${mails.port}?role=999`)],
    ['host-refuses', box(`imaps://${own.user}@localhost:1`)],
    ['host-unknown', box(`imaps://${own.user}@nowhere.invalid`)],
    ['no-tls', box(`imaps://${own.user}@localhost:${mails.plainPort}`)],
    ['certificate-unknown', { NODE_EXTRA_CA_CERTS: '' }],
    [
      'certificate-expired',
      { ...box(`imaps://${own.user}@localhost:${expired.port}`), NODE_EXTRA_CA_CERTS: expired.certificate },
    ],
    ['offline', { ...box(`imaps://${own.user}@nowhere.internal`), OFFLINE: 'true' }],
  ];
  const client = await signUp((await start({ ...own.env, ROLE: 'web' })).url);
  for (const [problem, changes] of cases) {
    const worker = await start({ ...own.env, ROLE: 'worker', ...changes });
    await own.rows.$client`update intake_sources set problem = 'none yet', looked_at = null, failures = 0`;
    await expect
      .poll(async () => (await look(client)).problem as string | null, { message: String(problem) })
      .toSatisfy((told) => told === problem || (problem === 'offline' && told === 'host-unknown'));
    await worker.kill();
  }
}, 300_000);
