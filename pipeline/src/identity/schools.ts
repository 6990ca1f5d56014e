import type { Span } from '@cotejo/plugin-kit';
import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { limitSpans, mergeSpans } from '../text/spans.ts';

/** The name of a school in a text, as it is called in that language. */
export type School = Span & { kind: 'university' | 'institute' | 'college' | 'school'; language: 'en' | 'es' };

const { subjects = [], degrees = [] } = readLists(import.meta.url, 'lists/not-schools.txt');

const edge = String.raw`(?![\p{L}\p{N}])`;
/** Any of some phrases, also in capitals. */
const either = (...phrases: string[]): string =>
  `(?:${anyOf(phrases.flatMap((phrase) => [phrase, phrase.toUpperCase()]))})`;
/** A word of a school's name: in "Computer Science Indiana University BA" two are. */
const name = String.raw`(?!${either(...subjects, ...degrees)}${edge})\p{Lu}[\p{L}'’.&-]{1,30}`;
const before = `(?:${name} ){1,4}`;
const after = `${name}(?: (?:${either('of', 'and', 'at', 'the')} )?${name}){0,4}`;
const nombres = `(?:(?:${either('de', 'del', 'la', 'las', 'los', 'el', 'y', 'e')}|${name}) ){0,6}${name}`;
const [university, college] = [either('University'), either('College')];
/** "College of Nursing" tells what somebody studied there. */
const notOfSubject = `(?! ${either('of', 'de', 'en')} ${either(...subjects)}${edge})`;

const shapes = (
  [
    [
      'university',
      'en',
      `(?:${either('The', 'the')} )?${university} ${either('of', 'at')} (?:${either('the')} )?${after}`,
    ],
    ['university', 'en', `${before}${university}(?: ${either('of', 'at')} ${after})?`],
    ['institute', 'en', `${before}${either('Institute of Technology')}`],
    ['college', 'en', `${before}${college}(?: ${either('of')} ${name}(?: ${name})?)?`],
    ['school', 'en', `${before}${either('High School', 'Secondary School', 'Grammar School')}`],
    ['university', 'es', `${either('Universidad', 'Universitat', 'Universidade')} ${nombres}`],
    ['institute', 'es', `${either('Instituto (Superior|Tecnológico|Politécnico)')} ${nombres}`],
    ['college', 'es', `${either('Colegio')} (?!${either('Oficial')})${nombres}`],
    ['school', 'es', String.raw`(?:IES|I\.E\.S\.) ${nombres}`],
  ] as const
).map(([kind, language, pattern]) => ({
  kind,
  language,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})${edge}${notOfSubject}`, 'gu'),
}));

/** The names of schools in a text, by shape and not in order. One that tells what is studied there is none. */
export const findSchools = (text: string): School[] =>
  shapes.flatMap(({ kind, language, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      kind,
      language,
      start: index,
      end: index + found.length,
    })),
  );

/**
 * Where a text says which school it was, but for schools that one of some demands asks for: it is no more a reason for
 * a score than somebody's name.
 */
export function schoolNames(text: string, demands: readonly string[]): Span[] {
  const asked = demands.join('\n').toLowerCase();
  const free = findSchools(text).filter(({ start, end }) => !asked.includes(text.slice(start, end).toLowerCase()));
  return limitSpans(mergeSpans(free));
}
