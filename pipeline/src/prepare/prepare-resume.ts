import type { SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedResume } from '../results.ts';
import type { PipelineTools } from '../tools.ts';
import { inspectResume } from './inspect/index.ts';
import { prepareDocument } from './prepare-document.ts';

/**
 * Reads a resume: text, language, English version, the candidate's name, and what in it must not count.
 * Throws `DocumentError` when the document cannot be used, `StageFailure` when no plugin could do a stage's work.
 */
export async function prepareResume(document: SourceDocument, tools: PipelineTools): Promise<PreparedResume> {
  const { prepared, identity } = await prepareDocument(document, tools);
  const { excluded, warnings } = await inspectResume(prepared.text.original);
  return {
    ...prepared,
    excluded,
    warnings: [...prepared.warnings, ...warnings],
    ...(identity.name && { name: identity.name.text }),
  };
}
