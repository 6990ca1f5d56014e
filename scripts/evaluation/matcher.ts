import { matchCandidate } from '@cotejo/pipeline';
import type { JobReading } from '@cotejo/plugin-kit';
import matchBuiltin from '../../plugins/match-builtin/src/index.ts';
import { type PairSet, englishText } from './dataset.ts';

/** The month that "present" means in the evaluation, so that its figures do not change with the calendar. */
export const asOf = '2025-06';

const named = <Provider>(provider: Provider) => [{ plugin: matchBuiltin.name, version: matchBuiltin.version, provider }];
const silent = { info: () => {}, warn: () => {} };

const jobReader = matchBuiltin.provides.jobReader!({}, { log: silent });
const tools = {
  providers: {
    extractor: [], ocr: [], languageDetector: [], translator: [],
    jobReader: named(jobReader),
    scorer: named(matchBuiltin.provides.scorer!({}, { log: silent })),
    summariser: named(matchBuiltin.provides.summariser!({}, { log: silent })),
  },
  signal: new AbortController().signal,
  onProgress: () => {},
};

/** Every job of a set as the built-in matcher reads it. */
export async function readJobs(set: PairSet): Promise<Map<string, JobReading>> {
  const readings = new Map<string, JobReading>();
  for (const [id, { text }] of set.jobs) readings.set(id, await jobReader.read(englishText(text), { signal: tools.signal }));
  return readings;
}

/** The product's own scores of a set's pairs, 0 to 100: the pipeline's Match with the built-in matcher. */
export async function productScores(set: PairSet): Promise<{ scores: number[]; millisecondsEach: number }> {
  const readings = await readJobs(set);
  const scores: number[] = [];
  const started = process.cpuUsage();
  for (const pair of set.pairs) {
    const job = { ...readings.get(pair.jd_id)!, text: englishText(set.jobs.get(pair.jd_id)!.text) };
    const resume = { text: englishText(set.resumes.get(pair.resume_id)!.text), excluded: [], warnings: [], name: 'The candidate' };
    const { arithmetic } = await matchCandidate({ job, resume, asOf }, tools);
    scores.push(arithmetic.reduce((sum, { points }) => sum + points, 0));
  }
  const used = process.cpuUsage(started);
  return { scores, millisecondsEach: (used.user + used.system) / 1000 / set.pairs.length };
}
