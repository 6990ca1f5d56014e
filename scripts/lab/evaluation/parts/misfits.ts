import type { PreparedJob } from '@cotejo/pipeline';
import { join } from 'node:path';
import { type Language, nounPhrases } from '../attacks/pasted.ts';
import { halfOf, readPairs, readRows } from '../dataset.ts';
import { prepareAll, prepareJobText } from '../product.ts';
import { headlineSplits } from '../ranking.ts';

/** A resume that does not fit the job. */
export type Misfit = {
  id: string;
  half: ReturnType<typeof halfOf>;
  job: PreparedJob;
  text: string;
  language: Language;
};

/** One job in so many gets a Spanish resume as well, and is asked for once more as a list of noun phrases. */
const every = 5;

/**
 * One misfit of every job that has one, some for the same job as a list of noun phrases, and the Spanish resumes, whose
 * people work in other fields than most of the jobs.
 */
export async function readMisfits(evaluation: string): Promise<Misfit[]> {
  const set = readPairs(evaluation);
  const pairs = set.pairs.filter(
    ({ label, source }) => label === 0 && (headlineSplits as readonly string[]).includes(source),
  );
  const misfits = [...Map.groupBy(pairs, ({ jd_id }) => jd_id).values()].map(([first]) => first!);
  const jobs = await prepareAll(
    misfits.map(({ jd_id }) => set.jobs.get(jd_id)!),
    prepareJobText,
  );
  const english = misfits.map(({ id, jd_id, resume_id }): Misfit => ({
    id,
    half: halfOf(jd_id),
    job: jobs.get(jd_id)!,
    text: set.resumes.get(resume_id)!.text,
    language: 'en',
  }));
  const lists: Misfit[] = [];
  for (const misfit of english.filter((_, index) => index % every === 0)) {
    lists.push({
      ...misfit,
      id: `${misfit.id} (list)`,
      job: await prepareJobText(nounPhrases(misfit.job.text.original).join('\n')),
    });
  }
  const people = readRows<{ id: string; text_es: string }>(join(evaluation, 'bilingual/resumes_es.jsonl'));
  const spanish = people.map(({ id, text_es }, index): Misfit => {
    const { job, half } = english[(index * every) % english.length]!;
    return { id, half, job, text: text_es, language: 'es' };
  });
  return [...english, ...lists, ...spanish];
}
