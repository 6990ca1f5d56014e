import { availableParallelism } from 'node:os';
import { integer, settings } from '../config/setting.ts';

export const jobSettings = settings({
  concurrency: {
    name: 'WORKER_CONCURRENCY', meaning: 'Documents, and as many candidates, that one process works on at once.',
    schema: integer(1, 64), default: String(availableParallelism()), defaultShown: 'the number of cores',
  },
});
