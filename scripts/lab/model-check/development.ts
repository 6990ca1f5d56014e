import { readPairs } from '../evaluation/dataset.ts';

/** A job with labeled candidates: 2 would be shortlisted, 1 fits in part, 0 does not fit. */
export type DevelopmentJob = { id: string; text: string; candidates: { id: string; text: string; label: number }[] };

/** The sources whose labels say how good a ranking is. */
const sources = ['judged', 'role'];

/**
 * Whole jobs of an evaluation folder, from each source in turn, until so many pairs are together; the same ones every
 * time. Throws when the folder holds no pairs.
 */
export function readDevelopment(folder: string, most: number): DevelopmentJob[] {
  const { pairs, jobs, resumes } = readPairs(folder);
  const queues = sources.map((source) => [
    ...Map.groupBy(
      pairs.filter((pair) => pair.source === source),
      ({ jd_id: job }) => job,
    ).values(),
  ]);
  const chosen: DevelopmentJob[] = [];
  let count = 0;
  for (let turn = 0; count < most && queues.some(({ length }) => length > 0); turn += 1) {
    const [first, ...rest] = queues[turn % queues.length]!.shift() ?? [];
    if (!first) continue;
    const candidates = [first, ...rest]
      .slice(0, most - count)
      .map(({ resume_id: id, label }) => ({ id, label, text: resumes.get(id)!.text }));
    chosen.push({ id: first.jd_id, text: jobs.get(first.jd_id)!.text, candidates });
    count += candidates.length;
  }
  return chosen;
}
