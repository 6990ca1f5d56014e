import { leastLikeness, likenessOf } from './likeness.ts';
import { followsRules } from './rules.ts';
import type { Sentence } from './sentence.ts';

export { isTelling, readSentence, type Sentence } from './sentence.ts';

/** The likeness to orders below which a sentence is none, whatever the rules say. */
const clearlyHonest = -1;

/**
 * Whether a sentence orders whoever judges the resume that it stands in to do something: by likeness to such orders, or
 * by the rules where it is not clearly like what people write of themselves.
 */
export function isOrder({ readings, signs }: Sentence): boolean {
  const likeness = likenessOf(signs);
  return likeness >= leastLikeness || (likeness >= clearlyHonest && readings.some(followsRules));
}
