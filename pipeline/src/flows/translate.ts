import type { BilingualText } from '@cotejo/plugin-kit';
import { runReportedStage } from '../stage/run-stage.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools, StageRecord } from '../stage/tools.ts';
import { readingLanguage } from '../prepare/limits.ts';
import { passageLanguage } from '../prepare/translate/passages.ts';
import { translatorsFor } from '../stage/translators-for.ts';

/**
 * The text with its English version, aligned segment by segment. A text that is English already but for no passage, or
 * in a language that no translator knows, stays as it is; there is no record then.
 */
export async function translate(
  original: string,
  language: string,
  tools: PipelineTools,
): Promise<{ text: BilingualText; records: StageRecord[] }> {
  const { bearOutTranslation, findSegments, putTogether } = tools.text ?? textWork;
  const from = language === readingLanguage ? passageLanguage : language;
  const translators = translatorsFor(tools.providers.translator, from, readingLanguage);
  const { segments, keep } =
    translators.length === 0 ? { segments: [], keep: [] } : await findSegments({ original, language }, tools);
  if (segments.length === 0) return { text: untranslated(original, language), records: [] };
  const request = { segments, from, to: readingLanguage, keep };
  const { value, record } = await runReportedStage(
    'translate',
    translators,
    async (translator, signal, { plugin, isThirdParty, leaveOut }) => {
      const { segments: translated } = await translator.translate(request, { signal });
      if (!isThirdParty) return translated;
      const { value, leftOut } = await bearOutTranslation({ plugin, request, translated }, { signal });
      leaveOut(leftOut);
      return value;
    },
    tools,
  );
  return { text: await putTogether({ original, language, translated: value }, tools), records: [record] };
}

function untranslated(original: string, language: string): BilingualText {
  const whole = { start: 0, end: original.length };
  return {
    language,
    original,
    english: original,
    alignment: original === '' ? [] : [{ original: whole, english: whole }],
  };
}
