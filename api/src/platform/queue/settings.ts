import { availableParallelism } from 'node:os';
import { wholeNumber } from '@cotejo/plugin-kit';
import { settings } from '../../ground/config/setting.ts';

export const queueSettings = settings({
  concurrency: {
    name: 'WORKER_CONCURRENCY',
    meaning:
      'Documents, and as many candidates, of one company that one process works on at once; ' +
      'beside them it takes one of another company.',
    schema: wholeNumber(1, 64),
    default: String(availableParallelism()),
    defaultShown: 'the number of cores',
  },
});
