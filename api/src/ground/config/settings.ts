import path from 'node:path';
import * as v from 'valibot';
import { defaultDataFolder, projectFolder } from './data-folder.ts';
import { choice, flag, settings, text } from './setting.ts';

/** Settings of the whole process. */
export const processSettings = settings({
  role: {
    name: 'ROLE',
    meaning: '`web` answers calls, `worker` carries out queue jobs, `all` does both in one process.',
    schema: choice(['all', 'web', 'worker']),
    default: 'all',
  },
  dataFolder: {
    name: 'DATA_DIR',
    meaning: 'Folder of the embedded database and of stored files.',
    schema: v.pipe(
      text,
      v.transform((value) => path.resolve(projectFolder, value)),
    ),
    default: defaultDataFolder(),
    defaultShown:
      '`.data` below the project; started by root below a closed folder such as `/root`, a folder below ' +
      '`/var/lib/cotejo`',
  },
  offline: {
    name: 'OFFLINE',
    meaning: '`true` refuses every plugin and every connection that would leave the machine or its private network.',
    schema: flag,
    default: 'false',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    meaning: 'The least important messages that are logged.',
    schema: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
  },
});
