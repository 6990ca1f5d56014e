import { textWork } from './text-work.ts';
import type { ModelRun, PipelineTools, StageName, StageRecord } from './tools.ts';

/** Milliseconds that the models have for one document or candidate where the caller sets no deadline. */
const usualTime = 120_000;

/** A deadline so many milliseconds after it is first asked for. */
export function modelTime(milliseconds: number): () => AbortSignal {
  let deadline: AbortController | undefined;
  return () => {
    if (!deadline) {
      const controller = (deadline = new AbortController());
      // Held by its timer, unlike AbortSignal.timeout, which may be collected before its time.
      setTimeout(() => controller.abort(), milliseconds).unref();
    }
    return deadline.signal;
  };
}

/** The entries that one attempt at a stage's work adds to the record. */
type Done = Pick<StageRecord, 'model' | 'usage' | 'beside' | 'leftOut'>;

/** A run of a stage, and what its provider has told of it so far. */
export function recordRun(
  stage: StageName,
  { models, text = textWork, onProgress }: Pick<PipelineTools, 'models' | 'text' | 'onProgress'>,
): { run: ModelRun; done: Done } {
  const done: Done = {};
  const deadline = models?.deadline ?? modelTime(usualTime);
  const run: ModelRun = {
    ...(models?.answers && { answers: models.answers }),
    text,
    get deadline() {
      return deadline();
    },
    onProgress: (fraction) => onProgress({ stage, fraction }),
    onAnswer(model, { inputTokens, outputTokens, cached }) {
      const before = done.usage ?? { inputTokens: 0, outputTokens: 0, calls: 0, cached: 0 };
      done.model = model;
      done.usage = {
        inputTokens: before.inputTokens + inputTokens,
        outputTokens: before.outputTokens + outputTokens,
        calls: before.calls + 1,
        cached: before.cached + cached,
      };
    },
    onBeside(other) {
      done.beside = [...(done.beside ?? []), other];
    },
  };
  return { run, done };
}

/** A run that nobody watches. */
export const unwatchedRun = (): ModelRun => recordRun('score', { onProgress: () => {} }).run;
