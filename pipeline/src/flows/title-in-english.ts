import type { PipelineTools } from '../stage/tools.ts';
import { passageLanguage } from '../prepare/translate/passages.ts';
import { isInSpanishTitles } from '../prepare/translate/spanish-words.ts';
import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';
import { translateLines } from './translate-lines.ts';

/** Whether a title has a word that is Spanish in titles. A title is too short for a detector of languages. */
export const isSpanishTitle = (title: string): boolean => wordsOf(fold(title), 3).some(isInSpanishTitles);

/**
 * A title in the language in which titles are compared: a role's name may be typed in Spanish. Capitals, which would
 * pass for names, are lowered. Throws `StageFailure` when no translator could do it.
 */
export async function titleInEnglish(title: string, tools: PipelineTools): Promise<string> {
  if (!isSpanishTitle(title)) return title;
  const lowered = title.toLowerCase();
  const [english] = await translateLines([lowered], passageLanguage, tools);
  return english === lowered ? title : english!;
}
