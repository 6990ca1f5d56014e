import { expect, test } from 'vitest';
import { parseMigration, readMigrations } from '../../../api/src/platform/database/migrations.ts';
import { readVersions } from '../../../api/src/testing/versions/versions.ts';
import { faultsOfMigrations } from './migrations.ts';

const first = parseMigration('0000_initial', 1, 'CREATE TABLE "old" ("id" integer);');
const [released, made] = ['0098_released', '0099_made'];

/** What is said about a migration after two others; its statements are in lines that end with a semicolon. */
function faultsOf(text: string, before = ''): string[] {
  const sql = [before, text].map((each) => each.replaceAll(/;\n/g, ';--> statement-breakpoint\n'));
  const migrations = [first, parseMigration(released, 2, sql[0]!), parseMigration(made, 3, sql[1]!)];
  return faultsOfMigrations(migrations, released).filter((fault) => fault.startsWith(made));
}

test('no migration locks a large table, or takes away what the version before needs', () => {
  const migrations = readMigrations();
  expect(faultsOfMigrations(migrations, readVersions().at(-1)!.migration)).toEqual([]);
  const times = migrations.map(({ when }) => when);
  expect(times, 'an earlier time than the one before would never be applied').toEqual(times.toSorted((a, b) => a - b));
});

test.each([
  ['CREATE INDEX "i" ON "old" USING btree ("id");', 'create it concurrently'],
  ['CREATE UNIQUE INDEX "i" ON "old" ("id");', 'create it concurrently'],
  ['CREATE INDEX CONCURRENTLY "i" ON "old" ("id");', 'put it into an online migration'],
  ['ALTER TABLE "old" VALIDATE CONSTRAINT "c";', 'put it into an online migration'],
  ['ALTER TABLE "old" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;', 'a constant as default'],
  ['ALTER TABLE "old" ADD COLUMN "a" timestamp DEFAULT clock_timestamp();', 'a constant as default'],
  ['ALTER TABLE "old" ADD COLUMN "a" text GENERATED ALWAYS AS (lower(b)) STORED;', 'add the column alone'],
  ['ALTER TABLE "old" ADD COLUMN "a" integer REFERENCES "new" ("id");', 'add the column alone'],
  ['-- needs 0098_released\nALTER TABLE "old" ALTER COLUMN "id" SET DATA TYPE bigint;', 'a column of the new type'],
  ['-- needs 0098_released\nALTER TABLE "old" ALTER COLUMN "id" SET NOT NULL;', 'add a check of it NOT VALID'],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "new" ("id");', 'add it NOT VALID'],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" CHECK (id > 0);', 'add it NOT VALID'],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" UNIQUE("id");', 'add it by USING INDEX'],
  ['UPDATE "old" SET id = 1;', 'leave it to an online migration'],
  ['INSERT INTO "old" SELECT 1;', 'leave it to an online migration'],
  ['DO $$ BEGIN UPDATE "old" SET id = 1; END $$;', 'leave it to an online migration'],
  ['-- online\nCREATE INDEX CONCURRENTLY "i" ON "old" ("id");', 'drop it concurrently if it exists first'],
  ['-- online\nALTER TABLE "old" ADD COLUMN "a" integer;', 'is no part of an online migration'],
  ['CREATE TABLE "new" ("id" integer); CREATE INDEX "i" ON "old" ("id");', 'part its statements'],
  ['CREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN END $$; REINDEX TABLE "old";', 'part its statements'],
  ['-- online\nUPDATE "old" SET id = 1 WHERE id = 2; DELETE FROM "old" WHERE id = 3;', 'part its statements'],
  ['ALTER TABLE "old" DROP COLUMN "id";', 'say what a server must know'],
  ['ALTER TABLE "old" ADD COLUMN "a" text NOT NULL;', 'say what a server must know'],
  ['ALTER TABLE "old" RENAME COLUMN "id" TO "key";', 'say what a server must know'],
  ['-- needs 0099_made\nDROP TABLE "old";', 'which the version before does not know'],
  ['-- needs 0042_unknown\nDROP TABLE "old";', 'which the version before does not know'],
])('is refused: %s', (text, advice) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'CREATE TABLE "new" ("id" integer);\nCREATE INDEX "i" ON "new" ("id");\n' +
    'ALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "public"."old"("id");',
  `ALTER TABLE "old" ADD COLUMN "a" text[] DEFAULT '{}' NOT NULL;\nALTER TABLE "old" ADD COLUMN "b" jsonb;`,
  'ALTER TABLE "old" ADD COLUMN "a" timestamp with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE "old" ADD CONSTRAINT "c" CHECK (id > 0) NOT VALID;',
  'ALTER TABLE "old" ADD CONSTRAINT "c" UNIQUE USING INDEX "i";',
  '-- A trigger writes it.\nCREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN UPDATE old SET id = 1; END $$;',
  '-- online\nDROP INDEX CONCURRENTLY IF EXISTS "i";\nCREATE INDEX CONCURRENTLY "i" ON "old" ("id");\n' +
    'ALTER TABLE "old" VALIDATE CONSTRAINT "c";\nUPDATE "old" SET a = 1 WHERE a IS NULL;',
  '-- needs 0098_released\nALTER TABLE "old" DROP COLUMN "id";',
])('is allowed: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('a column that was checked before may be said to be never empty', () => {
  const text = '-- needs 0098_released\nALTER TABLE "old" ALTER COLUMN "id" SET NOT NULL;';
  const check = 'ALTER TABLE "old" ADD CONSTRAINT "c" CHECK ("id" IS NOT NULL) NOT VALID;';
  expect(faultsOf(text, check)).toHaveLength(1);
  expect(faultsOf(text, `${check}\nALTER TABLE "old" VALIDATE CONSTRAINT "c";`)).toEqual([]);
});
