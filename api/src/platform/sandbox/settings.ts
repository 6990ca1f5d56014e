import { availableParallelism } from 'node:os';
import { wholeNumber } from '@cotejo/plugin-kit';
import { flag, settings } from '../../ground/config/setting.ts';

export const sandboxSettings = settings({
  processes: {
    name: 'SANDBOX_PROCESSES',
    meaning: 'Child processes that read documents, so many documents at once.',
    schema: wholeNumber(1, 64),
    default: String(availableParallelism()),
    defaultShown: 'the number of cores',
  },
  memory: {
    name: 'SANDBOX_MEMORY',
    meaning: 'Memory in MiB at which a child process is ended and its document given up.',
    schema: wholeNumber(128, 65_536),
    default: '512',
  },
  debug: {
    name: 'PLUGIN_DEBUG',
    meaning:
      '`true` shows what plugins in child processes print, and where their errors come from. ' +
      'For authors of plugins: it may quote documents.',
    schema: flag,
    default: 'false',
  },
});
