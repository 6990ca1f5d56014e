import { readFile } from 'node:fs/promises';
import type { Trial } from '@cotejo/contract';
import {
  matchCandidate,
  modelTime,
  type PipelineTools,
  prepareJob,
  prepareResume,
  type Providers,
  type TextWork,
  vectorsInMemory,
} from '@cotejo/pipeline';
import type { MediaType, SourceDocument } from '@cotejo/plugin-kit';
import type { Config } from '../../../ground/config/config.ts';
import { type Part, recordPart } from './record.ts';
import { jobResults, matchResults, resumeResults, type Results } from './results.ts';

type Surroundings = { config: Pick<Config, 'models'>; providers: Providers; text: TextWork };

/** The month that "present" means in a trial, fixed so that its score does not change with the calendar. */
const asOf = '2026-01';

/**
 * Runs our own job description and resume through all stages, without stored answers of models. Nothing is stored.
 * `tell` gets the whole trial with every change, with the failures of stages in it. Throws the reason of an aborted
 * signal.
 */
export async function runTrial(
  { config, providers, text }: Surroundings,
  signal: AbortSignal,
  onProgress: (trial: Trial) => void,
): Promise<void> {
  const started = performance.now();
  const steps: Trial['steps'] = [];
  const vectors = vectorsInMemory();
  const report = (state: Trial['state']) =>
    onProgress({ state, milliseconds: Math.round(performance.now() - started), steps });

  async function run<Value>(
    part: Part,
    work: (tools: PipelineTools) => Promise<Value>,
    resultsOf: (value: Value) => Results,
  ): Promise<Value | undefined> {
    const recorder = recordPart(part, steps, () => report('running'));
    const { onProgress, onRecord } = recorder;
    try {
      const value = await work({
        providers,
        text,
        signal,
        onProgress,
        onRecord,
        vectors,
        models: { deadline: modelTime(config.models.seconds * 1000) },
      });
      recorder.show(resultsOf(value));
      return value;
    } catch (error) {
      signal.throwIfAborted();
      recorder.fail(error);
      return undefined;
    }
  }

  const job = await run('job', async (tools) => prepareJob(await own('job.md', 'text/markdown'), tools), jobResults);
  const resume = await run(
    'resume',
    async (tools) => prepareResume(await own('resume.pdf', 'application/pdf'), tools),
    resumeResults,
  );
  if (job && resume) {
    const input = {
      job: { ...job.reading, text: job.text },
      resume: { ...resume, name: resume.name ?? 'The candidate' },
      asOf,
    };
    await run('match', (tools) => matchCandidate(input, tools), matchResults);
  }
  report('ended');
}

async function own(file: string, mediaType: MediaType): Promise<SourceDocument> {
  return { bytes: new Uint8Array(await readFile(new URL(file, import.meta.url))), mediaType };
}
