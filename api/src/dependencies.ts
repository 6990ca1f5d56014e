import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/client.ts';
import type { Check } from './health/health.ts';

/** What the modules of the server are handed; made once, in `main.ts` or by the tests. */
export type Dependencies = {
  config: Config;
  log: Logger;
  database: Database;
  /** What must work for the server to be ready; each module adds its own. */
  checks: Check[];
};
