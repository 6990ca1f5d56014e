import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signUp } from '../../../api/src/testing/client.ts';
import { startServer } from '../../../api/src/testing/server-process.ts';
import { changeRole, uploadRole } from '../../../api/src/testing/upload.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

const megabyte = (name: string) => new File([`# Role\n${'We pay well and on time.\n'.repeat(42_000)}`], name);

/** The real server, with a disk of five megabytes for its files that nobody else sees: each role takes two. */
async function startOnSmallDisk(name: string) {
  const folder = path.join(tmpdir(), `cotejo-disk-${randomUUID()}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mount = 'mkdir -p "$DATA_DIR" && mount -t tmpfs -o size=5m small "$DATA_DIR" && exec "$0" "$@"';
  const account = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const server = await startServer({
    env: { DATA_DIR: folder, DATABASE_URL: await database.create(name), LOG_LEVEL: 'silent' },
    through: ['unshare', '--mount', ...account, 'sh', '-c', mount],
  });
  onTestFinished(() => server.kill());
  return { server, incoming: () => readdir(path.join(`/proc/${server.process.pid}/root`, folder, 'files/incoming')) };
}

test(
  'a full disk refuses files with 507 and keeps no half of one, everything else goes on, and with room again ' +
    'files are taken',
  async () => {
    const { server, incoming } = await startOnSmallDisk('full');
    const client = await signUp(server.url);
    const { body: owner } = await client.call('/api/clients', { method: 'POST', json: { name: 'Quillon Wines' } });
    const { body: opportunity } = await client.call('/api/opportunities', {
      method: 'POST',
      json: { name: 'Harvest', clientId: owner.id },
    });
    const upload = (name: string) =>
      uploadRole(client, { name, opportunityId: String(opportunity.id) }, megabyte(`${name}.md`));
    const kept = [await upload('one'), await upload('two')];
    expect(kept.map(({ status }) => status)).toEqual([201, 201]);

    expect(await upload('three')).toMatchObject({
      status: 507,
      body: { code: 'storage.full', message: 'The file storage is full. Please tell your administrator.' },
    });
    expect(await incoming()).toEqual([]);
    const { body: roles } = await client.call<{ name: string }[]>(`/api/opportunities/${opportunity.id}/roles`);
    expect(roles.map(({ name }) => name).sort()).toEqual(['one', 'two']);
    expect((await client.call('/api/clients', { method: 'POST', json: { name: 'Written meanwhile' } })).status).toBe(
      201,
    );

    await changeRole(client, kept[0]!.body.id, { name: 'one' }, new File(['# Role'], 'small.md'));
    await expect.poll(async () => (await upload('three')).status, { interval: 500 }).toBe(201);
  },
  120_000,
);
