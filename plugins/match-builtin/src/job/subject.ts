import type { RequirementKind, RequirementReading } from '@cotejo/plugin-kit';
import { type Taxonomy, isProduct } from '../taxonomy/load.ts';
import { type Mention, findMentions } from '../taxonomy/mentions.ts';
import type { BilingualPiece } from '../text/bilingual.ts';
import { namesCertificate } from '../taxonomy/certificates.ts';
import { lowestDegree } from '../taxonomy/degrees.ts';
import { fold } from '../text/fold.ts';
import { asksForLanguage } from '../taxonomy/languages.ts';
import { findYears } from '../text/numbers.ts';
import { matcherOf, patternOf, readPhrases } from '../text/phrases.ts';
import { groupAlternatives } from './alternatives.ts';
import { type Employer, isOfEmployer, noEmployer } from './employer.ts';
import type { JobSection } from './headings.ts';
import { withoutWishes } from './musts.ts';
import { isTermOfEmployment, statesDemand, withoutAge } from './nature.ts';

const ofEducation = matcherOf(readPhrases(import.meta.url, 'education'));

function kindOf(folded: string, section: JobSection, years: number | undefined): RequirementKind {
  if (asksForLanguage(folded)) return 'language';
  if (years !== undefined) return 'experience';
  if (section === 'duties') return 'skill';
  if (lowestDegree(folded) > 0 || (section === 'education' && ofEducation.test(folded))) return 'education';
  return namesCertificate(folded) ? 'certification' : 'skill';
}

const shortestDemand = 12;
/** "Additionally, …", "as well as …": what joins a demand to the one before, and says nothing by itself. */
const joined = `(?:${patternOf(readPhrases(import.meta.url, 'connectives'))}[ ,]+){0,2}`;
const having = new RegExp(
  `^${joined}(?:${patternOf(readPhrases(import.meta.url, 'having'))} (?=.{${shortestDemand}}))?`,
);

const tail = new RegExp(`(?<=.{${shortestDemand}}),? ${patternOf(readPhrases(import.meta.url, 'tails'))}\\b[^,;:]*$`);

/** A demand without bullet, final stop, "you have" and "to join our team"; commas part the cells of a row. */
export function tidy(sentence: string): string {
  const piece = sentence
    .replace(/^[-–•*·\s]+/, '')
    .replace(/(?<![\s,])[\s,]*\t\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.;,:])[\s.;,:]+$/, '');
  const folded = fold(piece);
  const end = folded.search(tail);
  const isDemand = end >= 0 && statesDemand(folded.slice(0, end));
  return piece.slice(having.exec(folded)![0].length, isDemand ? end : undefined);
}

/**
 * The skills that a sentence names; terms of employment name none by words of a whole field: who is eligible by law
 * need not know it.
 */
export function skillsNamedIn(
  text: string,
  original: string,
  taxonomy: Taxonomy,
  employer: Employer = noEmployer,
): Mention[] {
  const mentions = findMentions(text).filter((mention) => !isOfEmployer(text, mention, employer));
  if (!isTermOfEmployment(original, true)) return mentions;
  return mentions.filter(({ skill }) => !['domain', 'soft'].includes(taxonomy.skills[skill]!.kind));
}

/**
 * What a demand is about, as its own words say: its kind, its years, and the skills that it names in groups of
 * alternatives; those of the original where the English names none.
 */
export function subjectOf(
  piece: BilingualPiece,
  section: JobSection,
  taxonomy: Taxonomy,
  employer: Employer = noEmployer,
) {
  const folded = fold(piece.original);
  const minYears = findYears(withoutAge(folded)) ?? findYears(folded);
  const kind = kindOf(folded, section, minYears);
  const mentionsIn = (side: string): Mention[] =>
    skillsNamedIn(withoutWishes(side), piece.original, taxonomy, employer);
  const inEnglish = mentionsIn(piece.text);
  const text = inEnglish.length > 0 ? piece.text : piece.original;
  const mentions = inEnglish.length > 0 ? inEnglish : mentionsIn(text);
  const groups = kind === 'skill' || kind === 'experience' ? groupAlternatives(text, mentions) : [];
  return { kind, minYears, text, mentions, groups };
}

/** The skills of a sentence that stays whole: its only ones, those before a colon, or the only concrete ones. */
function mainGroup(text: string, groups: number[][], mentions: Mention[], taxonomy: Taxonomy): number[] {
  if (groups.length <= 1) return groups[0] ?? [];
  const head = mentions.filter(({ end }) => end <= text.indexOf(':')).map(({ skill }) => skill);
  const before = groups.filter((group) => group.some((skill) => head.includes(skill)));
  const concrete = groups.filter((group) => group.every((skill) => isProduct(taxonomy, skill)));
  if (before.length === 1) return before[0]!;
  return concrete.length === 1 ? concrete[0]! : [];
}

/** The skills of a sentence that stays whole: those that it is about, and the others that it names. */
export function namedIn(
  text: string,
  groups: number[][],
  mentions: Mention[],
  taxonomy: Taxonomy,
): Pick<RequirementReading, 'skills' | 'otherSkills'> {
  const nameOf = (skill: number): string => taxonomy.skills[skill]!.name;
  const main = mainGroup(text, groups, mentions, taxonomy);
  const others = [...new Set(mentions.map(({ skill }) => skill))].filter((skill) => !main.includes(skill));
  return { skills: main.map(nameOf), ...(others.length > 0 && { otherSkills: others.map(nameOf) }) };
}
