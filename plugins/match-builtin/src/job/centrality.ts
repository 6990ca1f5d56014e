import type { RequirementKind } from '@cotejo/plugin-kit';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { loadRarity } from '../statistics/rarity.ts';
import { stemsOf } from '../text/tokens.ts';

const leastNearness = 0.1;
const flatness = 0.7;
/** Brings the mean of what is measured to about `ordinary`. */
const scale = 1.6;
/** For degrees, languages and certificates, whose words are never near a title's. */
const ordinary = 0.6;

/**
 * How central a requirement is to the job with this title, about 1 on average: what is near in meaning to the title
 * tells candidates apart better than what any job could ask. The nearness is taken to the power of `flatness` and cut
 * off below.
 */
export function centralityIn(title: string): (text: string, kind: RequirementKind) => number {
  const placeOf = (text: string): Float64Array => embed([...new Set(stemsOf(text))], loadRarity(), loadEmbedding());
  const place = placeOf(title);
  if (!place.some((value) => value !== 0)) return () => 1;
  return (text, kind) =>
    kind === 'skill' || kind === 'experience'
      ? scale * Math.max(leastNearness, nearness(place, placeOf(text))) ** flatness
      : ordinary;
}
