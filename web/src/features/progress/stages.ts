import type { Progress } from '@cotejo/contract';

/** Where each stage begins and ends, as shares of its whole flow. Reading takes longest where a page is scanned. */
const stretches: Record<Progress['stage'], [number, number]> = {
  waiting: [0, 0],
  extract: [0, 0.3],
  ocr: [0.3, 0.75],
  'detect-language': [0.75, 0.8],
  translate: [0.8, 0.9],
  'read-job': [0.9, 0.95],
  embed: [0.95, 1],
  score: [0.05, 0.75],
  summarise: [0.75, 0.98],
  done: [1, 1],
  failed: [1, 1],
};

/** How far the whole flow has come, from 0 to 1. */
export function overallFraction({ stage, fraction }: Pick<Progress, 'stage' | 'fraction'>): number {
  const [start, end] = stretches[stage];
  return start + (end - start) * fraction;
}

/** Whether a flow has ended, well or not. */
export const isOver = (progress: Pick<Progress, 'stage'> | undefined): boolean =>
  progress?.stage === 'done' || progress?.stage === 'failed';

/** The newest event of each document; the key is the resume's id, or null for the job description itself. */
export type ProgressByDocument = ReadonlyMap<number | null, Progress>;

/** The newest events of both flows. */
export type ProgressOf = { prepare: ProgressByDocument; match: ProgressByDocument };

/** The progress of a match that has not begun. */
export const waitingForMatch = (resumeId: number): Progress => ({
  resumeId,
  stage: 'waiting',
  flow: 'match',
  fraction: 0,
});
