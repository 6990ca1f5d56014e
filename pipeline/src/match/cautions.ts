import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';

/** What words may stand for in place of an ability. */
export type Ground = 'age' | 'origin' | 'gender' | 'family' | 'health' | 'appearance';
/** A ground and the words that may stand for it, as they are written. */
export type Caution = { ground: Ground; words: string };

const lists = readLists(import.meta.url, 'lists/cautions.en.txt', 'lists/cautions.es.txt') as Record<Ground, string[]>;
const grounds: Ground[] = ['age', 'origin', 'gender', 'family', 'health', 'appearance'];
const patterns = grounds.map((ground) => ({
  ground,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyNumber(anyOf(lists[ground], 'any'))})(?![\\p{L}\\p{N}])`, 'giu'),
}));

/**
 * The words of a requirement that may stand for somebody's age, origin, gender, family, health or looks, in its own
 * language and in English, each ground once. It is a hint for whoever writes the requirement: some of them are lawful
 * and needed.
 */
export function cautionsOf({ text, originalText }: { text: string; originalText?: string | undefined }): Caution[] {
  const wordings = originalText === undefined ? [text] : [originalText, text];
  return patterns.flatMap(({ ground, pattern }) => {
    const words = wordings.flatMap((wording) =>
      [...wording.replace(/[-‐‑\s]/g, ' ').matchAll(pattern)].map(({ index, 0: found }) =>
        wording.slice(index, index + found.length),
      ),
    )[0];
    return words === undefined ? [] : [{ ground, words }];
  });
}

function anyNumber(source: string): string {
  return source.replaceAll('#', '\\p{N}+');
}
