import type { Requirement } from '@cotejo/plugin-kit';
import type { DatedPosition } from '../../resume/positions.ts';
import { isProduct } from '../../taxonomy/load.ts';
import { isContrary } from '../evidence/contrasts.ts';
import { coverage } from '../evidence/coverage.ts';
import { measurePositions, type PositionMeasures } from '../evidence/position-measures.ts';
import { type ScoreContext, segmentsOfPosition } from '../passages/context.ts';
import type { Subject } from '../requirement/years-subject.ts';
import { decideOnPosition } from './decision.ts';
import type { Likely } from './regression.ts';

/** How far each position is what is asked for, 0 to 1. */
export type Relevances = Map<DatedPosition, number>;

/** How likely time must count in full, and at all: by these as many demands are wrongly met as are missed. */
const fullyFrom = 0.35;
const atAllFrom = 0.5;
/** The relevances from which work is what is asked for, or touches on it. */
export const clearly = 0.7;
export const somewhat = 0.35;
/** The relevance at most of work of the contrary kind or of another rank, or that does not name the tools asked for. */
const ofOther = 0.65;
/** How near what is shown must be to stand for an occupation, or a tool, that is asked for. */
export const nearAs = 0.8;

/** How much of the words of a work a title must have to name it. */
const titledFrom = 0.9;
/** How much of what is said of a work further must be told. */
const furtherTold = 0.5;

/**
 * Whether a title is of another rank than the occupation that is asked for: it names the work with a lower rank beside
 * it, or does not lead as it must.
 */
const isOfOtherRank = ({ titled, lower, notLeading, occupation }: PositionMeasures): boolean =>
  occupation === 1 && (notLeading === 1 || (lower === 1 && titled >= titledFrom));

/**
 * The least relevance of a position by its title: all where it is, word for word, what years are asked of, and no rank
 * below it; some where nothing is told of what is asked of the work further. `told` are the words of the position.
 */
function leastByTitle(
  { titled, lower }: PositionMeasures,
  { further }: Subject,
  told: ReadonlySet<string>,
  context: ScoreContext,
): number {
  if (lower === 1 || titled < titledFrom) return 0;
  return further.length === 0 || coverage(further, told, context) >= furtherTold ? 1 : somewhat;
}

/** A relevance: one for all that counts in full, so that its years add up, and above `somewhat` in part. */
function relevanceOf({ shown, met }: Likely): number {
  if (met >= fullyFrom) return 1;
  if (shown >= atAllFrom) return somewhat + ((clearly - somewhat) * met) / fullyFrom;
  return (somewhat * shown) / atAllFrom;
}

/**
 * How far positions are work of what is asked for: all of them where nothing is named, else what is so word for word,
 * or by what was learned from judged positions. Those that are not are left out.
 */
export function relevancesOf(
  requirement: Requirement,
  asked: readonly number[],
  subject: Subject,
  context: ScoreContext,
): Relevances {
  if (asked.length === 0 && subject.stems.length === 0)
    return new Map(context.reading.positions.map((position) => [position, 1]));
  const ofTools = areTools(asked, context);
  const ofToolsAlone = ofTools && !subject.isOccupation && subject.beside.length === 0;
  const relevance = (position: DatedPosition, measures: PositionMeasures): number => {
    const told = stemsIn(position, context);
    const lacksTool = ofTools && measures.skill < nearAs;
    const isOther = isOfOtherRank(measures) || lacksTool || isContrary(subject.stems, told);
    const least = ofToolsAlone && !lacksTool ? 1 : leastByTitle(measures, subject, told, context);
    const own = Math.max(least, relevanceOf(decideOnPosition(measures)));
    return isOther ? Math.min(ofOther, own) : own;
  };
  const measured = measurePositions(requirement, subject, asked, context);
  return new Map(
    [...measured]
      .map(([position, measures]) => [position, relevance(position, measures)] as const)
      .filter(([, one]) => one >= somewhat),
  );
}

/** The words of a position, its title among them. */
const stemsIn = (position: DatedPosition, context: ScoreContext): Set<string> =>
  new Set(segmentsOfPosition(position, context).flatMap(({ stems }) => stems));

/** Whether years with nothing but tools are asked for. */
export const areTools = (asked: readonly number[], { taxonomy }: ScoreContext): boolean =>
  asked.length > 0 && asked.every((skill) => isProduct(taxonomy, skill));
