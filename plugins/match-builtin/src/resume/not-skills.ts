import type { Mention } from '../taxonomy/mentions.ts';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { matcherOf, patternOf, readPhrases } from '../text/phrases.ts';
import { schoolWords } from './schools.ts';
import type { ResumeSegment } from './segments.ts';

const seasons = patternOf(readPhrases(import.meta.url, 'seasons'));
const schools = patternOf(schoolWords);
const clients = patternOf(readPhrases(import.meta.url, 'clients'));

const licences = patternOf(readPhrases(import.meta.url, 'licences'));
/** "Driving license: B and ", before a further class. */
const inClasses = new RegExp(String.raw`\b${licences}\b[^.;]{0,20}$`, 'u');
const courses = matcherOf(readPhrases(import.meta.url, 'courses'));
const season = new RegExp(`^${seasons}$`);
const year = /^[\s,'’]*(?:19|20)?\d\d\b/;
/** "School of", "School of Economics and", "Universidad de". */
const inSchool = new RegExp(String.raw`\b${schools} (?:of|for|de|del|en)(?: [\p{L},&]+){0,3}? $`, 'u');
const beforeSchool = new RegExp(String.raw`^ (?:\p{L}+ ){0,2}${schools}\b`, 'u');
/** "Clients: SAP, ", "key clients included SAP and ". */
const inClients = new RegExp(
  String.raw`\b${clients}(?: include[ds]?| including| such as| like| were| are|:| -| –| \()[^.;]*$`,
  'u',
);
const idioms = matcherOf(readPhrases(import.meta.url, 'idioms'));
/** How far an idiom may reach around a skill that it holds. */
const idiomReach = 30;

/** "Asset management software" is no investment: whether a skill is part of a phrase that says something else. */
function isInIdiom(before: string, words: string, after: string): boolean {
  const [left, right] = [before.slice(-idiomReach), after.slice(0, idiomReach)];
  const found = idioms.exec(left + words + right);
  return found !== null && found.index < left.length + words.length && found.index + found[0].length > left.length;
}

/** "Circuits II" is a course. */
const course = /^ (?:i{1,3}|iv|v)\b(?!\.)/;
/** "PHP 50,000", "CAD 4.2m": the letters of a currency before an amount. */
const amount = /^ ?\d[\d.]*(?:,\d{3}| ?(?:[mk]|mn|bn|million|billion|thousand)\b)/;
const pageMark = /\b(?:page|pagina|p\.) ?\d+(?: (?:of|de) \d+)?$|\bcurriculum vitae\b/;
const longestMark = 80;

/** "Ruby's Pantry" is the name of a place. */
const owning = /^['’]s \p{Lu}/u;

/** Whether a place of a text is within one of some names. */
export const isInName = (text: string, from: number, to: number, names: readonly string[]): boolean =>
  names.some((name) => {
    const at = text.indexOf(name);
    return at >= 0 && at <= from && to <= at + name.length;
  });

/**
 * Whether a mention stands in a name or a date and not for something that the owner of the resume can do. `employers`
 * are those whose names have several words, and are names wherever they stand.
 */
export function isNoSkill(
  { skill, start, end }: Mention,
  { text, folded, section, position, ...segment }: ResumeSegment,
  employers: readonly string[] = [],
) {
  const [from, to] = [start - segment.start, end - segment.start];
  const [before, words, after] = [folded.slice(0, from), folded.slice(from, to), folded.slice(to)];
  if (isInIdiom(before, words, after)) return true;
  if (season.test(words) && year.test(after)) return true;
  if (folded.length < longestMark && pageMark.test(folded)) return true;
  if (course.test(after) && (section === 'education' || courses.test(before))) return true;
  if (words.length <= 2 && inClasses.test(before)) return true;
  if (words.length === 3 && amount.test(after)) return true;
  if (inSchool.test(before) || (/^\p{Lu}/u.test(text.slice(from)) && beforeSchool.test(after))) return true;
  if (!isProduct(loadTaxonomy(), skill)) return false;
  const own = position?.employer === undefined ? [] : [position.employer];
  return inClients.test(before) || owning.test(text.slice(to)) || isInName(text, from, to, [...own, ...employers]);
}
