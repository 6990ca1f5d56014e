import { foldedLetters } from '../../text/fold.ts';
import { readLists } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';

const lists = readLists(import.meta.url, 'lists/employers.en.txt', 'lists/employers.es.txt');
const particles = new Set(lists.particles);
const capitalized = /^[\p{Lu}\p{N}«"'¡][\p{L}\p{N}\p{M}&.'’»"!-]*$/u;
const titleCase = /^\p{Lu}\p{Ll}/u;
const dividers = /\s*[,;|•·()@]\s*|\s+[–—/-]+\s+/u;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** "2019 – 2021", "marzo de 2018 - actualidad", "03/2018". */
const datesFirst =
  /^[\s#*_•(-]*(?:desde |de )?(?:\p{L}{3,10}\.? (?:de |del )?|\d{1,2}[/.-]){0,2}(?:19|20)\d{2}(?!\d)/iu;
/** "2017-2020 Cocinero en …". */
const datesBefore = /^(?:(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?:\s*[–—-]\s*)?){1,2}\s+(?=\p{L})/u;
const bullet = /^\s*[•●▪■◦‣➢✓*»–—-]\s/u;
const longestHeader = 160;
const longestDates = 70;

const role = new RegExp(`(?:${anyOf(lists.roleEndings!)})$`, 'u');
const study = new RegExp(`(?:${anyOf(lists.studyEndings!)})$`, 'u');
const otherHeads = new Set(lists.otherHeads);
const firms = new Set(lists.firms);
/** "Panadería", but not "Ingeniería". */
const shop =
  /^(?!ingen|enferm)(?:.*(?:ad|et|tel|nad|lat|rper|lav)|ce?vich|churr|pizz|taqu|marisqu|libr|frut|poll|joy|reloj|perfum|licor|carnic|muebl|zapat|cervec)eria$/u;
const inField = new RegExp(`^(?:${anyOf(lists.inField!)})`, 'u');

/**
 * Names of employers and schools: two or more capitalized words that are a part of a line with dates, or next to one,
 * and that do not begin as a job, a course or a heading does. Such names are often words, as in "Rutas del Norte".
 */
export function employersIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line.length > longestHeader || bullet.test(line) || !isDated(lines, index)) return [];
    return line
      .replace(/^[\s#]+/u, '')
      .split(dividers)
      .map((part) => part.replace(datesBefore, '').replace(/\.$/, ''))
      .map(employer)
      .filter(isName);
  });
}

/** Dates stand in the line, above it, or below it and at most one other line. */
function isDated(lines: string[], index: number): boolean {
  const isDates = (line: string | undefined): boolean =>
    line !== undefined && line.length <= longestDates && datesFirst.test(line);
  return (
    year.test(lines[index]!) || isDates(lines[index - 1]) || isDates(lines[index + 1]) || isDates(lines[index + 2])
  );
}

/** "Contable en Rutas del Norte" names its employer last. */
function employer(part: string): string {
  const found = /^(\p{L}+)\b.* (?:en|at) (?:la |el )?(\p{Lu}.*)$/u.exec(part);
  return found && role.test(foldedLetters(found[1]!)) && !inField.test(foldedLetters(found[1]!)) ? found[2]! : part;
}

function isName(part: string): boolean {
  const words = part.split(/\s+/);
  const names = words.filter((word) => capitalized.test(word));
  if (!names.some((word) => titleCase.test(word)) || names.length < 2 || !capitalized.test(words[0]!)) return false;
  return (
    words.every((word) => particles.has(word) || capitalized.test(word)) &&
    !year.test(part) &&
    !headsSomethingElse(foldedLetters(words[0]!))
  );
}

/** Whether a word names what somebody is at work: "Responsable", "Jefa". */
export const namesRole = (word: string): boolean => role.test(foldedLetters(word));

function headsSomethingElse(word: string): boolean {
  return !firms.has(word) && !shop.test(word) && (role.test(word) || study.test(word) || otherHeads.has(word));
}
