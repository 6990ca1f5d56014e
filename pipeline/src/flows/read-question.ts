import { jointsIn } from '@cotejo/plugin-kit';
import type { PipelineTools } from '../stage/tools.ts';
import { readList } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { languageSample } from '../prepare/language-sample.ts';
import { readingLanguage } from '../prepare/limits.ts';
import { isSpanishPhrase, passageLanguage } from '../prepare/translate/passages.ts';
import { detectLanguage } from './detect-language.ts';
import { readTranslated, type ReadRequirement } from './read-requirement.ts';
import { translateLines } from './translate-lines.ts';

/** Demands that a question is taken apart into, at most. */
const mostDemands = 12;

/** What joins alternatives, which are one demand. */
const alternatives = new Set(['or', 'o', 'u']);

const beforeWith = anyOf(readList(import.meta.url, 'lists/before-with.txt'), 'any');
/** "With" that stands between two demands. Years after it say how much of what stands before it. */
const between = new RegExp(
  String.raw`(?<!(?<![\p{L}\p{N}])(?:${beforeWith}))\s(?:with|con)\s(?!.*\b(?:years?|años?)(?![\p{L}\p{N}]))`,
  'iu',
);

/** What a question asks for, part by part: "accountant with SAP and German, at least five years" are four. */
export function demandsOf(question: string): string[] {
  const text = question.replace(/\s+/g, ' ').trim();
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of jointsIn(text)) {
    if (alternatives.has(text.slice(start, end).trim().toLowerCase())) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)]
    .flatMap((part) => part.split(between))
    .map((part) => part.replace(/^[\s¿¡]+|[\s?!.]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, mostDemands);
}

/** What a detector takes a few Spanish words for; English ones it takes for French and Tagalog, among others. */
const nearSpanish = new Set([passageLanguage, 'pt', 'gl', 'ca', 'it']);

/**
 * Reads what somebody asks for in a few words, in English or Spanish, as the requirements of a job are read. What the
 * translator does not know stays as it is.
 */
export async function readDemands(demands: string[], tools: PipelineTools): Promise<ReadRequirement[]> {
  const { language } = await detectLanguage(languageSample(demands.join(', ')), tools);
  const isEnglish = (demand: string) => !nearSpanish.has(language) && !isSpanishPhrase(demand);
  const languageOf = (demand: string) => (isEnglish(demand) ? readingLanguage : passageLanguage);
  const byLanguage = [...Map.groupBy(new Set(demands), languageOf)];
  const translated = await Promise.all(byLanguage.map(([language, some]) => translateLines(some, language, tools)));
  const english = new Map(
    byLanguage.flatMap(([, some], at) => some.map((one, place) => [one, translated[at]![place]!])),
  );
  return Promise.all(demands.map((demand) => readTranslated(demand, english.get(demand)!, tools)));
}
