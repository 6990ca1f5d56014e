import type { JobDescription, Resume } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '../../lib/event-stream.ts';
import { isOver, type ProgressOf } from '../progress/stages.ts';
import { jobQuery, resumesQuery } from './queries.ts';

const nothing: ProgressOf = { prepare: new Map(), match: new Map() };

/** Follows the event stream while documents are prepared or candidates are matched. */
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

  // An event says only that a document is ready; its content comes with the lists. The job description has no id and
  // needs a word of its own: a list of `null` alone joins to an empty text.
  const outdated = preparing
    .filter((id) => isOver(progress.prepare.get(id)))
    .map((id) => id ?? 'job')
    .join();
  useEffect(() => {
    if (jobDescriptionId === undefined || !outdated) return;
    void queryClient.invalidateQueries(resumesQuery(jobDescriptionId));
    void queryClient.invalidateQueries(jobQuery(jobDescriptionId));
  }, [outdated, jobDescriptionId, queryClient]);
  return progress;
}
