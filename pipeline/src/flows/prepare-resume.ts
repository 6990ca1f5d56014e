import type { SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedResume } from '../results.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { embed } from './embed.ts';
import { prepareDocument } from './prepare-document.ts';

/**
 * Reads a resume: text, language, English version, the candidate's name, what in it must not count, and what the rest
 * means.
 * Throws `DocumentError` when the document cannot be used, `StageFailure` when no plugin could do a stage's work.
 */
export async function prepareResume(document: SourceDocument, tools: PipelineTools): Promise<PreparedResume> {
  const prepared = await prepareDocument(document, tools);
  const { inspectResume, findPassages } = tools.text ?? textWork;
  const { excluded, warnings, name } = await inspectResume(prepared.text.original, tools);
  const passages = await findPassages({ resume: prepared.text, excluded }, tools);
  const { records } = await embed(
    passages.map(({ text }) => text),
    tools,
  );
  return {
    ...prepared,
    excluded,
    warnings: [...prepared.warnings, ...warnings],
    provenance: [...prepared.provenance, ...records],
    ...(name !== undefined && { name }),
  };
}
