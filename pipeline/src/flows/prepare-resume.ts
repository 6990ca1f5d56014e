import type { SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedResume } from '../results.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { prepareDocument } from './prepare-document.ts';

/**
 * Reads a resume: text, language, English version, the candidate's name, and what in it must not count.
 * Throws `DocumentError` when the document cannot be used, `StageFailure` when no plugin could do a stage's work.
 */
export async function prepareResume(document: SourceDocument, tools: PipelineTools): Promise<PreparedResume> {
  const prepared = await prepareDocument(document, tools);
  const { excluded, warnings, name } = await (tools.text ?? textWork).inspectResume(prepared.text.original, tools);
  return {
    ...prepared,
    excluded,
    warnings: [...prepared.warnings, ...warnings],
    ...(name !== undefined && { name }),
  };
}
