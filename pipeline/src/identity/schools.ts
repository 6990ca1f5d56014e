import type { Span } from '@cotejo/plugin-kit';
import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { limitSpans, mergeSpans } from '../text/spans.ts';

/** The name of a school in a text, as it is called in that language. */
export type School = Span & { kind: 'university' | 'institute' | 'college' | 'school'; language: 'en' | 'es' };

const { subjects = [], degrees = [] } = readLists(import.meta.url, 'lists/not-schools.txt');

const edge = String.raw`(?![\p{L}\p{N}])`;
/** A word of a school's name: in "Computer Science Indiana University BA" two are. */
const name = String.raw`(?!(?i:${anyOf([...subjects, ...degrees])})${edge})\p{Lu}[\p{L}'’.&-]{1,30}`;
const before = `(?:${name} ){1,4}`;
const after = `${name}(?: (?i:of |and |at |the )?${name}){0,4}`;
const nombres = `(?:(?:(?i:de|del|la|las|los|el|y|e)|${name}) ){0,6}${name}`;
/** "College of Nursing" tells what somebody studied there. */
const notOfSubject = `(?! (?i:of|de|en) (?i:${anyOf(subjects)})${edge})`;

const shapes = (
  [
    ['university', 'en', `(?i:the )?(?i:university of|university at) (?i:the )?${after}`],
    ['university', 'en', `${before}(?i:university)(?: (?i:of|at) ${after})?`],
    ['institute', 'en', `${before}(?i:institute of technology)`],
    ['college', 'en', `${before}(?i:college)(?: (?i:of) ${name}(?: ${name})?)?`],
    ['school', 'en', `${before}(?i:(?:high|secondary|grammar) school)`],
    ['university', 'es', `(?i:universi(?:dad|tat|dade)) ${nombres}`],
    ['institute', 'es', `(?i:instituto (?:superior|tecnológico|politécnico)) ${nombres}`],
    ['college', 'es', `(?i:colegio) (?!(?i:oficial))${nombres}`],
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
