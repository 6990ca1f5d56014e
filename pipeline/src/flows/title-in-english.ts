import type { PipelineTools } from '../stage/tools.ts';
import { passageLanguage } from '../prepare/translate/passages.ts';
import { isInSpanishTitles } from '../prepare/translate/spanish-words.ts';
import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';
import { translate } from './translate.ts';

/** Whether a title has a word that is Spanish in titles. A title is too short for a detector of languages. */
export const isSpanishTitle = (title: string): boolean => wordsOf(fold(title), 3).some(isInSpanishTitles);

const mostRemembered = 500;
const remembered = new Map<string, string>();

/**
 * A title in the language in which titles are compared: a role's name may be typed in Spanish. Capitals, which would
 * pass for names, are lowered. Throws `StageFailure` when no translator could do it.
 */
export async function titleInEnglish(title: string, tools: PipelineTools): Promise<string> {
  if (!isSpanishTitle(title)) return title;
  const key = [title, ...tools.providers.translator.map(({ plugin, version }) => `${plugin} ${version}`)].join('\n');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const { text } = await translate(title.toLowerCase(), passageLanguage, tools);
  const inEnglish = text.english === text.original ? title : text.english;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, inEnglish);
  return inEnglish;
}
