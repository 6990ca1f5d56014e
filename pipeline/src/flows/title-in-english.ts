import type { PipelineTools } from '../stage/tools.ts';
import { passageLanguage } from '../prepare/translate/passages.ts';
import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import { wordsOf } from '../text/split.ts';
import { translate } from './translate.ts';

const lists = ['title-words', 'title-words-more'].map((name) => `../prepare/translate/lists/${name}.es.txt`);
const spanishWords = new Set(readList(import.meta.url, ...lists));

/** Whether a title has a word that is Spanish in titles. A title is too short for a detector of languages. */
export const isSpanishTitle = (title: string): boolean =>
  wordsOf(fold(title), 3).some((word) => spanishWords.has(word));

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
