import type { SourceDocument } from '@cotejo/plugin-kit';
import { runStage, StageFailure } from '../stage/run-stage.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { mapBounded } from '../prepare/bounded.ts';
import { extractorsFor } from './extract.ts';
import { limits, ocrLanguages } from '../prepare/limits.ts';
import type { OcrPage, PicturedPages } from '../prepare/read-pages.ts';

/**
 * Draws the given pages and reads the words in the pictures. One page that nobody can read does not fail the others;
 * when it is all of them, `StageFailure` is thrown.
 */
export async function readPicturedPages(
  document: SourceDocument,
  pages: number[],
  tools: PipelineTools,
): Promise<{ recognized: PicturedPages; records: StageRecord[] }> {
  const recognized: PicturedPages = { pages: new Map(), cuts: [] };
  const extractors = extractorsFor(document, tools).filter(({ provider }) => provider.renderPage);
  const allowed = pages.slice(0, limits.ocrPages);
  if (extractors.length === 0 || allowed.length === 0) return { recognized, records: [] };
  const start = performance.now();
  let done = 0;
  tools.onProgress({ stage: 'ocr', fraction: 0 });
  const outcomes = await mapBounded(allowed, limits.parallelOcrPages, async (page) => {
    const outcome = await readPage(document, page, extractors, tools);
    tools.onProgress({ stage: 'ocr', fraction: ++done / allowed.length });
    return outcome;
  });
  const failed = outcomes.filter((outcome) => outcome instanceof StageFailure);
  if (failed.length === outcomes.length) throw failed[0]!;
  for (const [index, outcome] of outcomes.entries()) {
    if (!(outcome instanceof StageFailure)) recognized.pages.set(allowed[index]!, outcome.page);
  }
  const record = combine(outcomes, Math.round(performance.now() - start));
  tools.onRecord?.(record);
  if (pages.length > allowed.length) recognized.cuts.push({ what: 'ocr-pages', limit: limits.ocrPages });
  return { recognized, records: [record] };
}

type Outcome = { page: OcrPage; record: StageRecord } | StageFailure;

async function readPage(
  document: SourceDocument,
  page: number,
  extractors: PipelineTools['providers']['extractor'],
  tools: PipelineTools,
): Promise<Outcome> {
  try {
    const image = await runStage(
      'ocr',
      extractors,
      (extractor, signal) => extractor.renderPage!(document, page, { signal, maxPixels: limits.pixelsPerPage }),
      tools,
    );
    const { value, record } = await runStage(
      'ocr',
      tools.providers.ocr,
      (ocr, signal) => ocr.readPage(image.value, { signal, languages: ocrLanguages }),
      tools,
    );
    return { page: value, record };
  } catch (error) {
    if (error instanceof StageFailure) return error;
    throw error;
  }
}

/** One record for all pages: the plugin that read most of them, and everything that did not work. */
function combine(outcomes: Outcome[], milliseconds: number): StageRecord {
  const records = outcomes.flatMap((outcome) => (outcome instanceof StageFailure ? [] : [outcome.record]));
  const count = (plugin: string) => records.filter((record) => record.plugin === plugin).length;
  const main = records.toSorted((a, b) => count(b.plugin) - count(a.plugin))[0]!;
  const fallbacks = outcomes.flatMap((outcome) =>
    outcome instanceof StageFailure ? outcome.failures : outcome.record.fallbacks,
  );
  const distinct = new Map(fallbacks.map((fallback) => [`${fallback.plugin} ${fallback.reason}`, fallback]));
  return { ...main, milliseconds, fallbacks: [...distinct.values()] };
}
