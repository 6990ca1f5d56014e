import type { PreparedJob } from '@cotejo/pipeline';
import { readPairs } from '../dataset.ts';
import { prepareAll, prepareJobText } from '../product.ts';
import { headlineSplits } from '../ranking.ts';

/** A labelled pair in which the resume does not fit the job. */
export type Misfit = { id: string; job: PreparedJob; text: string };

/** One misfit of every job that has one. */
export async function readMisfits(evaluation: string): Promise<Misfit[]> {
  const set = readPairs(evaluation);
  const pairs = set.pairs.filter(({ label, source }) => label === 0 && (headlineSplits as readonly string[]).includes(source));
  const misfits = [...Map.groupBy(pairs, ({ jd_id }) => jd_id).values()].map(([first]) => first!);
  const jobs = await prepareAll(misfits.map(({ jd_id }) => set.jobs.get(jd_id)!), prepareJobText);
  return misfits.map(({ id, jd_id, resume_id }) => ({ id, job: jobs.get(jd_id)!, text: set.resumes.get(resume_id)!.text }));
}
