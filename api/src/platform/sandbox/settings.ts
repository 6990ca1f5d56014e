import { availableParallelism } from 'node:os';
import { flag, integer, settings } from '../../ground/config/setting.ts';

export const sandboxSettings = settings({
  processes: {
    name: 'SANDBOX_PROCESSES',
    meaning: 'Child processes that read documents, so many documents at once.',
    schema: integer(1, 64),
    default: String(availableParallelism()),
    defaultShown: 'the number of cores',
  },
  memory: {
    name: 'SANDBOX_MEMORY',
    meaning: 'Memory in MiB at which a child process is ended and its document given up.',
    schema: integer(128, 65_536),
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
