import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { databaseOfTest } from './testing/database.ts';

type Outcome = { code: number; output: string };

function migrate(env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, 'migrate-cli.ts')], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

test('the command ends well once the tables are up to date', async () => {
  expect(await migrate({ ROLE: 'web', DATABASE_URL: (await databaseOfTest()).url })).toEqual({ code: 0, output: 'The tables are up to date.\n' });
});

test('wrong settings and an absent database are said, and end the command with 1', async () => {
  const outcomes = await Promise.all([
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
    migrate({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', PORT: 'http', STORAGE: 's3' }),
    migrate({}),
  ]);
  expect(outcomes).toEqual([
    { code: 1, output: 'The database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Check DATABASE_URL and that it runs.\n' },
    { code: 1, output: expect.stringContaining('PORT must be a whole number') as string },
    { code: 1, output: 'DATABASE_URL is needed: the database that comes with Cotejo is brought up to date at its start.\n' },
  ]);
});
