import type { ExtractedPage, Extractor, JobReading, Scoring, SourceDocument } from '@cotejo/plugin-kit';
import type { Named, PipelineTools, StageProgress } from '../stage/tools.ts';

/** A provider as the composition root would hand it over. */
export function named<Provider>(provider: Provider, plugin = 'test'): Named<Provider> {
  return { plugin, version: '1', provider };
}

export const plainText: SourceDocument = { bytes: new Uint8Array(), mediaType: 'text/plain' };

export function page(text: string, more: Partial<ExtractedPage> = {}): ExtractedPage {
  return { text, hidden: [], hasGraphics: false, ...more };
}

/** An extractor that gives the same pages for every document; its pages can be drawn. */
export function extractorOf(...pages: ExtractedPage[]): Extractor {
  return {
    extract: async () => ({ pages, cuts: [] }),
    renderPage: async (_, index) => ({ png: new Uint8Array([index]), width: 1, height: 1 }),
  };
}

export const noSkills: Scoring['profile'] = {
  positions: [],
  totalYears: 0,
  education: [],
  languages: [],
  certifications: [],
  skills: [],
};

/** Tools whose providers each do the least; override those that a test is about. */
export function toolsWith(
  overrides: Partial<PipelineTools['providers']> = {},
  { signal = new AbortController().signal, progress = [] as StageProgress[] } = {},
): PipelineTools {
  const reading: JobReading = { title: 'Accountant', skills: [], requirements: [] };
  return {
    signal,
    onProgress: (step) => progress.push(step),
    providers: {
      extractor: [],
      ocr: [named({ readPage: async () => ({ text: '', confidence: 0 }) })],
      languageDetector: [named({ detect: async () => ({ language: 'en', confidence: 1 }) })],
      translator: [],
      jobReader: [named({ read: async () => reading })],
      scorer: [named({ score: async () => ({ verdicts: [], signals: [], profile: noSkills }) })],
      summariser: [
        named({ summarise: async () => ({ summary: 'Summary.', keyStrengths: [], areasForConsideration: [] }) }),
      ],
      embedder: [],
      ...overrides,
    },
  };
}

/** The extractor entry of `PipelineTools` for plain text. */
export function reading(extractor: Extractor): PipelineTools['providers']['extractor'] {
  return [{ ...named(extractor), mediaTypes: ['text/plain'] }];
}
