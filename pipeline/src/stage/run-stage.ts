import { checked, DocumentError, ProviderError } from '@cotejo/plugin-kit';
import { recordRun } from './model-run.ts';
import type { Named, PipelineTools, StageName, StageRecord } from './tools.ts';

type Failure = StageRecord['fallbacks'][number];
/** A provider that is asked; `leaveOut` counts statements that were not taken over. */
type Asked = { plugin: string; isThirdParty: boolean; leaveOut(statements: number): void };
type Ask<Provider, Value> = (provider: Provider, signal: AbortSignal, asked: Asked) => Promise<Value>;

/** No provider of a stage could do its work; the document itself is not known to be at fault. */
export class StageFailure extends Error {
  readonly stage: StageName;
  readonly failures: Failure[];
  constructor(stage: StageName, failures: Failure[], errors: unknown[]) {
    const tried = failures.map(({ plugin, reason }) => `${plugin} (${reason})`).join(', ') || 'no plugin is configured';
    super(`${stage} failed: ${tried}`, { cause: new AggregateError(errors) });
    this.name = 'StageFailure';
    this.stage = stage;
    this.failures = failures;
  }
}

/**
 * Asks the providers of a stage in order of preference and returns the first answer of the right shape with its record.
 * A `DocumentError`, the failure of a stage within and an aborted signal end the stage at once; any other error passes
 * the work to the next provider.
 * Throws `StageFailure` when all have failed.
 */
export async function runStage<Provider extends object, Value>(
  stage: StageName,
  providers: readonly Named<Provider>[],
  ask: Ask<Provider, Value>,
  tools: Pick<PipelineTools, 'signal' | 'onProgress' | 'models' | 'text'>,
): Promise<{ value: Value; record: StageRecord }> {
  const start = performance.now();
  const fallbacks: Failure[] = [];
  const errors: unknown[] = [];
  const { signal } = tools;
  for (const { plugin, version, provider, isThirdParty = false, forRun, guard } of providers) {
    signal.throwIfAborted();
    const { run, done } = recordRun(stage, tools);
    try {
      const leaveOut = (statements: number) => {
        if (statements > 0) done.leftOut = statements;
      };
      const attempt = (inner: AbortSignal) =>
        ask(checked(forRun?.(run) ?? provider, plugin), inner, { plugin, isThirdParty, leaveOut });
      const value = await (guard ? guard(attempt, signal) : attempt(signal));
      return {
        value,
        record: { stage, plugin, version, milliseconds: Math.round(performance.now() - start), fallbacks, ...done },
      };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DocumentError || error instanceof StageFailure) throw error;
      fallbacks.push({ plugin, reason: error instanceof ProviderError ? error.reason : 'crashed' });
      errors.push(error);
    }
  }
  throw new StageFailure(stage, fallbacks, errors);
}

/** `runStage` with its begin, its end and its record reported. */
export async function runReportedStage<Provider extends object, Value>(
  stage: StageName,
  providers: readonly Named<Provider>[],
  ask: Ask<Provider, Value>,
  tools: PipelineTools,
): Promise<{ value: Value; record: StageRecord }> {
  tools.onProgress({ stage, fraction: 0 });
  const result = await runStage(stage, providers, ask, tools);
  tools.onProgress({ stage, fraction: 1 });
  tools.onRecord?.(result.record);
  return result;
}
