import { runReportedStage } from '../run-stage.ts';
import type { PipelineTools, StageRecord } from '../tools.ts';
import { readingLanguage } from './limits.ts';

/** As many characters tell a language as surely as all of a long document. */
const sampleLength = 20_000;
/** Fewer letters than this say nothing about a language. */
const lettersNeeded = 20;
/** A detector that is less sure than this guesses, as it does at a bare list of products. */
const surenessNeeded = 0.6;

/** ISO 639-1 code of the text's language; English where nothing can be said. */
export async function detectLanguage(text: string, tools: PipelineTools): Promise<{ language: string; records: StageRecord[] }> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersNeeded) return { language: readingLanguage, records: [] };
  const { value, record } = await runReportedStage(
    'detect-language',
    tools.providers.languageDetector,
    (detector, signal) => detector.detect(sample(text), { signal }),
    tools,
  );
  const isGuess = value.language === 'und' || value.confidence < surenessNeeded;
  return { language: isGuess ? readingLanguage : value.language, records: [record] };
}

/** The first, middle and last part of a long text, so that a cover page in another language does not decide. */
function sample(text: string): string {
  if (text.length <= sampleLength) return text;
  const part = Math.floor(sampleLength / 3);
  const middle = Math.floor((text.length - part) / 2);
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join('\n').toWellFormed();
}
