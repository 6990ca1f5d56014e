import type { Logger } from 'pino';

const methods = ['log', 'info', 'debug', 'trace', 'warn', 'error', 'dir'] as const;

/**
 * Logs what Node and libraries would print, so that every line of the output is JSON. It may quote documents, so only
 * its kind and place are logged.
 */
export function logForeignOutput(log: Logger): void {
  // Node's own listener would print the warning too.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node or of a library'));
  for (const method of methods) {
    console[method] = () =>
      log.warn({ err: new Error('written to the console') }, 'a library has written to the console');
  }
}
