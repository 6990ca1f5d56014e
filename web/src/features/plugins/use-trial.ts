import type { Trial } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { follow } from '../../lib/event-stream.ts';
import { pluginsQuery } from './queries.ts';

/** The trial of all plugins: its progress so far, and how to start it. Leaving the screen ends it. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial>();
  const leaving = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => () => leaving.current?.abort(), []);
  const run = useMutation({
    mutationFn: async () => {
      setTrial(undefined);
      leaving.current = new AbortController();
      const last = await follow('POST /api/admin/plugins/try', setTrial, { signal: leaving.current.signal });
      if (last?.state !== 'ended') throw new Error('broken off');
    },
    // Models may have cost tokens, and a plugin may have turned out to be down.
    onSuccess: () => queryClient.invalidateQueries(pluginsQuery),
  });
  return {
    trial,
    start: () => {
      if (!run.isPending) run.mutate();
    },
    isRunning: run.isPending,
    error: run.error,
  };
}
