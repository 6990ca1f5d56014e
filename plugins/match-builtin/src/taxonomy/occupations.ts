import { once, readRows } from '../text/data.ts';
import { inGroup, readTable } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';

type Nouns = {
  /** Bases that end a title, in English. */
  last: Set<string>;
  /** Bases that begin one, in Spanish or as a rank. */
  first: Set<string>;
  /** Those of either that are a whole title by themselves. */
  alone: Set<string>;
};

const table = readTable(import.meta.url, 'occupations');
const basesOf = (group: string): string[] => tokenize(inGroup(table, group).join(' ')).map(({ base }) => base);
const vague = new Set(basesOf('vague'));
const steps = new Set(basesOf('step'));

/** Nouns that name occupations, as ESCO and O*NET have them. */
const loadNouns = once((): Nouns => {
  const rows = readRows('occupations.tsv');
  const nounsOf = (language: string): string[] => rows.filter(([of]) => of === language).map(([, noun]) => noun!);
  return {
    last: new Set([...nounsOf('en'), ...basesOf('last')]),
    first: new Set([...nounsOf('es'), ...basesOf('first')]),
    alone: new Set([...rows.filter(([, , alone]) => alone === '+').map(([, noun]) => noun!), ...basesOf('alone')]),
  };
});

const between = /[,|()/:;]|\s-\s|[–—]|--/;
const further = /\s(?:of|for|in|with|at|on|to|de|del|en|para|con)\s/i;
/** What tells steps of one occupation apart: "Technician III", "Analyst 2". */
const grade = /^(?:[ivx]+|\d+|[a-z])$/;

/**
 * The words of each part of a title that may name its occupation: "payroll manager" in "payroll manager for hotels".
 */
const namingWords = (title: string): string[][] =>
  title.split(between).map((part) =>
    tokenize(part.trim().split(further)[0]!)
      .map(({ base }) => base)
      .filter((word, index, words) => !grade.test(word) && !(steps.has(word) && grade.test(words[index + 1] ?? ''))),
  );

/** The nouns that say what a title is, of each of its parts: "baker" of "head baker". */
export const headsOf = (title: string): string[] => namingWords(title).flatMap((words) => words.slice(-1));

/** "vendedor" of "vendedore", which is what English leaves of "vendedores". */
const ofOne = (word: string): string => word.replace(/(?<=[lrn])e$/, '');

/** Whether a title, in English or Spanish, names an occupation: "Payroll manager", "Head of Sales", "Electrician". */
export function namesOccupation(title: string): boolean {
  const { last, first, alone } = loadNouns();
  const isWhole = tokenize(title).length > 1;
  return namingWords(title).some((words) => {
    const isOf = (nouns: Set<string>, noun: string): boolean => nouns.has(noun) && (isWhole || alone.has(noun));
    const opening = words[0] ?? '';
    return isOf(last, words.at(-1) ?? '') || isOf(first, opening) || isOf(first, ofOne(opening));
  });
}

/** Whether a word, by its base, is a noun that titles end or begin with: "nurse", "jefe". */
export function isOccupationNoun(base: string): boolean {
  const { last, first } = loadNouns();
  return last.has(base) || first.has(base) || first.has(ofOne(base));
}

/** Whether a title ends in an occupation, as those of English do: "Head baker". */
export const endsInOccupation = (title: string): boolean =>
  namingWords(title).some((words) => loadNouns().last.has(words.at(-1) ?? ''));

const isName = (title: string): boolean => /^\p{Lu}.*\s\p{Lu}/u.test(title);

/** Whether words speak of somebody of whatever occupation, as "a strategic leader" does. */
export const isAnybody = (title: string): boolean =>
  !isName(title) &&
  namingWords(title)
    .slice(0, 1)
    .some((words) => vague.has(words.at(-1) ?? '') || vague.has(words[0] ?? ''));
