import type { Remarks, Requirement, Verdict } from '@cotejo/plugin-kit';
import { coveredMonths } from '../../resume/dates.ts';
import type { DatedPosition } from '../../resume/positions.ts';
import { fold } from '../../text/fold.ts';
import { evidenceFor } from '../evidence/answers.ts';
import { type Claim, bestClaim } from '../evidence/claims.ts';
import { bestSegments, coverage } from '../evidence/coverage.ts';
import { type Proof, wholeLine, sentenceWith } from '../evidence/quotes.ts';
import { type ScoreContext, segmentsOfPosition } from '../passages/context.ts';
import { subjectOf, wordsOf } from '../requirement/years-subject.ts';
import type { Role } from '../signals/role.ts';
import { notes } from './notes.ts';
import { areTools, clearly, nearAs, type Relevances, relevancesOf, somewhat } from './relevance.ts';
import { type Finding, ranks } from './verdict.ts';

/** Years that may be missing from those asked for, as dates have no days. */
const slack = 0.1;
/** The part of the years asked for below which nothing is shown. */
const leastPortion = 0.1;
/** The part of a position's relevance that depends on whether it is work of the job's field. */
const fieldShare = 0.7;
/** The credit of relevant experience before its years are counted. */
const touch = 0.15;
/** The credit of a skill that is shown without dates, and of the words of what is asked for. */
const undatedSkill = 0.4;
const undatedWords = 0.3;

const yearsOf = (positions: readonly DatedPosition[]): number => Math.round((coveredMonths(positions) / 12) * 10) / 10;

type Counted = { positions: DatedPosition[]; years: number; relevance: number; portion: number };

/** The best of: few years in the most relevant positions, or more years when less relevant ones count too. */
function countYears(relevances: Relevances, wanted: number): Counted | undefined {
  let best: Counted | undefined;
  for (const least of [...new Set(relevances.values())].sort((a, b) => b - a)) {
    const positions = [...relevances].filter(([, relevance]) => relevance >= least).map(([position]) => position);
    const years = yearsOf(positions);
    const portion = touch + (1 - touch) * (wanted > 0 ? Math.min(1, years / wanted) : 1);
    if (!best || least * portion > best.relevance * best.portion)
      best = { positions, years, relevance: least, portion };
  }
  return best;
}

/** Relevances that count less outside the role's field. */
const inField = (relevances: Relevances, role: Role): Relevances =>
  new Map(
    [...relevances].map(([position, relevance]) => [
      position,
      relevance * (1 - fieldShare + fieldShare * role.positions.get(position)!),
    ]),
  );

/**
 * Judges years of experience: those of the positions in which the skill or the words asked for are shown, or those that
 * a sentence claims. What is work of the role's field earns most.
 */
export function judgeExperience(
  requirement: Requirement,
  skills: readonly number[],
  context: ScoreContext,
  role?: Role,
): Finding {
  const wanted = requirement.minYears ?? 0;
  const subject = subjectOf(requirement);
  const asked = skills.filter((skill) => !subject.added.includes(skill));
  const relevances = relevancesOf(requirement, asked, subject, context);
  // "Relevant experience" is experience in the job's field.
  const isGeneral = asked.length === 0 && subject.stems.length === 0;
  const fielded = role ? inField(relevances, role) : relevances;
  const counted = countYears(isGeneral ? fielded : relevances, wanted);
  const claim = bestClaim(subject.stems, isGeneral ? (role?.whole ?? 1) : 1, wanted, context);
  const evidenceIn = (positions: readonly DatedPosition[]): Proof[] =>
    evidenceOf(positions, claim, wordsOf(subject), asked, context);
  const dated = counted && ofDates(counted, countYears(fielded, wanted)!, wanted);
  const claimed = claim && ofClaim(claim, wanted);
  const best = claimed && ranks[claimed.verdict] > ranks[dated?.verdict ?? 'missing'] ? claimed : dated;
  // What dated positions tell has been weighed: a word of theirs in passing shows no years.
  const shown = evidenceFor(asked, context).find(
    ({ near, shown: { segment } }) => !segment.position && near >= (subject.isOccupation ? nearAs : 0),
  );
  if (best && best.verdict !== 'missing') return { ...best, evidence: evidenceIn(counted?.positions ?? []) };
  const isNamed = shown !== undefined && shown.near >= nearAs && areTools(asked, context);
  if (context.reading.positions.length > 0 && !isNamed)
    return { verdict: 'missing', degree: 0, note: best?.note ?? notes.undated(wanted), evidence: [] };
  const words = asked.length > 0 && subject.beside.length === 0 ? [] : wordsOf(subject);
  return { ...undated(words, shown?.credit ?? 0, context, wanted), evidence: evidenceIn([]) };
}

type Years = Omit<Finding, 'evidence'> & { verdict: Verdict };

/** What dated positions show: `counted` decides the verdict, `worth` what it earns in the role's field. */
const ofDates = (counted: Counted, worth: Counted, wanted: number): Years => ({
  verdict: verdictOn(counted.relevance, counted.years, wanted),
  degree: worth.relevance,
  portion: worth.portion,
  note: noteOn(counted, wanted),
});

/** What is said of years that were counted; in the role's field little may be left of them. */
function noteOn({ relevance, years }: Counted, wanted: number): Remarks {
  if (relevance >= clearly) return yearsNote(years, wanted);
  return relevance >= somewhat ? notes.touched(years) : notes.undated(wanted);
}

/** What a sentence claims. */
const ofClaim = ({ years, relevance }: Claim, wanted: number): Years => ({
  verdict: verdictOn(relevance, years, wanted),
  degree: relevance,
  portion: touch + (1 - touch) * Math.min(1, years / Math.max(1, wanted)),
  note: notes.claimed(years),
});

/** Fewer years than asked for, and years of near work, are a part of it. */
function verdictOn(relevance: number, years: number, wanted: number): Verdict {
  if (relevance < somewhat || years < leastPortion * wanted) return 'missing';
  return relevance >= clearly && years + slack >= wanted ? 'met' : 'partial';
}

function yearsNote(years: number, wanted: number): Remarks {
  if (wanted === 0) return notes.counted(years);
  return years >= wanted ? notes.enough(years, wanted) : notes.tooFew(years, wanted);
}

/** What is shown of the subject where no date and no sentence tells years of it. */
function undated(
  stems: readonly string[],
  relevance: number,
  context: ScoreContext,
  wanted: number,
): Omit<Finding, 'evidence'> {
  const outside = new Set(context.segments.filter(({ segment }) => !segment.position).flatMap(({ set }) => [...set]));
  const loose = coverage(stems, outside, context);
  return { degree: Math.max(undatedSkill * relevance, undatedWords * loose), note: notes.undated(wanted) };
}

/** The line that a position is known by: its title's, else its first. */
function headOf(position: DatedPosition, context: ScoreContext): Proof[] {
  const own = segmentsOfPosition(position, context).map(({ segment }) => segment);
  const head = own.find(({ text }) => position.title && text.includes(position.title)) ?? own[0];
  const isNamed = (folded: string): boolean => folded.includes(fold(position.title));
  return head ? [sentenceWith(head, isNamed)] : [];
}

function evidenceOf(
  positions: readonly DatedPosition[],
  claim: Claim | undefined,
  stems: readonly string[],
  asked: readonly number[],
  context: ScoreContext,
): Proof[] {
  const heads = positions.flatMap((position) => headOf(position, context)).slice(0, 2);
  const told = claim?.clauses.filter(({ text }) => /\d|year/.test(text)).slice(0, 1) ?? [];
  const shown = evidenceFor(asked, context).filter(({ credit }) => credit > 0);
  if (heads.length + told.length > 0)
    return [...heads, ...told, ...shown.slice(0, 1).map(({ shown: one }) => wholeLine(one.segment))];
  return [
    ...shown.slice(0, 2).map(({ shown: one }) => wholeLine(one.segment)),
    ...bestSegments(stems, context).map(({ entry }) => wholeLine(entry.segment)),
  ];
}
