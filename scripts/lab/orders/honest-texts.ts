import { join } from 'node:path';
import { halfOf, readPairs, readRows, readRowsIfAny } from '../evaluation/dataset.ts';

type Text = { id: string; text: string };

/**
 * The honest resumes of one half of an evaluation folder, those that are beside no job of the other half; and its job
 * descriptions, which speak of candidates and requirements and give no orders to a judge either.
 */
export function honestTexts(folder: string, half: 'work' | 'lock'): string[] {
  const { pairs, jobs, resumes } = readPairs(folder);
  const others = new Set(pairs.filter(({ jd_id }) => halfOf(jd_id) !== half).map(({ resume_id }) => resume_id));
  const rows = (path: string): Text[] => readRowsIfAny<Text>(join(folder, path));
  const spanish = readRows<{ id: string; text_es: string }>(join(folder, 'bilingual/resumes_es.jsonl')).map(
    ({ id, text_es }) => ({ id, text: text_es }),
  );
  const bySelf = [
    ...jobs.values(),
    ...rows('advertisements/jds.jsonl'),
    ...rows('advertisements/resumes.jsonl'),
    ...rows('rewrites/resumes.jsonl'),
    ...spanish,
  ].filter(({ id }) => halfOf(id) === half);
  return [...[...resumes.values()].filter(({ id }) => !others.has(id)), ...bySelf].map(({ text }) => text);
}
