import { useEffect } from 'react';
import { listen } from '../../lib/event-stream.ts';
import { isOver } from './stages.ts';

/**
 * Calls back each time the run of one of these resumes ends, and at once where it has already ended. Without resumes
 * it does nothing.
 */
export function useWhenMatched(jobDescriptionId: number | undefined, resumeIds: number[], onMatched: () => void): void {
  const waitedFor = resumeIds.join();
  useEffect(() => {
    if (jobDescriptionId === undefined || waitedFor === '') return undefined;
    const ids = waitedFor.split(',').map(Number);
    return listen('GET /api/analyze/:jobDescriptionId/events', { jobDescriptionId }, (event) => {
      if (event.flow === 'match' && event.resumeId !== null && ids.includes(event.resumeId) && isOver(event))
        onMatched();
    });
  }, [jobDescriptionId, waitedFor]);
}
