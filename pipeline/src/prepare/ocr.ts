import type { Cut, SourceDocument } from '@cotejo/plugin-kit';
import { runStage, StageFailure } from '../run-stage.ts';
import type { PipelineTools, StageRecord } from '../tools.ts';
import { mapBounded } from './bounded.ts';
import { cleanText } from './clean.ts';
import { extractorsFor } from './extract.ts';
import { limits, ocrLanguages } from './limits.ts';
import { isNoise } from './readable.ts';

export type OcrPage = { text: string; confidence: number };

/**
 * Draws the given pages (counted from 0) and reads the words in the pictures. Pages without words are left out.
 * One page that nobody can read does not fail the others; when it is all of them, `StageFailure` is thrown.
 */
export async function readPicturedPages(
  document: SourceDocument,
  pages: number[],
  tools: PipelineTools,
): Promise<{ read: Map<number, OcrPage>; records: StageRecord[]; cuts: Cut[] }> {
  const read = new Map<number, OcrPage>();
  const extractors = extractorsFor(document, tools).filter(({ provider }) => provider.renderPage);
  const allowed = pages.slice(0, limits.ocrPages);
  if (extractors.length === 0 || allowed.length === 0) return { read, records: [], cuts: [] };
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
    if (outcome instanceof StageFailure || isNoise(outcome.page.text, outcome.page.confidence)) continue;
    read.set(allowed[index]!, outcome.page);
  }
  const record = combine(outcomes, Math.round(performance.now() - start));
  tools.onRecord?.(record);
  return {
    read,
    records: [record],
    cuts: pages.length > allowed.length ? [{ what: 'ocr-pages', limit: limits.ocrPages }] : [],
  };
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
    return { page: { text: cleanText(value.text).text, confidence: value.confidence }, record };
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
