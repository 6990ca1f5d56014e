import { inGroup, patternOf, readTable } from './phrases.ts';

/** Degrees of education in ascending order, as they stand in a sentence. */
export const degreeNames = {
  en: [
    '',
    'a school-leaving certificate',
    'a vocational degree',
    'a bachelor’s degree',
    'a master’s degree',
    'a doctorate',
  ],
  es: [
    '',
    'estudios secundarios',
    'un título de formación profesional',
    'un grado universitario',
    'un máster',
    'un doctorado',
  ],
} as const;

/** The level of a bachelor's degree. */
const first = 3;

/** "BA Economics" and "BA (Hons) in History" name a degree, "BA role" does not. */
const baInField = /\bba(?= (?:\(?hons\)? )?(?:in )?(?!experience|role|work|team)[a-z]{4})/;
/**
 * A bachillerato of Puerto Rico or Costa Rica is taken at a university; so is engineering, with no other word for it.
 */
const takenAtUniversity = /\b(?:bachillerato|secondary education|engineering)(?=.{0,120}\buniversi)(?![a-z])/;

const table = readTable(import.meta.url, 'degrees');
const namesAny = (group: string): RegExp => new RegExp(`\\b${patternOf(inGroup(table, group))}(?![a-z])`);
const unstated = namesAny('unstated');

/** The tests for each level, from the highest to the lowest. */
const levels = [5, 4, 3, 2, 1].map((level) => {
  const patterns = [namesAny(String(level)), ...(level === first ? [baInField, takenAtUniversity] : [])];
  return { level, isNamed: (folded: string): boolean => patterns.some((pattern) => pattern.test(folded)) };
});

/** In Latin America a first degree is the title of its profession: "Industrial engineer, 2016". */
const profession = new RegExp(String.raw`(?:^|[^a-z ] )(?:[a-z]+ )?${patternOf(inGroup(table, 'profession'))}\b`);

/** A degree of no stated level is taken for a first one. */
const levelOr = (found: { level: number } | undefined, folded: string): number =>
  found?.level ?? (unstated.test(folded) ? first : 0);

/**
 * The highest degree named in a folded text, as an index of `degreeNames`; 0 for none. Among what somebody has studied
 * a profession is one.
 */
export const highestDegree = (folded: string, isAmongStudies = false): number =>
  levelOr(
    levels.find(({ isNamed }) => isNamed(folded)),
    folded,
  ) || (isAmongStudies && profession.test(folded) ? first : 0);

/** The lowest degree named, for "Bachelor's or Master's" in a job description. */
export const lowestDegree = (folded: string): number =>
  levelOr(
    levels.findLast(({ isNamed }) => isNamed(folded)),
    folded,
  );
