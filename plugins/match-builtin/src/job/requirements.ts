import type { Requirement, RequirementKind, RequirementReading } from '@cotejo/plugin-kit';
import { type Taxonomy, isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { type Mention, findMentions } from '../taxonomy/mentions.ts';
import { asWritten, mapBoth, type Told } from '../text/bilingual.ts';
import { namesCertificate } from '../text/certificates.ts';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { asksForLanguage } from '../text/languages.ts';
import { findYears } from '../text/numbers.ts';
import { matcherOf, patternOf, readPhrases } from '../text/phrases.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenize } from '../text/tokens.ts';
import { areListed, groupAlternatives } from './alternatives.ts';
import { demandsIn, leftOutOf } from './demands.ts';
import type { JobSection } from './headings.ts';
import { isMust, withoutWishes } from './musts.ts';
import { isOfManners, isTermOfEmployment, isWaived } from './nature.ts';
import { withoutRepetition } from './repetition.ts';
import type { JobLine } from './sections.ts';

export type Draft = Omit<Requirement, 'id'>;

const sectionWeight: Record<JobSection, number> = {
  title: 0,
  ignored: 0,
  required: 1,
  education: 0.8,
  preferred: 0.5,
  duties: 0.5,
  summary: 0.5,
};

const ofEducation = matcherOf(readPhrases(import.meta.url, 'education'));

function kindOf(folded: string, section: JobSection, years: number | undefined): RequirementKind {
  if (asksForLanguage(folded)) return 'language';
  if (years !== undefined) return 'experience';
  if (section === 'duties') return 'skill';
  if (lowestDegree(folded) > 0 || (section === 'education' && ofEducation.test(folded))) return 'education';
  return namesCertificate(folded) ? 'certification' : 'skill';
}

const informativeWords = (text: string): string[] =>
  tokenize(text)
    .map((token) => token.word)
    .filter((word) => !isIdle(word));

/** Whether a sentence does little else than list its skills. */
function isListOfSkills(text: string, mentions: Mention[]): boolean {
  const covered = mentions.reduce(
    (sum, mention) => sum + informativeWords(text.slice(mention.start, mention.end)).length,
    0,
  );
  return informativeWords(text).length - covered <= 1 + mentions.length / 2 && areListed(text, mentions);
}

const shortestDemand = 12;
const having = new RegExp(
  `^(?:(?:and|y) )?(?:${patternOf(readPhrases(import.meta.url, 'having'))} (?=.{${shortestDemand}}))?`,
);

/** A demand without bullet, final stop and "you have". */
function tidy(sentence: string): string {
  const told = sentence
    .replace(/^[-–•*·\s]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:]+$/, '');
  return told.slice(having.exec(fold(told))![0].length);
}

/** A capital at the start, unless a name such as dbt stands there. */
const capitalize = (text: string, mentions: Mention[]): string =>
  mentions[0]?.start !== 0 && /^\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/**
 * What a demand is about, as its own words say: its kind, its years, and the skills that it names in groups of
 * alternatives; those of the original where the English names none.
 */
function subjectOf(told: Told, section: JobSection, taxonomy: Taxonomy) {
  const folded = fold(told.original);
  const minYears = findYears(folded);
  const kind = kindOf(folded, section, minYears);
  const mentionsIn = (side: string): Mention[] => {
    const asked = withoutWishes(side);
    return findMentions(asked, tokenize(asked), taxonomy);
  };
  const inEnglish = mentionsIn(told.text);
  const text = inEnglish.length > 0 ? told.text : told.original;
  const mentions = inEnglish.length > 0 ? inEnglish : mentionsIn(text);
  const groups = kind === 'skill' || kind === 'experience' ? groupAlternatives(text, mentions) : [];
  return { kind, minYears, text, mentions, groups };
}

function draftsOfSentence(sentence: Told, section: JobSection, taxonomy: Taxonomy): Draft[] {
  const told = mapBoth(sentence, tidy);
  const { kind, minYears, text, mentions, groups } = subjectOf(told, section, taxonomy);
  if (isWaived(told.original) || (informativeWords(told.original).length === 0 && minYears === undefined)) return [];
  const must = isMust(told.original, section);
  const weight = must ? sectionWeight[section] : Math.min(0.5, sectionWeight[section]);
  const names = (group: number[]): string[] => group.map((skill) => taxonomy.skills[skill]!.name);
  const base = { kind, must, ...(minYears === undefined ? {} : { minYears }) };
  if (groups.length > 1 && splits(section, kind, groups, taxonomy) && isListOfSkills(text, mentions)) {
    const share = Math.max(0.3, 1 / Math.sqrt(groups.length));
    return groups.map((group) => ({
      ...base,
      text: labelOf(names(group), minYears),
      weight: weight * share,
      skills: names(group),
    }));
  }
  return [{ ...draftOfWhole(sentence, section, taxonomy), must, weight }];
}

/** A demand that stays whole, as a wish of ordinary weight. */
function draftOfWhole(sentence: Told, section: JobSection, taxonomy: Taxonomy): Draft {
  const told = mapBoth(sentence, tidy);
  const { kind, minYears, text, mentions, groups } = subjectOf(told, section, taxonomy);
  const whole = mapBoth(told, (side) => (side === text ? capitalize(side, mentions) : capitalize(side, [])));
  return {
    kind,
    ...(minYears === undefined ? {} : { minYears }),
    must: false,
    text: whole.text,
    ...(whole.original !== whole.text && { originalText: whole.original }),
    weight: 0.5,
    ...namedIn(text, groups, mentions, taxonomy),
  };
}

/** Reads one demand that stays whole, in English or Spanish. */
export function readRequirement(text: string, taxonomy: Taxonomy = loadTaxonomy()): RequirementReading {
  const { kind, minYears, mentions, groups } = subjectOf(asWritten(text), 'required', taxonomy);
  return { kind, ...namedIn(text, groups, mentions, taxonomy), ...(minYears === undefined ? {} : { minYears }) };
}

/** Duties stay whole, and "five years as buyer or planner" is one demand; "three years of Java and SQL" is two. */
function splits(section: JobSection, kind: RequirementKind, groups: number[][], taxonomy: Taxonomy): boolean {
  if (section === 'duties' || section === 'summary') return false;
  const areTools = groups.flat().every((skill) => isProduct(taxonomy, skill));
  return kind === 'skill' || areTools;
}

const labelOf = (names: string[], years: number | undefined): string =>
  names.join(' or ') + (years === undefined ? '' : ` (${years}+ years)`);

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
function namedIn(
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

/**
 * How much a demand tells candidates apart: years most; manners, which everybody claims, and terms of employment, which
 * no resume tells, least.
 */
function emphasis({ text, originalText = text, kind, skills }: Draft, section: JobSection, taxonomy: Taxonomy): number {
  if ((kind === 'skill' || kind === 'certification') && isTermOfEmployment(originalText)) return 0.2;
  if (section === 'duties') return 0.9;
  if (kind === 'experience') return 1.4;
  const isSoft =
    (kind === 'skill' && isOfManners(originalText)) ||
    (skills.length > 0 && skills.every((name) => taxonomy.skills[taxonomy.byName.get(name)!]!.kind === 'soft'));
  return isSoft ? 0.4 : 1;
}

/** What the lines of a job description ask for, in document order and without repetition. */
export function draftRequirements(lines: JobLine[], taxonomy: Taxonomy = loadTaxonomy()): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  const hasRequired = lines.some(({ section }) => section === 'required' || section === 'education');
  for (const line of lines) {
    if (sectionWeight[line.section] === 0) continue;
    const { parts, share } = demandsIn(line, hasRequired);
    for (const { section, ...told } of parts) {
      for (const draft of draftsOfSentence(told, section, taxonomy)) {
        const key = fold(draft.text);
        if (seen.has(key)) continue;
        seen.add(key);
        drafts.push({ ...draft, weight: draft.weight * share * emphasis(draft, section, taxonomy) });
      }
    }
  }
  return withoutRepetition(drafts);
}

const fewestWords = 3;

/** What the lines of a job description say without asking for it, in document order: switched off from the start. */
export function draftsLeftOut(lines: JobLine[], taxonomy: Taxonomy = loadTaxonomy()): Draft[] {
  const seen = new Set<string>();
  return lines
    .flatMap(leftOutOf)
    .filter(
      ({ original }) => countWords(original) >= fewestWords && !seen.has(fold(original)) && seen.add(fold(original)),
    )
    .map((sentence) => ({
      ...draftOfWhole(sentence, 'summary', taxonomy),
      off: true,
    }));
}
