import { segmentText } from '../../../pipeline/src/prepare/translate/segment.ts';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';

/** Characters from which a sentence says what somebody has done; shorter ones are headings, dates and single skills. */
const shortest = 40;

/**
 * `count` texts, no two the same: each is one of `texts`, by turns, in which about half of the sentences are those of
 * another. Sentences move as a whole, so that what they mean need not be computed for each text.
 */
export function mixTexts(texts: string[], count: number, seed = 1): string[] {
  const random = seededRandom(seed);
  const sentences = texts.map((text) => segmentText(text).filter((one) => one.text.length >= shortest));
  const mixed = new Set<string>();
  for (let number = 0; mixed.size < count; number += 1) {
    const text = texts[number % texts.length]!;
    const others = sentences[Math.floor(random() * texts.length)]!;
    let written = '';
    let last = 0;
    for (const { start, end } of sentences[number % texts.length]!) {
      if (others.length === 0 || random() < 0.5) continue;
      written += text.slice(last, start) + others[Math.floor(random() * others.length)]!.text;
      last = end;
    }
    mixed.add(written + text.slice(last));
  }
  return [...mixed];
}
