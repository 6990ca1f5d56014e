import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import configuration from '../../api/drizzle.config.ts';

const project = join(import.meta.dirname, '../..');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const table = (columns: string): string =>
  `import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const clients = pgTable('clients', { ${columns} });\n`;

/** A project with the script and one table, its files written by `write`. */
function smallProject(): { folder: string; write: (columns: string) => void; migrate: (...rest: string[]) => string } {
  const folder = temporaryFolder();
  const schema = join(folder, 'api', configuration.schema as string);
  for (const path of ['scripts/migration', 'scripts/lib.sh', 'api/drizzle.config.ts'])
    cpSync(join(project, path), join(folder, path));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'scripts/setup'), '#!/bin/sh\n');
  chmodSync(join(folder, 'scripts/setup'), 0o755);
  const migrations = join(folder, 'api', configuration.out!);
  for (const needed of [join(schema, '..'), migrations]) mkdirSync(needed, { recursive: true });
  return {
    folder: migrations,
    write: (columns) => writeFileSync(schema, table(columns)),
    migrate: (...rest) => {
      const { stdout, stderr } = spawnSync(join(folder, 'scripts/migration'), rest, { encoding: 'utf8' });
      return (stdout + stderr).trim();
    },
  };
}

test('a change of the schema becomes the next migration, with a number and the name that was given', () => {
  const { folder, write, migrate } = smallProject();
  write(`name: text('name')`);
  expect(migrate('initial')).toMatch(/^api\/.*\/0000_initial\.sql$/);
  write(`name: text('name'), reference: text('reference')`);
  expect(migrate('client_reference')).toMatch(/^api\/.*\/0001_client_reference\.sql$/);
  expect(readFileSync(join(folder, '0001_client_reference.sql'), 'utf8')).toBe(
    'ALTER TABLE "clients" ADD COLUMN "reference" text;',
  );
});

test('one sentence refuses a schema without a change, a name that is taken, and what nobody is there to answer', () => {
  const { folder, write, migrate } = smallProject();
  write(`name: text('name')`);
  migrate('initial');
  expect(migrate('nothing_new')).toBe(
    'The schema has nothing that the migrations before have not, so there is none to write.',
  );
  expect(migrate('initial')).toMatch(/^There is a migration of this name already: api\/.*\/0000_initial\.sql\.$/);
  write(`label: text('label')`);
  expect(migrate('client_label')).toBe(
    'Something may have been renamed, and drizzle-kit asks what: run this in a terminal.',
  );
  expect(readdirSync(folder).filter((name) => name.endsWith('.sql'))).toEqual(['0000_initial.sql']);
});

test.each([[[]], [['two', 'names']], [['Client']], [['client-reference']], [['../client']], [['a'.repeat(41)]]])(
  'a bad name is refused with how it should be: %j',
  (names) => {
    const { migrate } = smallProject();
    expect(migrate(...names)).toMatch(/^usage: scripts\/migration NAME, .* client_reference$/);
  },
);

test('the migrations hold all that the schema has', () => {
  const copy = join(temporaryFolder(), 'migrations');
  const api = join(project, 'api');
  cpSync(join(api, configuration.out!), copy, { recursive: true });
  const { stdout } = spawnSync(
    join(project, 'node_modules/.bin/drizzle-kit'),
    [
      'generate',
      `--dialect=${configuration.dialect}`,
      `--schema=${configuration.schema as string}`,
      `--out=${relative(api, copy)}`,
    ],
    { cwd: api, encoding: 'utf8' },
  );
  expect(stdout).toContain('No schema changes');
});
