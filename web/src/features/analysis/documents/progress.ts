import { endpoints, type Progress } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '../../../lib/event-stream.ts';
import { jobQuery, resumesQuery } from '../queries.ts';

/** Where each stage begins and ends within its flow, as shares of the whole; reading takes longest where a page is scanned. */
const stretches: Record<Progress['stage'], [number, number]> = {
  waiting: [0, 0], extract: [0, 0.3], ocr: [0.3, 0.75], 'detect-language': [0.75, 0.8], translate: [0.8, 0.95], 'read-job': [0.95, 1],
  score: [0.05, 0.75], summarise: [0.75, 0.98], done: [1, 1], failed: [1, 1],
};

/** How far the whole flow has come, 0 to 1, from the stage and how far that one is. */
export function overallFraction({ stage, fraction }: Pick<Progress, 'stage' | 'fraction'>): number {
  const [start, end] = stretches[stage];
  return start + (end - start) * fraction;
}

type ByResume = ReadonlyMap<number | null, Progress>;
const nothing: ByResume = new Map();

/** Follows the event stream of a job description while something is under way; null stands for the job description itself. */
export function useProgress(jobDescriptionId: number | undefined, active: boolean): ByResume {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothing);
  useEffect(() => {
    if (jobDescriptionId === undefined || !active) return;
    const refresh = () => {
      void queryClient.invalidateQueries(resumesQuery(jobDescriptionId));
      void queryClient.invalidateQueries(jobQuery(jobDescriptionId));
    };
    const stop = listen(endpoints.analysisEvents, { jobDescriptionId }, {
      // What happened before the stream stood is in the lists.
      open: refresh,
      event: (event) => {
        setProgress((before) => new Map(before).set(event.resumeId, event));
        if (event.flow === 'prepare' && (event.stage === 'done' || event.stage === 'failed')) refresh();
      },
    });
    return () => {
      stop();
      setProgress(nothing);
    };
  }, [jobDescriptionId, active, queryClient]);
  return progress;
}
