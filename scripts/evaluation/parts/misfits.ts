import type { PreparedJob } from '@cotejo/pipeline';
import { join } from 'node:path';
import type { Language } from '../attacks/pasted.ts';
import { readPairs, readRows } from '../dataset.ts';
import { prepareAll, prepareJobText } from '../product.ts';
import { headlineSplits } from '../ranking.ts';

/** A resume that does not fit the job. */
export type Misfit = { id: string; job: PreparedJob; text: string; language: Language };

/** So manieth jobs get a Spanish resume as well. */
const every = 5;

/** One misfit of every job that has one, and the Spanish resumes, whose people work in other fields than most of the jobs. */
export async function readMisfits(evaluation: string): Promise<Misfit[]> {
  const set = readPairs(evaluation);
  const pairs = set.pairs.filter(({ label, source }) => label === 0 && (headlineSplits as readonly string[]).includes(source));
  const misfits = [...Map.groupBy(pairs, ({ jd_id }) => jd_id).values()].map(([first]) => first!);
  const jobs = await prepareAll(misfits.map(({ jd_id }) => set.jobs.get(jd_id)!), prepareJobText);
  const english = misfits.map(({ id, jd_id, resume_id }): Misfit => ({ id, job: jobs.get(jd_id)!, text: set.resumes.get(resume_id)!.text, language: 'en' }));
  const people = readRows<{ id: string; text_es: string }>(join(evaluation, 'bilingual/resumes_es.jsonl'));
  const spanish = people.map(({ id, text_es }, index): Misfit => ({ id, job: english[(index * every) % english.length]!.job, text: text_es, language: 'es' }));
  return [...english, ...spanish];
}
