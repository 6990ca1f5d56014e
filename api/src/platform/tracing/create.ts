import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** The traces of this process. OpenTelemetry is loaded only where the settings name a collector. */
export async function createTracing(
  { tracing, process: { role } }: Pick<Config, 'tracing' | 'process'>,
  log: Logger,
): Promise<Tracing> {
  if (!tracing.endpoint) return noTracing;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing({ ...tracing, endpoint: tracing.endpoint, role }, log);
}
