import type { JobReading } from '@cotejo/plugin-kit';
import matchBuiltin from '../../../plugins/match-builtin/src/index.ts';
import { type PairSet, englishText } from './dataset.ts';

/** The month that "present" means in the evaluation, so that its figures do not change with the calendar. */
export const asOf = '2025-06';

const jobReader = matchBuiltin.provides.jobReader!({}, { log: { info: () => {}, warn: () => {} } });

/** Every job of a set as the built-in matcher reads it. */
export async function readJobs(set: PairSet): Promise<Map<string, JobReading>> {
  const { signal } = new AbortController();
  const readings = new Map<string, JobReading>();
  for (const [id, { text }] of set.jobs) readings.set(id, await jobReader.read(englishText(text), { signal }));
  return readings;
}
