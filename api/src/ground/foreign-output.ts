import type { Logger } from 'pino';

const methods = ['log', 'info', 'debug', 'trace', 'warn', 'error', 'dir'] as const;

/**
 * Has everything that Node itself and libraries would print go into the log, so that every line of it is JSON. What they say may
 * hold what a document says, so only its kind and place are told.
 */
export function logForeignOutput(log: Logger): void {
  // Node's own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node or of a library'));
  for (const method of methods) {
    console[method] = () =>
      log.warn({ err: new Error('written to the console') }, 'a library has written to the console');
  }
}
