import type { Requirement } from '@cotejo/plugin-kit';
import { coveredMonths } from '../resume/dates.ts';
import type { DatedPosition } from '../resume/positions.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { isProduct } from '../taxonomy/load.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import type { ScoreContext } from './context.ts';
import type { Role } from './role.ts';
import { evidenceFor } from './skills.ts';
import type { Finding } from './verdict.ts';
import { bestSegments, coverage, stemsOf } from './words.ts';

const timeWords = patternOf(readPhrases(import.meta.url, 'year-words'));
/** Words of a demand that do not say what the years were spent with. */
const yearWords = new RegExp(`\\b(?:\\d{1,2}\\+?|${timeWords})\\b`, 'gi');
const inTitle = 0.6;
const inBody = 0.5;
const alikeTitle = 0.55;
const toldCredit = 0.8;
const clearly = 0.7;
/** The part of a position's relevance that hangs on whether it is work of the job's field. */
const fieldShare = 0.7;
/** What relevant experience is worth before its years are counted. */
const touch = 0.15;

/** What a field of work is worth that a position tells of once, or more often, without being named after it. */
const mentionedOnce = 0.4;
const mentionedOften = 0.65;

/** How far each position answers what is asked for, 0 to 1; those that do not are left out. */
type Relevances = Map<DatedPosition, number>;

/** By the skills shown in it. Work with a tool is experience with it; a field must give the position its title, or come up often. */
function bySkills(asked: readonly number[], context: ScoreContext): Relevances {
  const relevances: Relevances = new Map();
  const found = evidenceFor(asked, context).filter(({ credit, shown }) => credit >= 0.3 && shown.segment.position);
  for (const [position, mentions] of Map.groupBy(found, ({ shown }) => shown.segment.position!)) {
    const best = mentions[0]!;
    const isTool = isProduct(context.taxonomy, best.shown.skill);
    const isCentral = isTool || mentions.some(({ shown }) => shown.segment.text.includes(position.title));
    const places = new Set(mentions.map(({ shown }) => shown.segment)).size;
    relevances.set(position, best.credit * (isCentral ? 1 : places > 1 ? mentionedOften : mentionedOnce));
  }
  return relevances;
}

/** By words: those of its title or text are the requirement's, or its title is near in meaning. */
function byWords(stems: readonly string[], context: ScoreContext): Relevances {
  const embedding = loadEmbedding();
  const wanted = embed(stems, context.rarity, embedding);
  const relevances: Relevances = new Map();
  for (const position of context.reading.positions) {
    const titleStems = stemsOf(position.title);
    const title = coverage(stems, new Set(titleStems), context);
    const alike = nearness(wanted, embed(titleStems, context.rarity, embedding));
    const body = new Set(
      context.segments.filter(({ segment }) => segment.position === position).flatMap((entry) => entry.stems),
    );
    const told = coverage(stems, body, context);
    const share = Math.max(
      title >= inTitle ? title : 0,
      told >= inBody ? toldCredit * told : 0,
      alike >= alikeTitle ? 0.9 * alike : 0,
    );
    if (share > 0) relevances.set(position, Math.min(1, share * 1.2));
  }
  return relevances;
}

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

/** Judges years of experience: those of the positions where the skill or the words asked for are shown, most of all in the role's field. */
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
    : byWords(stems, context);
  for (const [position, relevance] of bySkills(asked, context))
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
