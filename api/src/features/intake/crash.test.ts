import type { ListedCandidacy } from '@cotejo/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sql } from '../../platform/database/drizzle.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { startServer } from '../../testing/server-process.ts';
import { settledList } from '../../testing/settled-list.ts';
import { type Files, newRole, uploadFiles } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { openUpload } from './testing/open-upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;

const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.process.dataFolder };
const startWorker = () => startServer({ env: { ...env, ROLE: 'worker' } });
/** What the queue does by itself when a worker has been silent for a while. */
const giveUpDeadWorkers = () =>
  database.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);

/** Nine resumes, so alike that only their names and some lines tell them apart. */
const files: Files = Object.fromEntries(
  [strongResume, weakResume, spanishResume].flatMap((text, kind) =>
    ['A', 'B', 'C'].map((mark, n) => [`${kind}-${mark}.txt`, `${text}\nCourse ${mark}: ${'SQL '.repeat(n)}\n`]),
  ),
);

/** The fields of a list that do not depend on the order in which its rows were written. */
const timeless = (items: ListedCandidacy[]) =>
  items.map(({ id: _i, resumeId: _r, personId: _p, jobDescriptionId: _j, createdAt: _c, ...rest }) => rest);

async function uploadAll(client: Client, names: string[]): Promise<number> {
  const roleId = await newRole(client);
  for (const name of names) await uploadFiles(client, roleId, { [name]: files[name]! });
  return roleId;
}

test('the list of a role is the same in another order of arrival, and with a worker killed in the middle', async () => {
  const [calm, troubled] = [await server.signUp(), await server.signUp()];
  const inOrder = await uploadAll(calm, Object.keys(files));
  const first = await startWorker();
  const expected = timeless((await settledList(calm, inOrder)).items);
  expect(expected).toHaveLength(9);

  // The last file comes when the worker is dead, which could else be done with all of them before.
  const [last = '', ...others] = Object.keys(files);
  const backward = await uploadAll(troubled, others.toReversed());
  const scored = async () => (await troubled.call(`/api/roles/${backward}/candidacies`)).body.total as number;
  await expect.poll(scored, { interval: 20 }).toBeGreaterThan(1);
  await first.kill();
  await uploadFiles(troubled, backward, { [last]: files[last]! });
  const second = await startWorker();
  onTestFinished(async () => void (await second.stop()));
  await giveUpDeadWorkers();
  expect(timeless((await settledList(troubled, backward)).items)).toEqual(expected);
});

test('a server killed amid an upload has taken the files before; the next call brings the rest', async () => {
  const client = await server.signUp();
  const role = await newRole(client);
  const dying = await startServer({ env: { ...env, ROLE: 'web' } });
  const upload = openUpload(dying.url, client, role);
  upload.answer.catch(() => {});
  const [[name, text], ...others] = Object.entries(files) as [[string, string], ...[string, string][]];
  upload.send(name, text);
  upload.send('half.txt', 'Half '.repeat(100_000));
  const waiting = async () => (await client.call(`/api/roles/${role}/files?state=waiting`)).body;
  await expect.poll(waiting).toMatchObject({ total: 1, items: [{ fileName: name }] });
  await dying.kill();
  const again = await uploadFiles(client, role, { [name]: text, ...Object.fromEntries(others) });
  expect(again.body.known.map(({ fileName }) => fileName)).toEqual([name]);
  expect(again.body.accepted).toHaveLength(others.length);
});
