import { foldedLetters } from '../../text/fold.ts';
import { readLists } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';

const lists = readLists(import.meta.url, 'lists/employers.en.txt', 'lists/employers.es.txt');
const particles = new Set(lists.particles);
const capitalized = /^[\p{Lu}\p{N}«"'¡][\p{L}\p{N}\p{M}&.'’»"!-]*$/u;
const titleCase = /^\p{Lu}\p{Ll}/u;
const shouted = /^[\p{Lu}\p{N}&.'’-]+$/u;
const dividers = /\s*[,;|•·()@\t]\s*|\s+[–—/-]+\s+|:\s+/u;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** "2019 – 2021", "marzo de 2018 - actualidad", "03/2018". */
const beforeYear = /(?:desde |de )?(?:\p{L}{3,10}\.? (?:de |del )?|\d{1,2}[/.-]){0,2}/u.source;
const datesFirst = new RegExp(`^(?:\\p{L}{4,12}: ?)?[\\s#*_•(-]*${beforeYear}(?:19|20)\\d{2}(?!\\d)`, 'iu');
/** "2017-2020 Cocinero en …". */
const datesBefore = /^(?:(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?:\s*[–—-]\s*)?){1,2}\s+(?=\p{L})/u;
const bullet = /^\s*[•●▪■◦‣➢✓*»–—-]\s/u;
const longestHeader = 160;
const longestDates = 70;

const role = new RegExp(`(?:${anyOf(lists.roleEndings!)})$`, 'u');
const study = new RegExp(`(?:${anyOf(lists.studyEndings!)})$`, 'u');
const roleHeads = new Set(lists.roleHeads);
const otherHeads = new Set(lists.otherHeads);
const firms = new Set(lists.firms);
/** "Panadería", but not "Ingeniería". */
const shop = new RegExp(`^(?!ingen|enferm)(?:.*(?:${anyOf(lists.shopEndings!)})|${anyOf(lists.shopStems!)})eria$`, 'u');
const inField = new RegExp(`^(?:${anyOf(lists.inField!)})`, 'u');

/**
 * Names of employers and schools: two or more capitalized words that are a part of a line with dates, or next to one,
 * and that do not begin as a job, a course or a heading does. Such names are often words, as in "Rutas del Norte". One
 * in capitals throughout is taken where a job stands near that is not, as headings and courses are written so as well.
 */
export function employersIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim());
  const parts = lines.map(partsOf);
  const haveJob = parts.map((own) => own.some(namesJob));
  return lines.flatMap((line, index) => {
    if (line.length > longestHeader || !isDated(lines, index, haveJob)) return [];
    const isNearJob = haveJob.slice(Math.max(0, index - reach), index + reach + 1).includes(true);
    const names = parts[index]!.map(employer).filter((part) => isName(part, isNearJob));
    return bullet.test(line) ? names.filter((name) => haveJob[index] && isInCapitals(name)) : names;
  });
}

/** Lines from a name to the job there, at most. */
const reach = 2;

const partsOf = (line: string): string[] =>
  line.length > longestHeader
    ? []
    : line
        .replace(bullet, '')
        .replace(/^[\s#]+/u, '')
        .split(dividers)
        .map((part) => part.replace(datesBefore, '').replace(/\.$/, ''));

const isJob = (word: string): boolean => role.test(word) || roleHeads.has(word);

/** Whether a part of a line names a job, in letters that are no capitals throughout. */
const namesJob = (part: string): boolean => {
  const [first] = part.split(' ');
  return first !== undefined && /^\p{L}\p{Ll}/u.test(first) && isJob(foldedLetters(first));
};

/**
 * Dates stand in the line, above it, alone or behind a job, or below it and at most one other line. `haveJob` tells
 * which lines name a job.
 */
function isDated(lines: string[], index: number, haveJob: boolean[]): boolean {
  const above = lines[index - 1] ?? '';
  const isDates = (line: string | undefined): boolean =>
    line !== undefined && line.length <= longestDates && datesFirst.test(line);
  return (
    year.test(lines[index]!) ||
    isDates(above) ||
    (haveJob[index - 1] === true && above.length <= longestDates && year.test(above)) ||
    isDates(lines[index + 1]) ||
    isDates(lines[index + 2])
  );
}

/** "Contable en Rutas del Norte" names its employer last. */
function employer(part: string): string {
  const found = /^(\p{L}+)\b.* (?:en|at) (?:la |el )?(\p{Lu}.*)$/u.exec(part);
  return found && isJob(foldedLetters(found[1]!)) && !inField.test(foldedLetters(found[1]!)) ? found[2]! : part;
}

const isInCapitals = (part: string): boolean => part.split(/\s+/).every((word) => shouted.test(word));

function isName(part: string, isNearJob: boolean): boolean {
  const words = part.split(/\s+/);
  const names = words.filter((word) => capitalized.test(word));
  if (names.length < 2 || !capitalized.test(words[0]!)) return false;
  if (!names.some((word) => titleCase.test(word)) && !(isNearJob && isInCapitals(part))) return false;
  return (
    words.every((word) => particles.has(word) || capitalized.test(word)) &&
    !year.test(part) &&
    !headsSomethingElse(foldedLetters(words[0]!))
  );
}

/** Whether a word names what somebody is at work: "Responsable", "Jefa". */
export const namesRole = (word: string): boolean => role.test(foldedLetters(word));

function headsSomethingElse(word: string): boolean {
  return !firms.has(word) && !shop.test(word) && (isJob(word) || study.test(word) || otherHeads.has(word));
}
