import { availableParallelism } from 'node:os';
import { integer, settings } from '../../ground/config/setting.ts';

export const queueSettings = settings({
  concurrency: {
    name: 'WORKER_CONCURRENCY',
    meaning:
      'Documents, and as many candidates, of one company that one process works on at once; ' +
      'beside them it takes one of another company.',
    schema: integer(1, 64),
    default: String(availableParallelism()),
    defaultShown: 'the number of cores',
  },
});
