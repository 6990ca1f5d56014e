import { readLists } from '../text/lists.ts';
import { type Change, chosen, seedOf, withChanges } from './change.ts';

type Kind = 'university' | 'college' | 'school';

const lists = {
  en: readLists(import.meta.url, 'lists/schools.en.txt'),
  es: readLists(import.meta.url, 'lists/schools.es.txt'),
};

const subject = `(?:${lists.en.subject!.join('|')})`;
/** "Computer Science Indiana University": what somebody studied is not of the school's name. */
const notSubject = `(?!${subject} )`;
/** "College of Nursing": a school without that would take from the resume what somebody studied. */
const tellsSubject = new RegExp(`(?<!Institute of )\\b${subject}\\b`);
const name = String.raw`\p{Lu}[\p{L}'’.&-]{1,30}`;
const named = `(?:${notSubject}${name} ){1,4}`;
const names = String.raw`${name}(?: (?:of |and |at |the )?${name}){0,4}`;
const nombres = String.raw`(?:(?:de|del|la|las|los|el|y|e|${name}) ){0,6}${name}`;
const shapes: { kind: Kind; language: 'en' | 'es'; pattern: RegExp }[] = [
  { kind: 'university', language: 'en', pattern: `(?:The )?University (?:of|at) (?:the )?${names}` },
  { kind: 'university', language: 'en', pattern: `${named}University(?: (?:of|at) ${names})?` },
  { kind: 'university', language: 'en', pattern: `${named}Institute of Technology` },
  { kind: 'college', language: 'en', pattern: `${named}College(?: of ${name}(?: ${name})?)?` },
  { kind: 'school', language: 'en', pattern: `${named}(?:High|Secondary|Grammar) School` },
  { kind: 'university', language: 'es', pattern: `Universi(?:dad|tat|dade) ${nombres}` },
  { kind: 'university', language: 'es', pattern: `Instituto (?:Superior|Tecnológico|Politécnico) ${nombres}` },
  { kind: 'college', language: 'es', pattern: `Colegio (?!Oficial)${nombres}` },
  { kind: 'school', language: 'es', pattern: `(?:IES|I\\.E\\.S\\.) ${nombres}` },
].map(({ pattern, ...shape }) => ({
  ...(shape as { kind: Kind; language: 'en' | 'es' }),
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
}));

/**
 * The text with other schools of the same kind in the lines about education and in those next to them, where the school
 * often stands.
 */
export function otherSchool(text: string, education: string[]): string {
  const seed = seedOf(education.join('\n'));
  return withChanges(
    text,
    around(text, education).flatMap((area) => schoolsIn(text.slice(area.start, area.end), area.start, seed)),
  );
}

function schoolsIn(text: string, at: number, seed: number): Change[] {
  return shapes.flatMap(({ kind, language, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      if (tellsSubject.test(found)) return [];
      const others = lists[language][kind]!.filter((one) => one !== found);
      const start = at + index;
      return [{ start, end: start + found.length, text: chosen(others, seed)! }];
    }),
  );
}

/** Each line of a text that is about education, with the line before and the line after. */
function around(text: string, education: string[]): { start: number; end: number }[] {
  return education.flatMap((line) => {
    const at = text.indexOf(line);
    if (at < 0) return [];
    const before = text.lastIndexOf('\n', text.lastIndexOf('\n', at) - 1);
    const after = text.indexOf('\n', at + line.length);
    const end = after < 0 ? text.length : text.indexOf('\n', after + 1);
    return [{ start: before + 1, end: end < 0 ? text.length : end }];
  });
}
