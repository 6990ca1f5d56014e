import type { Requirement } from '@cotejo/plugin-kit';
import { coveredMonths } from '../resume/dates.ts';
import type { DatedPosition } from '../resume/positions.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import type { ScoreContext } from './context.ts';
import { evidenceFor } from './skills.ts';
import type { Finding } from './verdict.ts';
import { bestSegments, coverage, stemsOf } from './words.ts';

const yearWords = /\b(?:at least|minimum|of|with|plus|or more|\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|years?|yrs?|months?)\b/gi;
const inTitle = 0.6;
const inBody = 0.5;
const alikeTitle = 0.55;

type Relevant = { positions: DatedPosition[]; relevance: number };

/** Positions in which the skills asked for are shown. */
function bySkills(asked: readonly number[], context: ScoreContext): Relevant {
  const found = evidenceFor(asked, context).filter(({ credit }) => credit >= 0.3);
  const positions = [...new Set(found.flatMap(({ shown }) => shown.segment.position ?? []))];
  return { positions, relevance: found[0]?.credit ?? 0 };
}

/** Positions whose title or text has the words of the requirement, or whose title is near in meaning. */
function byWords(stems: readonly string[], context: ScoreContext): Relevant {
  const embedding = loadEmbedding();
  const wanted = embed(stems, context.rarity, embedding);
  let relevance = 0;
  const positions = context.reading.positions.filter((position) => {
    const titleStems = stemsOf(position.title);
    const title = coverage(stems, new Set(titleStems), context);
    const alike = nearness(wanted, embed(titleStems, context.rarity, embedding));
    const body = new Set(context.segments.filter(({ segment }) => segment.position === position).flatMap((entry) => entry.stems));
    const told = coverage(stems, body, context);
    const share = Math.max(title >= inTitle ? title : 0, told >= inBody ? 0.9 * told : 0, alike >= alikeTitle ? 0.9 * alike : 0);
    relevance = Math.max(relevance, Math.min(1, share * 1.2));
    return share > 0;
  });
  return { positions, relevance };
}

const yearsOf = (positions: readonly DatedPosition[]): number => Math.round((coveredMonths(positions) / 12) * 10) / 10;

/** Judges years of experience: those of the positions where the skill or the words asked for are shown. */
export function judgeExperience(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  const wanted = requirement.minYears ?? 0;
  const stems = stemsOf(requirement.text.replace(yearWords, ' '));
  const general = asked.length === 0 && stems.length === 0;
  const relevant = general
    ? { positions: context.reading.positions, relevance: context.reading.positions.length > 0 ? 1 : 0 }
    : best(asked.length > 0 ? bySkills(asked, context) : undefined, stems.length > 0 ? byWords(stems, context) : undefined);
  const evidence = evidenceOf(relevant.positions, stems, asked, context);
  const years = yearsOf(relevant.positions);
  if (relevant.positions.length === 0) return undated(relevant.relevance, evidence, stems, context, wanted);
  const enough = wanted > 0 ? Math.min(1, years / wanted) : 1;
  const note = wanted > 0 ? `${years} of ${wanted} ${wanted === 1 ? 'year' : 'years'} shown` : `${years} years shown`;
  return { degree: relevant.relevance * (0.35 + 0.65 * enough), evidence, note };
}

function best(a: Relevant | undefined, b: Relevant | undefined): Relevant {
  if (!a || !b) return a ?? b ?? { positions: [], relevance: 0 };
  return b.relevance > a.relevance ? b : a;
}

function undated(relevance: number, evidence: Finding['evidence'], stems: readonly string[], context: ScoreContext, wanted: number): Finding {
  const loose = coverage(stems, context.stemSet, context);
  const degree = Math.max(0.4 * relevance, 0.3 * loose);
  return { degree, evidence, note: `No dated position shows ${wanted > 0 ? `these ${wanted} years` : 'this experience'}` };
}

function evidenceOf(positions: readonly DatedPosition[], stems: readonly string[], asked: readonly number[], context: ScoreContext): Finding['evidence'] {
  const heads = positions.flatMap((position) => context.segments.find(({ segment }) => segment.position === position)?.segment ?? []);
  const shown = evidenceFor(asked, context).filter(({ credit }) => credit > 0).map(({ shown: one }) => one.segment);
  const worded = bestSegments(stems, context).map(({ entry }) => entry.segment);
  return [...shown.slice(0, 2), ...heads.slice(0, 2), ...worded];
}
