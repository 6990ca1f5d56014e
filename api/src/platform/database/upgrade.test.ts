import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../testing/database-before.ts';
import { createTestServer } from '../../testing/server.ts';
import { unpackRows } from '../../testing/versions/rows.ts';
import { readVersions, rowsFile } from '../../testing/versions/versions.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './migrations.ts';

test.each(readVersions())(
  'what the version $version has written can be worked with',
  async ({ version, migration }) => {
    const url = await emptyDatabase();
    const migrations = readMigrations();
    const newest = migrations.findIndex(({ tag }) => tag === migration);
    await migrateDatabase(url, url, migrations.slice(0, newest + 1));
    const client = postgres(url, { max: 1 });
    onTestFinished(() => client.end());
    await unpackRows(client, readFileSync(rowsFile(version)));
    const scores = () => client`select id, resume_id, job_description_id, match_score from analyses order by id`;
    const before = await scores();
    expect(before).toHaveLength(5);

    await migrateDatabase(url);
    expect(await scores()).toEqual(before);
    const server = await createTestServer({ worker: false, between: async () => url });
    onTestFinished(server.close);
    const rosa = server.anonymous();
    const login = { username: 'rosa', password: 'main-job-password' };
    expect((await rosa.call('/api/login', { method: 'POST', json: login })).status).toBe(200);
    for (const { id, resume_id, job_description_id, match_score } of before) {
      const { body } = await rosa.call(`/api/analysis/${job_description_id}/${resume_id}`);
      expect(body).toMatchObject({ matchScore: match_score });
      const change = { method: 'PUT', json: { status: 'Submitted to Client' } };
      expect((await rosa.call(`/api/analysis/${id}/status`, change)).status).toBe(200);
    }
  },
);
