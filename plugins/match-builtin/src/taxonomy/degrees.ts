import { fold } from '../text/fold.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';

/**
 * Degrees of education in ascending order, as they stand in a sentence; behind them a fourth one of any kind, and one
 * of no stated level.
 */
export const degreeNames = {
  en: [
    '',
    'a high school education',
    'a vocational degree',
    'a bachelor’s degree',
    'a master’s degree',
    'a doctorate',
    'a postgraduate degree',
    'a degree',
  ],
  es: [
    '',
    'estudios secundarios',
    'un título de formación profesional',
    'un grado universitario',
    'un máster',
    'un doctorado',
    'un título de posgrado',
    'un título',
  ],
} as const;

/** The levels of an associate's and of a bachelor's degree. */
const associate = 2;
const first = 3;

/** "BA Economics" and "BA (Hons) in History" name a degree, "BA role" does not. */
const baInField = /\bba(?= (?:\(?hons\)? )?(?:in )?(?!experience|role|work|team)[a-z]{4})/;
/** "An associates in nursing" is a degree; "led fifteen associates in the store" is none. */
const associatesInField =
  /(?:^|[^a-z0-9 ] ?|\b(?:an|or|my|your|with|earned|completed|obtained) )associates (?:of|in)\b/;
const table = readTable(import.meta.url, 'degrees');
const university = `(?=.{0,120}\\b${patternOf(inGroup(table, 'university'))})`;
/**
 * A bachillerato of Puerto Rico or Costa Rica is taken at a university; so is engineering, with no other word for it.
 */
const takenAtUniversity = new RegExp(`\\b(?:bachillerato|secondary education|engineering)${university}(?![a-z])`);

/** No letters within others: the A.S. of "S.A.S." is no degree. */
const namesAny = (group: string): RegExp => new RegExp(`(?<![a-z]\\.)\\b${patternOf(inGroup(table, group))}(?![a-z])`);
const unstated = namesAny('unstated');

const master = 4;
const postgraduate = namesAny('postgraduate');
const ofMaster = namesAny(String(master));

/** What names a level and is no phrase of its list. */
const further = new Map([
  [master, [postgraduate]],
  [first, [baInField, takenAtUniversity]],
  [associate, [associatesInField]],
]);

/** The tests for each level, from the highest to the lowest. */
const levels = [5, 4, 3, 2, 1].map((level) => {
  const patterns = [namesAny(String(level)), ...(further.get(level) ?? [])];
  return { level, isNamed: (folded: string): boolean => patterns.some((pattern) => pattern.test(folded)) };
});

/** "MS Geology" is a degree among studies, "MS Excel" is none, and a "high school diploma" no vocational one. */
const product = `(?! ${patternOf(readPhrases(import.meta.url, 'ms-products'))})`;
const studied = [4, 3, 2, 1].map((level) => ({
  level,
  words: new RegExp(
    `(?<![a-z.]|(?:high|secondary) school )${patternOf(inGroup(table, `studied-${level}`))}(?![a-z.])${product}`,
  ),
}));

/** In Latin America a first degree is the title of its profession: "Industrial engineer, 2016". */
const profession = new RegExp(String.raw`(?:^|[^a-z ] )(?:[a-z]+ )?${patternOf(inGroup(table, 'profession'))}\b`);

/** "Nurse, Universidad …": the same of professions that are degrees at a university alone. */
const atUniversity = new RegExp(
  String.raw`(?:^|[^a-z ] )(?:[a-z]+ )?${patternOf(inGroup(table, 'at-university'))}\b${university}`,
);

/** A degree of no stated level is taken for a first one. */
const levelOr = (found: { level: number } | undefined, folded: string): number =>
  found?.level ?? (unstated.test(folded) ? first : 0);

/**
 * The highest degree named in a folded text, as an index of `degreeNames`; 0 for none. Among what somebody has studied
 * letters are one that mean something else elsewhere.
 */
export const highestDegree = (folded: string, isAmongStudies = false): number => {
  const named = levelOr(
    levels.find(({ isNamed }) => isNamed(folded)),
    folded,
  );
  const studies = isAmongStudies ? (studied.find(({ words }) => words.test(folded))?.level ?? 0) : 0;
  return Math.max(named, studies);
};

/** The same where somebody's studies are told, among which a profession is a degree. */
export const degreeOfStudies = (folded: string): number =>
  highestDegree(folded, true) || (profession.test(folded) || atUniversity.test(folded) ? first : 0);

const unfinished = matcherOf(readPhrases(import.meta.url, 'unfinished'));

/** Whether folded words say that somebody has not got a degree or certificate, not yet or no longer. */
export const isUnfinished = (folded: string): boolean => unfinished.test(folded);

/** Where one study ends and the next begins in a line; the stop of "B.Sc. Biology" ends none. */
const betweenStudies = /\s*[;|•·]\s*|(?<=(?:^|[\s(])\p{L}{3,}|\d|\))\.\s+(?=\p{Lu})/u;

const fewWords = 3;
const schools = new RegExp(`^${patternOf(inGroup(table, 'university'))}`);
const isJustUnfinished = (folded: string): boolean =>
  isUnfinished(folded) &&
  folded
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/).length <= fewWords;

/** The studies of a line, each with its school and what is told of its end: "Nurse. Universidad …. In progress". */
function studiesOf(line: string): string[] {
  const studies: string[] = [];
  for (const part of line.split(betweenStudies).map(fold)) {
    const before = studies.at(-1);
    const isOfBefore =
      before !== undefined && (isJustUnfinished(part) || (degreeOfStudies(before) === 0 && schools.test(part)));
    if (isOfBefore) studies.push(`${studies.pop()}, ${part}`);
    else studies.push(part);
  }
  return studies;
}

/** The highest degrees of a line that are finished and that are not, as indexes of `degreeNames`; 0 for none. */
export function degreesIn(line: string, isAmongStudies: boolean): { finished: number; unfinished: number } {
  const studies = studiesOf(line);
  const levelsOf = (isOf: (folded: string) => boolean): number =>
    Math.max(
      0,
      ...studies.filter(isOf).map((study) => (isAmongStudies ? degreeOfStudies(study) : highestDegree(study))),
    );
  return { finished: levelsOf((study) => !isUnfinished(study)), unfinished: levelsOf(isUnfinished) };
}

/** "Doctoral students", "undergraduate lectures": degrees of those who are taught, and what they are taught. */
const studiesOfOthers = new RegExp(
  `\\b${patternOf(['5', '4', '3'].flatMap((level) => inGroup(table, level)))}\\S* ` +
    `(?:(?:and|or|level) \\S+ )?${patternOf(readPhrases(import.meta.url, 'taught'))}\\b`,
  'g',
);

/** "Postgraduate diploma in law" names no diploma below a degree. */
const postgraduates = new RegExp(postgraduate, 'g');

/** The lowest degree that a demand names, for "Bachelor's or Master's"; those of others are none. */
export const lowestDegree = (folded: string): number => {
  const own = folded.replace(studiesOfOthers, ' ').replace(postgraduates, 'postgraduate');
  return levelOr(
    levels.findLast(({ isNamed }) => isNamed(own)),
    own,
  );
};

/** What that degree is called, as an index of `degreeNames`: who asks for a postgraduate one may mean no master's. */
export const lowestDegreeName = (folded: string): number => {
  const level = lowestDegree(folded);
  if (level > 0 && !levels.some(({ isNamed }) => isNamed(folded))) return degreeNames.en.indexOf('a degree');
  return level === master && !ofMaster.test(folded) ? degreeNames.en.indexOf('a postgraduate degree') : level;
};

const fields = readTable(import.meta.url, 'degree-fields');
const namedFields = [...new Set(fields.map(([field]) => field))].map((field) => ({
  field: field.replaceAll('-', ' '),
  letters: new RegExp(`(?<![a-z.])${patternOf(inGroup(fields, field))}(?![a-z])`),
}));

/** The fields of degrees whose letters name them, in a folded text: nursing, of "BSN". */
export const fieldsOfLetters = (folded: string): string[] =>
  namedFields.filter(({ letters }) => letters.test(folded)).map(({ field }) => field);
