import type { CandidateAnalysis, PreparedDocument, PreparedJob, PreparedResume, StageName } from '@cotejo/pipeline';

/** The beginning of each stage's result, to show. */
export type Results = Partial<Record<StageName, string[]>>;

const LINES = 3;

export function jobResults({ reading, ...prepared }: PreparedJob): Results {
  return {
    ...documentResults(prepared),
    'read-job': [reading.title, ...reading.requirements.filter(({ off }) => !off).map(({ text }) => text)].filter(
      Boolean,
    ),
  };
}

export const resumeResults = (prepared: PreparedResume): Results => documentResults(prepared);

export function matchResults({ matchScore, summary }: CandidateAnalysis): Results {
  const [sentence] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(summary);
  return { score: [String(matchScore)], summarise: sentence ? [sentence.segment.trim()] : [] };
}

/** Results of a document; where OCR has read pages, they are those of OCR. */
function documentResults({ text, pages: { recognised } }: PreparedDocument): Results {
  const lines = text.original
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES);
  const sides = text.alignment.map(({ original, english }) => [
    text.original.slice(original.start, original.end),
    text.english.slice(english.start, english.end),
  ]);
  const translated = sides
    .filter(([original, english]) => original !== english)
    .toSorted((a, b) => b[0]!.length - a[0]!.length);
  return {
    extract: recognised > 0 ? [] : lines,
    ocr: lines,
    'detect-language': [text.language],
    translate: translated[0] ?? [],
  };
}
