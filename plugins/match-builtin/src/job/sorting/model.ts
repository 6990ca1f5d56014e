import { chancesOf, hashOf, unit } from '../../statistics/hashed.ts';
import { once, readBytes } from '../../text/data.ts';

/** What a sentence of an advertisement is: what it asks for and how, a term of employment, or nothing of these. */
export const sentenceClasses = ['required', 'preferred', 'duty', 'term', 'nothing'] as const;
export type SentenceClass = (typeof sentenceClasses)[number];

const size = sentenceClasses.length;
/** Features share this many places by their hashes. */
export const places = 2 ** 15;

/** Multinomial logistic regression: of each class a weight for each number given, and one that is added. */
export type Softmax = Float32Array;

/**
 * What was learned: `words`, a row of a weight per class for each place of the features, in 8 bits and units; `bias`,
 * a number per class; and `context`, which tells the class from the first chances of a sentence and of those around it.
 */
export type SentenceModel = { words: Int8Array; bias: Float32Array; context: Softmax };

/** The place of a feature: its hash, whose lower bits are mixed once more. */
export function placeOf(feature: string): number {
  const hash = hashOf(feature);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) % places;
}

/** The chances of each class for a sentence by its features alone. */
export function chancesAlone({ words, bias }: SentenceModel, features: Iterable<string>): number[] {
  const sums = sentenceClasses.map(() => 0);
  for (const feature of features) {
    const from = placeOf(feature) * size;
    for (let at = 0; at < size; at += 1) sums[at]! += words[from + at]!;
  }
  return chancesOf(sums.map((sum, at) => sum / unit + bias[at]!));
}

/** The chances of each class by a regression. */
export function chancesBy(softmax: Softmax, values: readonly number[]): number[] {
  const width = values.length + 1;
  return chancesOf(
    sentenceClasses.map((_, row) => {
      let sum = softmax[row * width + values.length]!;
      for (const [at, value] of values.entries()) sum += softmax[row * width + at]! * value;
      return sum;
    }),
  );
}

/** The bytes of a model as it is stored: the words first, then the bias, then the context. */
export const packed = ({ words, bias, context }: SentenceModel): Buffer =>
  Buffer.concat([words, bias, context].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));

/** Learned by scripts/lab/matcher/learn-sentences.ts. */
export const loadModel = once((): SentenceModel => {
  const { buffer } = readBytes('sentences.bin');
  const ofWords = places * size;
  return {
    words: new Int8Array(buffer, 0, ofWords),
    bias: new Float32Array(buffer, ofWords, size),
    context: new Float32Array(buffer, ofWords + size * Float32Array.BYTES_PER_ELEMENT),
  };
});
