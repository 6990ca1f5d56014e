import { DocumentError, type ExtractedDocument, type SourceDocument } from '@cotejo/plugin-kit';
import { runReportedStage } from '../stage/run-stage.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { limits } from '../prepare/limits.ts';

/** The document's own text, page by page. Throws `DocumentError` for a document at fault. */
export async function extract(
  document: SourceDocument,
  tools: PipelineTools,
): Promise<{ extracted: ExtractedDocument; record: StageRecord }> {
  const extractors = extractorsFor(document, tools);
  if (extractors.length === 0) throw new DocumentError('document.wrong-type');
  const { value, record } = await runReportedStage(
    'extract',
    extractors,
    (extractor, signal) =>
      extractor.extract(document, { signal, maxPages: limits.pages, maxCharacters: limits.characters }),
    tools,
  );
  return { extracted: value, record };
}

/** The extractors that read this kind of document, in order of preference. */
export function extractorsFor(
  document: SourceDocument,
  { providers }: PipelineTools,
): PipelineTools['providers']['extractor'] {
  return providers.extractor.filter(({ mediaTypes }) => mediaTypes.includes(document.mediaType));
}
