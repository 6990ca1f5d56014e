import type { BilingualText, JobReading, SourceDocument } from '@cotejo/plugin-kit';
import { runReportedStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { prepareDocument } from './prepare-document.ts';

/**
 * Title, skills and requirements of a job description, of third parties only what the text bears out. Throws
 * `StageFailure` when no plugin could read it.
 */
export function readJob(job: BilingualText, tools: PipelineTools): Promise<{ value: JobReading; record: StageRecord }> {
  return runReportedStage(
    'read-job',
    tools.providers.jobReader,
    async (reader, signal, { plugin, isThirdParty, leaveOut }) => {
      const reading = await reader.read(job, { signal });
      if (!isThirdParty) return reading;
      const { value, leftOut } = await (tools.text ?? textWork).bearOutReading({ plugin, reading, job }, { signal });
      leaveOut(leftOut);
      return value;
    },
    tools,
  );
}

/**
 * The title of a job description, empty where it tells none, and as it was written where that was in another language.
 * Throws as `prepareJob` does.
 */
export async function readTitle(
  document: SourceDocument,
  tools: PipelineTools,
): Promise<Pick<JobReading, 'title' | 'originalTitle'>> {
  const { text } = await prepareDocument(document, tools);
  const { value } = await readJob(text, tools);
  return value;
}
