import { join } from 'node:path';
import type { CandidateAnalysis, PreparedJob } from '@cotejo/pipeline';
import { seededRandom } from '../../../../pipeline/src/testing/seeded-random.ts';
import { readPairs, readRows } from '../dataset.ts';
import { analyze, prepareAll, prepareJobText, prepareResumeText } from '../product.ts';
import type { Part } from '../section.ts';

const runs = 100;
/** One labeled pair in so many is judged again and again. */
const every = 40;

/** All that is stored of an analysis but the time it took. */
const lasting = ({ provenance, ...analysis }: CandidateAnalysis): string =>
  JSON.stringify([analysis, provenance.map(({ milliseconds: _, ...record }) => record)]);

type Case = { job: PreparedJob; text: string };

async function cases(evaluation: string): Promise<Case[]> {
  const set = readPairs(evaluation);
  const pairs = set.pairs.filter((_, index) => index % every === 0);
  const people = readRows<{ text_es: string }>(join(evaluation, 'bilingual/resumes_es.jsonl')).slice(0, 2);
  const jobs = await prepareAll(
    pairs.map(({ jd_id }) => set.jobs.get(jd_id)!),
    prepareJobText,
  );
  return [
    ...pairs.map(({ jd_id, resume_id }) => ({ job: jobs.get(jd_id)!, text: set.resumes.get(resume_id)!.text })),
    ...people.map(({ text_es: text }, index) => ({ job: [...jobs.values()][index % jobs.size]!, text })),
  ];
}

/** Prepares and judges the same candidates again and again, each time in another order. */
export const stabilityPart: Part = async ({ evaluation }) => {
  const all = await cases(evaluation);
  const scores = all.map(() => new Set<number>());
  const results = all.map(() => new Set<string>());
  const next = seededRandom(2);
  for (let run = 0; run < runs; run += 1) {
    const order = all.map((_, index) => ({ index, key: next() })).sort((a, b) => a.key - b.key);
    for (const { index } of order) {
      const { job, text } = all[index]!;
      const analysis = await analyze(job, await prepareResumeText(text));
      scores[index]!.add(analysis.matchScore);
      results[index]!.add(lasting(analysis));
    }
  }
  return {
    title: 'Stability',
    notes: [
      `${all.length} candidates, two of them with Spanish resumes, prepared and judged ${runs} times, each time in ` +
        'another order.',
    ],
    figures: [
      {
        name: `spread of the score over ${runs} runs, most`,
        value: Math.max(...scores.map((own) => Math.max(...own) - Math.min(...own))),
        unit: 'points',
        digits: 0,
        goal: { most: 0 },
      },
      {
        name: 'candidates whose whole analysis was not the same every time',
        value: results.filter(({ size }) => size > 1).length,
        digits: 0,
        goal: { most: 0 },
      },
    ],
    tables: [],
  };
};
