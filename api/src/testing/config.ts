import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, type Environment, loadConfig } from '../ground/config/config.ts';

/**
 * The settings of a test: the defaults without a log and with one child process, as each takes a second of a processor;
 * changed by `variables`.
 */
export function testConfig(variables: Environment = {}): Config {
  return loadConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    HOST: '127.0.0.1',
    SANDBOX_PROCESSES: '1',
    DATA_DIR: path.join(tmpdir(), 'cotejo-test-data'),
    ...variables,
  });
}
