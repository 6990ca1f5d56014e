import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { drizzle } from '../platform/database/drizzle.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import { databaseAt } from './global-setup.ts';

/**
 * The address of a database without tables, which is there until the test ends: in the locale of the embedded server
 * or, as some operators' is, in C, which knows the case of no other letters than those from A to Z.
 */
export async function emptyDatabase(locale?: 'C'): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const owner = postgres(inject('databaseUrl'), { max: 1 });
  const inLocale = locale ? `template template0 encoding 'UTF8' locale_provider libc locale '${locale}'` : '';
  await owner.unsafe(`create database ${name} ${inLocale}`);
  onTestFinished(async () => {
    await owner.unsafe(`drop database ${name} with (force)`);
    await owner.end();
  });
  return databaseAt(inject('databaseUrl'), name);
}

/** A database as the version before a migration had it: with a company, a job description and a resume. */
export async function databaseBefore(migration: string, locale?: 'C') {
  const url = await emptyDatabase(locale);
  const migrations = readMigrations();
  await migrateDatabase(
    url,
    url,
    migrations.slice(
      0,
      migrations.findIndex(({ tag }) => tag.endsWith(`_${migration}`)),
    ),
  );
  const client = postgres(url, { max: 1 });
  onTestFinished(() => client.end());
  // Gives and takes JSON and times as text, as connections of the server do.
  drizzle(client);
  await client`insert into companies (name) values ('Mine')`;
  await client`insert into job_descriptions (company_id, original_file_name, file_size, media_type, storage_key,
    content_hash) select id, 'job.txt', 1, 'text/plain', 'a', 'b' from companies`;
  await client`insert into resumes (company_id, job_description_id, original_file_name, file_size, media_type,
    storage_key, content_hash) select company_id, id, 'resume.txt', 1, 'text/plain', 'c', 'd' from job_descriptions`;
  return { url, client };
}
