import type { TrialStep } from '@cotejo/contract';
import { type PipelineTools, StageFailure, type StageName } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Results } from './results.ts';

export type Part = TrialStep['part'];

type Recorder = Required<Pick<PipelineTools, 'onProgress' | 'onRecord'>> & {
  /** Adds results to the stages that gave them. */
  show(results: Results): void;
  /** Adds the failure to the stage under way. */
  fail(error: unknown): void;
};

/** Adds the stages of one part of a trial to `steps`, and calls `changed` with each change. */
export function recordPart(part: Part, steps: TrialStep[], changed: () => void): Recorder {
  const find = (stage: StageName) => steps.find((step) => step.part === part && step.stage === stage);
  let latest: TrialStep = { part, stage: part === 'match' ? 'score' : 'extract', state: 'running', result: [] };
  return {
    onProgress({ stage }) {
      if (find(stage)) return;
      steps.push((latest = { part, stage, state: 'running', result: [] }));
      changed();
    },
    onRecord(record) {
      Object.assign(find(record.stage) ?? latest, { state: 'done', record });
      changed();
    },
    show(results) {
      for (const [stage, result] of Object.entries(results) as [StageName, string[]][])
        Object.assign(find(stage) ?? {}, { result });
      changed();
    },
    fail(error) {
      if (!steps.includes(latest)) steps.push(latest);
      Object.assign(latest, { state: 'failed', failure: failureOf(error) });
      changed();
    },
  };
}

function failureOf(error: unknown): NonNullable<TrialStep['failure']> {
  if (error instanceof StageFailure)
    return { reason: error.failures.length > 0 ? 'all-failed' : 'no-plugin', tried: error.failures };
  return { reason: error instanceof DocumentError ? error.code : 'crashed', tried: [] };
}
