import type { DatedPosition } from '../../resume/positions.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { loadTitleRarity } from '../../statistics/rarity.ts';
import { degreeOf } from '../../statistics/scale.ts';
import { type TermVector, cosine, termVector } from '../../statistics/vectors.ts';
import { stemsOf } from '../../text/tokens.ts';
import { type ScoreContext, segmentsOfPosition } from '../passages/context.ts';
import { type Field, fieldOf } from './field.ts';
import { signalScales } from './weights.ts';

/** `place` weighs the title's words as those of any text, `terms` and `titlePlace` as those of titles. */
type Sought = { stems: string[]; terms: TermVector; place: Float64Array; titlePlace: Float64Array };

/**
 * What a job's title asks for, and how far the work in a resume is of its field, 0 to 1: each position, and the whole,
 * also as it was measured.
 */
export type Role = Sought & { positions: Map<DatedPosition, number>; field: Field; whole: number };

const titleScale = { middle: 0.25, steepness: 10 };
const workScale = { middle: 0.3, steepness: 12 };

/** The role that a job's title names, beside a resume; undefined for a title that says nothing. */
export function roleOf(title: string, context: ScoreContext): Role | undefined {
  const stems = stemsOf(title);
  if (stems.length === 0) return undefined;
  const sought = {
    stems,
    terms: termVector(stems, loadTitleRarity()),
    place: embed(stems, context.rarity, loadEmbedding()),
    titlePlace: embed(stems, loadTitleRarity(), loadEmbedding()),
  };
  const positions = new Map(
    context.reading.positions.map((position) => [position, positionInField(position, sought, context)]),
  );
  const field = fieldOf(sought, context);
  return { ...sought, positions, field, whole: degreeOf(field.value, signalScales[field.scale]) };
}

/** How near the meaning of words is to that of the role, -1 to 1. */
export const workNearness = (stems: string[], { place }: Sought, { rarity }: ScoreContext): number =>
  nearness(place, embed(stems, rarity, loadEmbedding()));

/** How near a title is to the role's, half by its words and half by its meaning, about 0 to 1. */
export function titleNearness(title: string, { terms, titlePlace }: Sought): number {
  const stems = stemsOf(title);
  const rarity = loadTitleRarity();
  return (
    0.5 * cosine(terms, termVector(stems, rarity)) + 0.5 * nearness(titlePlace, embed(stems, rarity, loadEmbedding()))
  );
}

/** By the position's title or by what it tells, whichever is nearer. */
function positionInField(position: DatedPosition, role: Sought, context: ScoreContext): number {
  const told = segmentsOfPosition(position, context).flatMap(({ stems }) => stems);
  return Math.max(
    degreeOf(titleNearness(position.title, role), titleScale),
    degreeOf(workNearness(told, role, context), workScale),
  );
}

/** How far a passage stands in work of the role's field, 0 to 1: by its position, else by the resume as a whole. */
export const passageInField = ({ position }: ResumeSegment, role: Role): number =>
  position ? role.positions.get(position)! : role.whole;
