import type { Requirement } from '@cotejo/plugin-kit';
import { coveredMonths } from '../resume/dates.ts';
import type { DatedPosition } from '../resume/positions.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { ScoreContext } from './context.ts';
import { type Relevances, relevanceBySkills, relevanceByWords } from './relevance.ts';
import type { Role } from './role.ts';
import { evidenceFor } from './skills.ts';
import type { Finding } from './verdict.ts';
import { bestSegments, coverage, stemsOf } from './words.ts';

const timeWords = patternOf(readPhrases(import.meta.url, 'year-words'));
/** Words of a demand that do not say what the years were spent with. */
const yearWords = new RegExp(`\\b(?:\\d{1,2}\\+?|${timeWords})\\b`, 'gi');
const clearly = 0.7;
/** The part of a position's relevance that hangs on whether it is work of the job's field. */
const fieldShare = 0.7;
/** What relevant experience is worth before its years are counted. */
const touch = 0.15;

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

/**
 * Judges years of experience: those of the positions in which the skill or the words asked for are shown, most of all
 * in the role's field.
 */
export function judgeExperience(
  requirement: Requirement,
  asked: readonly number[],
  context: ScoreContext,
  role?: Role,
): Finding {
  const wanted = requirement.minYears ?? 0;
  const stems = stemsOf(requirement.text.replace(yearWords, ' '));
  const isGeneral = asked.length === 0 && stems.length === 0;
  const relevances = isGeneral
    ? new Map(context.reading.positions.map((position) => [position, 1]))
    : relevanceByWords(stems, context);
  for (const [position, relevance] of relevanceBySkills(asked, context))
    relevances.set(position, Math.max(relevance, relevances.get(position) ?? 0));
  for (const [position, inField] of role?.positions ?? []) {
    if (relevances.has(position))
      relevances.set(position, relevances.get(position)! * (1 - fieldShare + fieldShare * inField));
  }
  const counted = countYears(relevances, wanted);
  const evidence = evidenceOf(counted?.positions ?? [], stems, asked, context);
  if (!counted) return undated(evidenceFor(asked, context)[0]?.credit ?? 0, evidence, stems, context, wanted);
  const { portion, years, relevance } = counted;
  return {
    degree: relevance,
    portion,
    evidence,
    note: relevance < clearly ? `Only touched on, in positions of ${years} years` : yearsNote(years, wanted),
  };
}

function yearsNote(years: number, wanted: number): string {
  if (wanted === 0) return `${years} years shown`;
  return years >= wanted
    ? `${years} years shown, ${wanted} asked for`
    : `${years} of ${wanted} ${wanted === 1 ? 'year' : 'years'} shown`;
}

function wantedTime(years: number): string {
  if (years === 0) return 'this experience';
  return years === 1 ? 'this year' : `these ${years} years`;
}

function undated(
  relevance: number,
  evidence: Finding['evidence'],
  stems: readonly string[],
  context: ScoreContext,
  wanted: number,
): Finding {
  const loose = coverage(stems, context.stemSet, context);
  const degree = Math.max(0.4 * relevance, 0.3 * loose);
  return { degree, evidence, note: `No dated position shows ${wantedTime(wanted)}` };
}

function evidenceOf(
  positions: readonly DatedPosition[],
  stems: readonly string[],
  asked: readonly number[],
  context: ScoreContext,
): Finding['evidence'] {
  const heads = positions.flatMap(
    (position) => context.segments.find(({ segment }) => segment.position === position)?.segment ?? [],
  );
  const shown = evidenceFor(asked, context)
    .filter(({ credit }) => credit > 0)
    .map(({ shown: one }) => one.segment);
  const worded = bestSegments(stems, context).map(({ entry }) => entry.segment);
  return [...shown.slice(0, 2), ...heads.slice(0, 2), ...worded];
}
