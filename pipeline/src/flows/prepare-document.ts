import type { ExtractedDocument, SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedDocument } from '../results.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { detectLanguage } from './detect-language.ts';
import { extract } from './extract.ts';
import { readPicturedPages } from './ocr.ts';
import type { ReadDocument } from '../prepare/read-pages.ts';
import { translate } from './translate.ts';

/** The part of Prepare that resumes and job descriptions share: from bytes to a clean text and its English version. */
export async function prepareDocument(document: SourceDocument, tools: PipelineTools): Promise<PreparedDocument> {
  const { extracted, record } = await extract(document, tools);
  const {
    read: { text, sample, warnings, cuts, pages },
    records,
  } = await read(document, extracted, tools);
  const detected = await detectLanguage(sample, tools);
  const translated = await translate(text, detected.language, tools);
  return {
    text: translated.text,
    excluded: [],
    warnings,
    cuts,
    pages,
    provenance: [record, ...records, ...detected.records, ...translated.records],
  };
}

/** The text of all pages, once the pictures are read of those that need it. */
async function read(
  document: SourceDocument,
  extracted: ExtractedDocument,
  tools: PipelineTools,
): Promise<{ read: ReadDocument; records: StageRecord[] }> {
  const { readPages } = tools.text ?? textWork;
  const { pictured, read: plain } = await readPages({ extracted }, tools);
  if (plain) return { read: plain, records: [] };
  const { recognized, records } = await readPicturedPages(document, pictured, tools);
  const { read: whole } = await readPages({ extracted, recognized }, tools);
  return { read: whole!, records };
}
