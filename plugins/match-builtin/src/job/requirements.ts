import type { Requirement, RequirementKind, RequirementReading } from '@cotejo/plugin-kit';
import { type Taxonomy, isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { type Mention, findMentions } from '../taxonomy/mentions.ts';
import { isProper } from '../taxonomy/names.ts';
import { asWritten, mapBoth, splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { findYears } from '../text/numbers.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenize } from '../text/tokens.ts';
import { areListed } from './alternatives.ts';
import { sentences } from './clauses.ts';
import { type ToldDraft, withoutCovered } from './covered.ts';
import { demandsIn } from './demands.ts';
import { type Employer } from './employer.ts';
import type { JobSection } from './headings.ts';
import { isMust } from './musts.ts';
import {
  asksForAge,
  asksForCarLicense,
  isOfManners,
  isTermOfEmployment,
  isWaived,
  opensWithTerm,
  withoutAge,
} from './nature.ts';
import { opensAsDemand, opensWithMark } from './openings.ts';
import { withoutRepetition } from './repetition.ts';
import type { SortedLine } from './sorting/sort.ts';
import { namedIn, subjectOf, tidy } from './subject.ts';

export type Draft = Omit<Requirement, 'id'>;

const sectionWeight: Record<JobSection, number> = {
  title: 0,
  ignored: 0,
  terms: 0.5,
  required: 1,
  education: 0.8,
  preferred: 0.5,
  duties: 0.5,
  summary: 0.5,
};

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

/** A capital at the start, unless a name that is written without one, such as dbt, stands there. */
function capitalize(text: string, [first]: Mention[], taxonomy: Taxonomy): string {
  const isSmall = first?.start === 0 && /^\p{Ll}/u.test(taxonomy.skills[first.skill]!.name);
  return !isSmall && /^\p{Ll}+(?:[\s-]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Names of products in the letters of their own: "SQL Server" for "sql server", but "firewall" and "spreadsheets". */
function properlyWritten(text: string, taxonomy: Taxonomy): string {
  let written = text;
  for (const { skill, start, end } of findMentions(text)) {
    const { name } = taxonomy.skills[skill]!;
    const own = text.slice(start, end);
    const at = own === own.toLowerCase() && isProper(name) ? name.toLowerCase().indexOf(own) : -1;
    const isOne = /^\p{Lu}\p{Ll}+$/u.test(name) && (own.length < name.length || name.endsWith('s'));
    if (at >= 0 && !isOne) written = written.slice(0, start) + name.slice(at, at + own.length) + written.slice(end);
  }
  return written;
}

/** What demands are read with: the skills that are known, and the firm that hires. */
type Known = { taxonomy: Taxonomy; employer: Employer };

function draftsOfSentence(sentence: BilingualPiece, section: JobSection, known: Known): Draft[] {
  const { taxonomy, employer } = known;
  const piece = mapBoth(sentence, tidy);
  const { kind, minYears, text, mentions, groups } = subjectOf(piece, section, taxonomy, employer);
  const saysNothing = informativeWords(piece.original).length === 0 && minYears === undefined && mentions.length === 0;
  if (isWaived(piece.original) || saysNothing) return [];
  const must = isMust(piece.original, section);
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
  return [{ ...draftOfWhole(sentence, section, known), must, weight }];
}

/** A demand that stays whole, as a wish of ordinary weight. */
function draftOfWhole(sentence: BilingualPiece, section: JobSection, { taxonomy, employer }: Known): Draft {
  const piece = mapBoth(sentence, tidy);
  const { kind, minYears, text, mentions, groups } = subjectOf(piece, section, taxonomy, employer);
  const whole = mapBoth(piece, (side) =>
    properlyWritten(capitalize(side, side === text ? mentions : [], taxonomy), taxonomy),
  );
  return {
    kind,
    ...(minYears === undefined ? {} : { minYears }),
    must: false,
    ...(section === 'duties' && { duty: true }),
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

/** Whether folded words ask for an age, and for no years of work beside it. */
const asksForAgeAlone = (folded: string): boolean => asksForAge(folded) && findYears(withoutAge(folded)) === undefined;

/** Whether a demand is a term of employment alone, which no resume tells: it is shown, and weighs nothing. */
function isTerm({ text, originalText = text, kind, duty, skills, otherSkills }: Draft): boolean {
  const ofWork = duty === true || (opensAsDemand(originalText) && !opensWithMark(originalText));
  // "Contrato de seis meses" tells how long, and asks for no years.
  const isSpan = kind === 'experience' && !/experien/.test(fold(originalText)) && opensWithTerm(originalText, ofWork);
  return (
    (kind === 'skill' || kind === 'certification' || isSpan || asksForAgeAlone(fold(originalText))) &&
    isTermOfEmployment(originalText, ofWork) &&
    (opensWithTerm(originalText, ofWork) || (skills.length === 0 && otherSkills === undefined))
  );
}

/** How much a demand tells candidates apart: years most; manners, which everybody claims, least. */
function emphasis({ text, originalText = text, kind, skills }: Draft, section: JobSection, taxonomy: Taxonomy): number {
  if (kind === 'certification' && asksForCarLicense(originalText)) return 0.3;
  if (section === 'duties') return 0.9;
  if (kind === 'experience') return 1.4;
  const isSoft =
    (kind === 'skill' && isOfManners(originalText)) ||
    (skills.length > 0 && skills.every((name) => taxonomy.skills[taxonomy.byName.get(name)!]!.kind === 'soft'));
  return isSoft ? 0.4 : 1;
}

/**
 * What the lines of a job description ask for, in document order and without repetition, and the terms of employment
 * among it, which are switched off from the start.
 */
export function draftRequirements(lines: SortedLine[], known: Known): { asked: Draft[]; terms: Draft[] } {
  const drafts = new Set<ToldDraft<Draft>>();
  const terms: Draft[] = [];
  const seen = new Map<string, ToldDraft<Draft> | undefined>();
  for (const line of lines) {
    if (sectionWeight[line.section] === 0) continue;
    const { parts, share } = demandsIn(line);
    for (const { section, share: own = share, ...piece } of parts) {
      for (const draft of draftsOfSentence(piece, section, known)) {
        const key = fold(draft.text);
        const before = seen.get(key);
        // What is told and then listed stands where it is listed.
        const isListed = before?.isTold === true && !line.isTold && (draft.must || !before.draft.must);
        if (seen.has(key) && !isListed) continue;
        if (isListed) drafts.delete(before);
        if (section === 'terms' || isTerm(draft)) {
          seen.set(key, undefined);
          terms.push({ ...draft, weight: 0.5, off: true });
          continue;
        }
        const weight = Math.max(
          isListed ? before.draft.weight : 0,
          draft.weight * own * emphasis(draft, section, known.taxonomy),
        );
        const told = { draft: { ...draft, weight }, isTold: line.isTold };
        seen.set(key, told);
        drafts.add(told);
      }
    }
  }
  return { asked: withoutRepetition(withoutCovered([...drafts])), terms };
}

const fewestWords = 3;

/** What the lines of a job description say without asking for it, in document order: switched off from the start. */
export function draftsLeftOut(lines: SortedLine[], known: Known): Draft[] {
  const seen = new Set<string>();
  return lines
    .filter(({ section }) => section === 'ignored')
    .flatMap((line) => splitBoth({ text: line.text, original: line.original }, sentences))
    .filter(
      ({ original }) => countWords(original) >= fewestWords && !seen.has(fold(original)) && seen.add(fold(original)),
    )
    .map((sentence) => ({
      ...draftOfWhole(sentence, 'summary', known),
      off: true,
    }));
}
