import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { candidateStatuses, endpoints, type Role } from '@cotejo/contract';
import * as v from 'valibot';
import { defaultDataFolder, projectFolder } from '../../api/src/ground/config/data-folder.ts';
import { Client, waitUntilReady } from './drive/client.ts';

/** Loads the sample company through a running server's own API. What is there already is left as it is. */

const folder = join(import.meta.dirname, 'documents');
const index = v.parse(
  v.object({
    jobs: v.array(
      v.object({
        file: v.string(),
        client: v.string(),
        opportunity: v.string(),
        role: v.string(),
        resumes: v.array(
          v.object({
            file: v.string(),
            status: v.optional(v.picklist(candidateStatuses)),
            expectedSalary: v.optional(v.string()),
          }),
        ),
      }),
    ),
  }),
  JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')),
);

type Job = (typeof index.jobs)[number];

const { values } = parseArgs({ options: { 'server-process': { type: 'string' } } });
const origin = `http://localhost:${process.env.PORT ?? 3000}`;
const dataFolder = resolve(projectFolder, process.env.DATA_DIR ?? defaultDataFolder());

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

async function load(client: Client, job: Job): Promise<void> {
  const file = join(folder, job.file);
  const role = await createRole(client, job, file);
  const jobDescriptionId = String(role.jobDescriptionId);
  await Promise.all(
    job.resumes.map((resume) =>
      client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file: join(folder, resume.file) }),
    ),
  );
  if (job.resumes.length === 0) return;
  await client.call(endpoints.analyze, { params: { jobDescriptionId }, query: { roleId: String(role.id) } });
  await followUp(client, job, role.opportunityId);
}

/** What a recruiter has written down about the candidates since. */
async function followUp(client: Client, job: Job, opportunityId: number): Promise<void> {
  const [ofRole] = await client.call(endpoints.listCandidates, { params: { id: String(opportunityId) } });
  for (const { id, originalFileName } of ofRole?.candidates ?? []) {
    const { status, expectedSalary } = job.resumes.find((resume) => resume.file === originalFileName) ?? {};
    const params = { id: String(id) };
    if (status) await client.call(endpoints.updateStatus, { params, input: { status } });
    if (expectedSalary) await client.call(endpoints.updateExpectedSalary, { params, input: { expectedSalary } });
  }
}

/** The role with its client and opportunity; a client that an interrupted run has left is used as it is. */
async function createRole(client: Client, job: Job, file: string): Promise<Role> {
  const known = (await client.call(endpoints.listClients)).find(({ name }) => name === job.client);
  const owner = known ?? (await client.call(endpoints.createClient, { input: { name: job.client } }));
  const opportunity = await client.call(endpoints.createOpportunity, {
    input: { name: job.opportunity, clientId: owner.id },
  });
  return client.call(endpoints.createRole, { input: { name: job.role, opportunityId: String(opportunity.id) }, file });
}

const server = Number(values['server-process'] ?? 0);
const notes = await readNotes();
try {
  await waitUntilReady(origin, 60, () => server === 0 || isRunning(server));
  const client = new Client(origin);
  await writeNotes(notes);
  const isNew = await client.enter({
    username: 'demo',
    password: notes.password,
    firstName: 'Dana',
    lastName: 'Demo',
    company: 'Sample Recruiting',
  });
  if (isNew) notes.loaded = [];
  for (const job of index.jobs.filter(({ file }) => !notes.loaded.includes(file))) {
    console.log(`Loading ${job.file} with ${job.resumes.length} resumes`);
    await load(client, job);
    notes.loaded.push(job.file);
    await writeNotes(notes);
  }
  console.log(`The sample company is at ${origin} – username: demo, password: ${notes.password}`);
} catch (error) {
  if (server === 0 || isRunning(server))
    console.error(`The sample company could not be loaded: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
