import type { JobDescription, Progress, Resume } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '../../../lib/event-stream.ts';
import { jobQuery, resumesQuery } from '../queries.ts';

/** Where each stage begins and ends within its flow, as shares of the whole; reading takes longest where a page is scanned. */
const stretches: Record<Progress['stage'], [number, number]> = {
  waiting: [0, 0],
  extract: [0, 0.3],
  ocr: [0.3, 0.75],
  'detect-language': [0.75, 0.8],
  translate: [0.8, 0.95],
  'read-job': [0.95, 1],
  score: [0.05, 0.75],
  summarise: [0.75, 0.98],
  done: [1, 1],
  failed: [1, 1],
};

/** How far the whole flow has come, 0 to 1, from the stage and how far that one is. */
export function overallFraction({ stage, fraction }: Pick<Progress, 'stage' | 'fraction'>): number {
  const [start, end] = stretches[stage];
  return start + (end - start) * fraction;
}

/** The newest event of each document in each flow. */
export type ProgressOf = { prepare: ReadonlyMap<number | null, Progress>; match: ReadonlyMap<number | null, Progress> };

const nothing: ProgressOf = { prepare: new Map(), match: new Map() };
/** Whether a flow has ended, well or not. */
export const isOver = (progress: Pick<Progress, 'stage'> | undefined): boolean =>
  progress?.stage === 'done' || progress?.stage === 'failed';

/** Follows the event stream while documents are prepared or candidates matched; null stands for the job description itself. */
export function useProgress(job: JobDescription | undefined, resumes: Resume[], analyzing: boolean): ProgressOf {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothing);
  const jobDescriptionId = job?.id;
  const preparing = [
    ...resumes.filter((resume) => resume.state === 'preparing').map((resume) => resume.id),
    ...(job?.state === 'preparing' ? [null] : []),
  ];
  const active = analyzing || preparing.length > 0;
  useEffect(() => {
    if (jobDescriptionId === undefined || !active) return;
    const stop = listen('GET /api/analyze/:jobDescriptionId/events', { jobDescriptionId }, (event) =>
      setProgress((before) => ({ ...before, [event.flow]: new Map(before[event.flow]).set(event.resumeId, event) })),
    );
    return () => {
      stop();
      setProgress(nothing);
    };
  }, [jobDescriptionId, active]);

  // The events say that a document is ready; what was found in it is in the lists.
  const outdated = preparing.filter((id) => isOver(progress.prepare.get(id))).join();
  useEffect(() => {
    if (jobDescriptionId === undefined || !outdated) return;
    void queryClient.invalidateQueries(resumesQuery(jobDescriptionId));
    void queryClient.invalidateQueries(jobQuery(jobDescriptionId));
  }, [outdated, jobDescriptionId, queryClient]);
  return progress;
}
