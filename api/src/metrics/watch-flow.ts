import { StageFailure, type StageRecord } from '@cotejo/pipeline';
import { providerFailures } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const reasons = new Set<string>(providerFailures);

/**
 * Runs a flow of the pipeline and counts its stages; who could not do the work of one is counted and logged, also where the
 * flow comes to nothing.
 */
export async function watchFlow<Value>({ metrics, log }: { metrics: Metrics; log: Logger }, run: (onRecord: (record: StageRecord) => void) => Promise<Value>): Promise<Value> {
  const tell = ({ stage }: Pick<StageRecord, 'stage'>, failures: StageRecord['fallbacks']) => {
    for (const { plugin, reason } of failures) {
      // A plugin may give any word for its reason, one of a document too.
      const failure = { stage, plugin, reason: reasons.has(reason) ? reason : 'other' };
      metrics.fallback(failure);
      log.warn(failure, 'a plugin could not do the work of a stage');
    }
  };
  try {
    return await run((record) => {
      metrics.stage(record);
      tell(record, record.fallbacks);
    });
  } catch (error) {
    if (error instanceof StageFailure) tell(error, error.failures);
    throw error;
  }
}
