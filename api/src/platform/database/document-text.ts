import type { AlignedSegment, BilingualText } from '@cotejo/plugin-kit';

type TextColumns = {
  language: string;
  extractedText: string | null;
  translatedText: string | null;
  alignment: AlignedSegment[];
};

/** The text of a prepared document's row, as the pipeline takes it. */
export function documentText({ language, extractedText, translatedText, alignment }: TextColumns): BilingualText {
  const original = extractedText ?? '';
  return { language, original, english: translatedText ?? original, alignment };
}
