import { StageFailure, type StageRecord } from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Attributes, Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './metrics.ts';
import { reasonWord } from './reason-word.ts';

type Watchers = { metrics: Metrics; tracing: Tracing; log: Logger };

/**
 * Runs a flow of the pipeline, and counts and traces its stages. Plugins that could not do a stage are counted and
 * logged, also where the whole flow fails.
 */
export async function watchFlow<Value>(
  { metrics, tracing, log }: Watchers,
  run: (onRecord: (record: StageRecord) => void) => Promise<Value>,
): Promise<Value> {
  let lastDone = performance.now();
  const countFailures = ({ stage }: Pick<StageRecord, 'stage'>, failures: StageRecord['fallbacks']) => {
    for (const { plugin, reason } of failures) {
      const failure = { stage, plugin, reason: reasonWord(reason) };
      metrics.fallback(failure);
      log.warn(failure, 'a plugin could not do the work of a stage');
    }
  };
  try {
    return await run((record) => {
      metrics.stage(record);
      tracing.past(record.stage, record.milliseconds, attributesOf(record));
      lastDone = performance.now();
      countFailures(record, record.fallbacks);
    });
  } catch (error) {
    if (error instanceof StageFailure) {
      tracing.past(error.stage, performance.now() - lastDone, fallbacksOf(error.failures), true);
      countFailures(error, error.failures);
    }
    throw error;
  }
}

function attributesOf({ plugin, version, fallbacks, model, usage }: StageRecord): Attributes {
  return {
    'cotejo.plugin': plugin,
    'cotejo.plugin_version': version,
    ...fallbacksOf(fallbacks),
    ...(model && { 'gen_ai.response.model': model.name }),
    ...(usage && {
      'gen_ai.usage.input_tokens': usage.inputTokens,
      'gen_ai.usage.output_tokens': usage.outputTokens,
      'cotejo.model_calls': usage.calls,
      'cotejo.model_calls_remembered': usage.cached,
    }),
  };
}

function fallbacksOf(failures: StageRecord['fallbacks']): Attributes {
  return failures.length > 0
    ? { 'cotejo.fallbacks': failures.map(({ plugin, reason }) => `${plugin}: ${reasonWord(reason)}`) }
    : {};
}
