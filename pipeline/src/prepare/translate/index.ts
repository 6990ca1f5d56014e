import { type AlignedSegment, type BilingualText, ProviderError } from '@cotejo/plugin-kit';
import { runReportedStage } from '../../run-stage.ts';
import type { PipelineTools, StageRecord } from '../../tools.ts';
import type { Identity } from '../../identity/index.ts';
import { readingLanguage } from '../limits.ts';
import { keepList } from './keep.ts';
import { passageLanguage, spanishPassages } from './passages.ts';
import { segmentText, type Segment } from './segment.ts';

/**
 * The text with its English version, aligned segment by segment. A text that is English already but for no passage, or in
 * a language that no translator knows, stays as it is; there is no record then.
 */
export async function translate(
  original: string,
  language: string,
  identity: Identity,
  tools: PipelineTools,
): Promise<{ text: BilingualText; records: StageRecord[] }> {
  const from = language === readingLanguage ? passageLanguage : language;
  const translators = tools.providers.translator.filter(({ provider }) => provider.supports(from, readingLanguage));
  const segments = translators.length === 0 ? [] : segmentsIn(original, language);
  if (segments.length === 0) return { text: { language, ...assemble(original, [], new Map()) }, records: [] };
  const distinct = [...new Set(segments.map((segment) => segment.text))];
  const request = { segments: distinct, from, to: readingLanguage, keep: keepList(original, identity) };
  const { value, record } = await runReportedStage(
    'translate',
    translators,
    async (translator, signal, plugin) => {
      const { segments: translated } = await translator.translate(request, { signal });
      if (translated.length !== distinct.length) {
        throw new ProviderError(plugin, 'bad-output', `${distinct.length} segments were sent and ${translated.length} came back`);
      }
      return translated;
    },
    tools,
  );
  const english = new Map(distinct.map((segment, index) => [segment, oneLine(value[index]!) || segment]));
  return { text: { language, ...assemble(original, segments, english) }, records: [record] };
}

/** What is to be translated: of an English text its passages in another language. */
function segmentsIn(original: string, language: string): Segment[] {
  const segments = segmentText(original);
  return language === readingLanguage ? spanishPassages(segments) : segments;
}

function oneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** Puts the translations in the place of their segments; what lies between is copied. */
function assemble(
  original: string,
  segments: Segment[],
  translations: Map<string, string>,
): Pick<BilingualText, 'original' | 'english' | 'alignment'> {
  let english = '';
  let position = 0;
  const alignment: AlignedSegment[] = [];
  const append = (start: number, end: number, text: string) => {
    if (start === end) return;
    alignment.push({ original: { start, end }, english: { start: english.length, end: english.length + text.length } });
    english += text;
    position = end;
  };
  for (const segment of segments) {
    append(position, segment.start, original.slice(position, segment.start));
    append(segment.start, segment.end, translations.get(segment.text) ?? segment.text);
  }
  append(position, original.length, original.slice(position));
  return { original, english, alignment };
}
