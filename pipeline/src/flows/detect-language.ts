import { runReportedStage } from '../stage/run-stage.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { readingLanguage } from '../prepare/limits.ts';

/** A detector that is less sure than this guesses, as it does at a bare list of products. */
const surenessNeeded = 0.6;

/** ISO 639-1 code of the language of a `languageSample`; English where nothing can be said. */
export async function detectLanguage(
  sample: string | undefined,
  tools: PipelineTools,
): Promise<{ language: string; records: StageRecord[] }> {
  if (sample === undefined) return { language: readingLanguage, records: [] };
  const { value, record } = await runReportedStage(
    'detect-language',
    tools.providers.languageDetector,
    (detector, signal) => detector.detect(sample, { signal }),
    tools,
  );
  const isGuess = value.language === 'und' || value.confidence < surenessNeeded;
  return { language: isGuess ? readingLanguage : value.language, records: [record] };
}
