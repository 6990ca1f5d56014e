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

/** Where a part begins that says what somebody must not have: "SAP but not German", "SAP NOT German", "SAP -German". */
const beforeExclusion = /\s(?:(?:but|pero)\s(?=(?:not|no)\s)|(?=NOT\s)|(?=[-−]\p{L}))/u;
const exclusion = new RegExp(
  [
    String.raw`^(?:${anyOf(readList(import.meta.url, 'lists/exclusions.txt'), 'any')})\s`,
    // "No less than three years" asks for years.
    String.raw`(?!(?:less|fewer|more|only|just|menos|más|solo|sólo)(?![\p{L}\p{N}]))`,
    String.raw`|^[-−](?=\p{L})`,
  ].join(''),
  'iu',
);

/** Whether a part of a question says what somebody must not have, which no resume shows. */
export const isExclusion = (demand: string): boolean => exclusion.test(demand);

/** Marks of the direction of writing, which cannot be seen. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What a question asks for, part by part: "accountant with SAP and German, at least five years" are four. Operators in
 * capitals are read as the words that they are.
 */
export function demandsOf(question: string): string[] {
  const text = question
    .normalize('NFKC')
    .replace(directions, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\s)(?:AND|OR|Y)(?=\s)/g, (operator) => operator.toLowerCase())
    .trim();
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of jointsIn(text)) {
    if (alternatives.has(text.slice(start, end).trim().toLowerCase())) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)]
    .flatMap((part) => part.split(beforeExclusion))
    .flatMap((part) => part.split(between))
    .map((part) => part.replace(/^[\s¿¡]*(?:(?:and|but|y|pero)\s+)?|(?<![\s?!.])[\s?!.]+$/giu, ''))
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
