import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@cotejo/contract';
import * as v from 'valibot';
import { Client, waitUntilReady } from '../client.ts';

/** Loads the sample company through a running server's own API. What is there already is left as it is. */

const folder = join(import.meta.dirname, 'documents');
const index = v.parse(
  v.object({ jobs: v.array(v.object({ file: v.string(), resumes: v.array(v.object({ file: v.string() })) })) }),
  JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')),
);

const { values } = parseArgs({ options: { 'server-process': { type: 'string' } } });
const origin = `http://localhost:${process.env.PORT ?? 3000}`;
const dataFolder = resolve(import.meta.dirname, '../..', process.env.DATA_DIR ?? '.data');

/** What an earlier run has done: the password that it chose and the job descriptions that it finished. */
const notesFile = join(dataFolder, 'demo.json');
const notesSchema = v.object({ password: v.string(), loaded: v.array(v.string()) });

async function readNotes(): Promise<v.InferOutput<typeof notesSchema>> {
  const text = await readFile(notesFile, 'utf8').catch(() => undefined);
  return text ? v.parse(notesSchema, JSON.parse(text)) : { password: randomBytes(6).toString('base64url'), loaded: [] };
}

async function writeNotes(notes: v.InferOutput<typeof notesSchema>): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(notesFile, JSON.stringify(notes), { mode: 0o600 });
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

async function load(client: Client, job: (typeof index.jobs)[number]): Promise<void> {
  const { id } = await client.call(endpoints.uploadJobDescription, { file: join(folder, job.file) });
  const jobDescriptionId = String(id);
  await Promise.all(job.resumes.map(({ file }) => client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file: join(folder, file) })));
  if (job.resumes.length > 0) await client.call(endpoints.analyze, { params: { jobDescriptionId } });
}

const server = Number(values['server-process'] ?? 0);
const notes = await readNotes();
try {
  await waitUntilReady(origin, 60, () => server === 0 || isRunning(server));
  const client = new Client(origin);
  await writeNotes(notes);
  const isNew = await client.enter({ username: 'demo', password: notes.password, firstName: 'Dana', lastName: 'Demo', company: 'Sample Recruiting' });
  if (isNew) notes.loaded = [];
  for (const job of index.jobs.filter(({ file }) => !notes.loaded.includes(file))) {
    console.log(`Loading ${job.file} with ${job.resumes.length} resumes`);
    await load(client, job);
    notes.loaded.push(job.file);
    await writeNotes(notes);
  }
  console.log(`The sample company is at ${origin} – username: demo, password: ${notes.password}`);
} catch (error) {
  if (server === 0 || isRunning(server)) console.error(`The sample company could not be loaded: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
