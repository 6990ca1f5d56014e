import { likeness, type Meaning } from '@cotejo/plugin-kit';
import { apart } from '../../statistics/common-component.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import type { ScoreContext } from '../passages/context.ts';

/** The part of a resume that tells of what somebody's work is: nobody does one thing alone. */
const telling = 1 / 5;

/**
 * The mean likeness to the job's title of that part of a resume, by length, which is nearest to it: a longer resume has
 * no advantage, and neither has a passage that is repeated.
 */
function byMeaning(title: Float32Array, { passages, common }: Meaning): number {
  const wanted = apart(title, common);
  const lengths = new Map(
    passages.map(({ start, end, vector }) => [likeness(wanted, apart(vector, common)), end - start]),
  );
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0) * telling;
  let [left, sum] = [all, 0];
  for (const [near, length] of [...lengths].sort(([one], [other]) => other - one)) {
    sum += near * Math.min(left, length);
    left -= Math.min(left, length);
  }
  return all === 0 ? 0 : sum / all;
}

/** A nearness, and the scale that makes a degree of it. */
export type Field = { value: number; scale: 'field' | 'fieldByWords' };

/**
 * How near a resume is to the field of the job's title, which lies at `place`, -1 to 1; by its words where no encoder
 * serves.
 */
export function fieldOf({ place }: { place: Float64Array }, { meaning, stems, rarity }: ScoreContext): Field {
  return meaning?.title
    ? { value: byMeaning(meaning.title, meaning), scale: 'field' }
    : { value: nearness(place, embed(stems, rarity, loadEmbedding())), scale: 'fieldByWords' };
}
