import type { DatedPosition } from '../../resume/positions.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { loadTitleRarity } from '../../statistics/rarity.ts';
import { stemsOfWorks } from '../../taxonomy/trades.ts';
import { stemsOf } from '../../text/tokens.ts';
import { type Subject, tellingStems } from '../requirement/years-subject.ts';
import { coverage } from './coverage.ts';

/** The nearness in meaning of what two titles say beside a common noun, from which their work is near. */
const alikeFrom = 0.5;
/** The part of the words of a demand in a position's lines from which it is told there. */
const toldFrom = 0.35;

/**
 * Whether all that a title shares with what years are asked of is a noun that titles of many trades have, so that it
 * only looks like such work: neither the rest of the title nor the lines of the position, in stems, tell of it.
 * `isUnnamed` says that tools are asked for of which the resume names none, whatever else is alike.
 */
export function sharesNounAlone(
  { title }: DatedPosition,
  { stems, telling }: Subject,
  told: ReadonlySet<string>,
  isUnnamed: boolean,
): boolean {
  const held = [...stemsOf(title), ...stemsOfWorks(title)];
  const shared = held.filter((stem) => stems.includes(stem));
  if (telling.length === 0 || shared.length === 0 || shared.some((stem) => telling.includes(stem))) return false;
  const [rarity, embedding] = [loadTitleRarity(), loadEmbedding()];
  if (coverage(telling, told, { rarity }) >= toldFrom) return false;
  if (isUnnamed) return true;
  return nearness(embed(telling, rarity, embedding), embed(tellingStems(title), rarity, embedding)) < alikeFrom;
}
