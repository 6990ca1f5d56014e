import { contentOf, type Item } from './items.ts';

/** Two sentences tell the same when they share so many words that say something, and this part of those of both (Dice's coefficient). */
const wordsShared = 3;
const likeness = 0.42;
/** A line with fewer small words, or a smaller share of them, is a list of skills, and those are alike in honest documents. */
const smallInASentence = 2;
const smallOfASentence = 0.15;
/**
 * A document retells the job when so many of its sentences share so many words with the job's in all, or fewer but this
 * part of the job's own. Honest resumes for a job share up to 25, and up to 0.42.
 */
const sentencesRetold = 3;
const retoldInAll = 36;
const retoldInPart = 16;
const partOfTheJob = 0.5;
/** Words in more of the job's sentences say nothing about which one is meant. */
const mostSentences = 40;

type Telling = { sentence: number; shared: number };

/**
 * For each item of a document whether it tells a sentence of the job in words of its own, whatever their order, as another
 * translator would; nothing unless much of the job is told so.
 */
export function retoldItems(items: readonly Item[], jobItems: readonly Item[]): boolean[] {
  const sentences = jobItems.map(contentOf).filter((content) => content.length >= wordsShared);
  const told = tellingsOf(items, sentences);
  const certain = told.map((telling, at) => (isSentence(items[at]!) ? telling : undefined)).filter((telling) => telling !== undefined);
  const words = certain.reduce((sum, { shared }) => sum + shared, 0);
  const lengthOf = (all: Iterable<number>): number => [...all].reduce((sum, sentence) => sum + sentences[sentence]!.length, 0);
  const part = lengthOf(new Set(certain.map(({ sentence }) => sentence))) / Math.max(1, lengthOf(sentences.keys()));
  const isRetold = certain.length >= sentencesRetold && (words >= retoldInAll || (words >= retoldInPart && part >= partOfTheJob));
  return told.map((telling) => isRetold && telling !== undefined);
}

function isSentence({ words }: Item): boolean {
  const small = words.filter(({ isSmall }) => isSmall).length;
  return small >= smallInASentence && small >= words.length * smallOfASentence;
}

/** For each item the sentence most like it, if one is like it at all. Takes time in proportion to the length of the items. */
function tellingsOf(items: readonly Item[], sentences: readonly string[][]): (Telling | undefined)[] {
  const places = new Map<string, number[]>();
  for (const [at, content] of sentences.entries()) for (const key of content) places.set(key, [...(places.get(key) ?? []).slice(0, mostSentences), at]);
  return items.map((item) => {
    const content = contentOf(item);
    const shared = new Map<number, number>();
    for (const key of content) {
      const known = places.get(key) ?? [];
      for (const at of known.length <= mostSentences ? known : []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    let best: (Telling & { like: number }) | undefined;
    for (const [sentence, count] of shared) {
      const like = (2 * count) / (content.length + sentences[sentence]!.length);
      if (count >= wordsShared && like >= likeness && like > (best?.like ?? 0)) best = { sentence, shared: count, like };
    }
    return best;
  });
}
