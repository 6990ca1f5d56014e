import type { SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedJob } from '../results.ts';
import { runReportedStage } from '../run-stage.ts';
import type { PipelineTools } from '../tools.ts';
import { mergeCuts } from './merge-cuts.ts';
import { prepareDocument } from './prepare-document.ts';

const weights = { least: 0.01, most: 10 };

/** A weight as recruiters can read and send it back: in hundredths, within their scale. */
function boundWeight(weight: number): number {
  const bounded = Math.min(weights.most, Math.max(weights.least, Math.round(weight * 100) / 100));
  return Number.isNaN(bounded) ? weights.least : bounded;
}

/**
 * Reads a job description: text, language, English version, and its title, skills and requirements.
 * Throws `DocumentError` when the document cannot be used, `StageFailure` when no plugin could do a stage's work.
 */
export async function prepareJob(document: SourceDocument, tools: PipelineTools): Promise<PreparedJob> {
  const { prepared } = await prepareDocument(document, tools);
  const { value, record } = await runReportedStage(
    'read-job',
    tools.providers.jobReader,
    (reader, signal) => reader.read(prepared.text, { signal }),
    tools,
  );
  const { cuts = [], ...reading } = value;
  const requirements = reading.requirements.map((requirement) => ({ ...requirement, weight: boundWeight(requirement.weight) }));
  return { ...prepared, reading: { ...reading, requirements }, cuts: mergeCuts([...cuts, ...prepared.cuts]), provenance: [...prepared.provenance, record] };
}
