import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../api/src/platform/database/client.ts';
import { type Client, signUp } from '../../api/src/testing/client.ts';
import { uploadJob, uploadResume } from '../../api/src/testing/upload.ts';
import { jobVariants, resumeVariants, type Variant } from './variants.ts';

const JOBS = 40;
const RESUMES_EACH = 4;
const RESUMES = JOBS * RESUMES_EACH;
/** What a filled queue holds; the resumes are also scored. */
export const filled = { documents: JOBS + RESUMES, resumes: RESUMES, work: JOBS + 2 * RESUMES };

/** With these a web process lets one user fill the queue. */
export const floodSettings = {
  UPLOADS_AT_ONCE: '1000',
  UPLOADS_PER_MINUTE: '10000',
  ANALYSES_AT_ONCE: '1000',
  ANALYSES_PER_MINUTE: '10000',
};

export type FilledQueue = {
  /** Who has uploaded everything. */
  client: Client;
  jobDescriptionIds: number[];
  /** The statuses of all uploads, once each has been answered. */
  uploads: Promise<number[]>;
};

/**
 * Leaves documents of all kinds waiting through a web process, and Analyze pressed for all of them, while no worker
 * runs.
 */
export async function fillQueue(origin: string, database: Database): Promise<FilledQueue> {
  const { $client: rows } = database;
  const client = await signUp(origin);
  const jobs = await inOrder(
    await jobVariants(JOBS),
    ({ name, bytes }) => uploadJob(client, bytes, name),
    () => rows`select from job_descriptions`,
  );
  const jobDescriptionIds = (await rows<{ id: number }[]>`select id from job_descriptions order by id`).map(
    ({ id }) => id,
  );
  const resumes = await inOrder(
    await resumeVariants(RESUMES),
    ({ name, bytes }, number) => accepted(() => uploadResume(client, jobDescriptionIds[number % JOBS]!, bytes, name)),
    () => rows`select from resumes`,
  );
  // Nobody waits for the answers: whoever wants them asks again once the queue is done.
  for (const id of jobDescriptionIds) client.call(`/api/analyze/${id}`, { method: 'POST' }).catch(() => {});
  await until(() => rows`select from resumes where match_state = 'queued'`, RESUMES);
  return {
    client,
    jobDescriptionIds,
    uploads: Promise.all([...jobs, ...resumes]).then((answers) => answers.map(({ status }) => status)),
  };
}

/** How many documents are read and candidates scored. Throws when one has failed, as none of these should. */
export async function countDone({ $client: rows }: Database): Promise<number> {
  const [row] = await rows<{ done: number; failed: string | null }[]>`
    select (select count(*) from analyses)::int + (count(*) filter (where state = 'ready'))::int as done,
      string_agg(original_file_name || ': ' || failure, ', ') as failed
    from (select state, original_file_name, coalesce(failure_code, match_failure_code) as failure from resumes
      union all select state, original_file_name, failure_code from job_descriptions) as documents`;
  if (row!.failed) throw new Error(`Documents have failed: ${row!.failed}.`);
  return row!.done;
}

/**
 * Uploads again while the server asks to: it gives a flood of them so much time and no more, and takes the same bytes
 * for the same resume.
 */
async function accepted<Sent extends { status: number; headers: Headers }>(upload: () => Promise<Sent>): Promise<Sent> {
  let answer = await upload();
  for (let seconds = answer.headers.get('Retry-After'); seconds; seconds = answer.headers.get('Retry-After')) {
    await setTimeout(Number(seconds) * 1000);
    answer = await upload();
  }
  return answer;
}

/**
 * Sends one after the other, each as soon as the one before has its row: large ones would else be the last. The answers
 * come later.
 */
async function inOrder(
  variants: Variant[],
  send: (variant: Variant, number: number) => Promise<{ status: number }>,
  rows: () => PromiseLike<readonly unknown[]>,
): Promise<Promise<{ status: number }>[]> {
  const answers: Promise<{ status: number }>[] = [];
  for (const [number, variant] of variants.entries()) {
    answers.push(send(variant, number));
    await until(rows, answers.length);
  }
  return answers;
}

async function until(rows: () => PromiseLike<readonly unknown[]>, wanted: number): Promise<void> {
  while ((await rows()).length < wanted) await setTimeout(5);
}
