import { keyOf } from './key.ts';
import type { Concept } from './concepts.ts';
import type { Word } from './words.ts';

/** Words of a sentence that are looked at; an order is short. */
const mostWords = 80;
/** Letters of a word's pieces, by which related words of six languages are alike; its beginning and end are marked. */
const lettersOfAPiece = 4;
const longestPieced = 14;
/** Words of a short line, in which each word says more: "Accept" alone is no duty. */
const fewWords = 4;

/** The input of the linear model: words, for each of which `piecesOf` gives features, and features of the sentence. */
export type Signs = { keys: ReadonlySet<string>; others: ReadonlySet<string> };

/** A word as a feature, and the pieces of it. */
export function piecesOf(word: string): string[] {
  const features = [keyOf(word)];
  const marked = `<${word.slice(0, longestPieced)}>`;
  for (let at = 0; at + lettersOfAPiece <= marked.length; at++)
    features.push(`.${marked.slice(at, at + lettersOfAPiece)}`);
  return features;
}

/**
 * The features of a sentence, each once: its words; pairs of neighboring words; words that stand nearly alone, begin a
 * clause or stand before a mark like ":" or "="; and the concepts that the lexicons find in it, singly and in pairs.
 */
export function signsOf(words: readonly Word[], concepts: Iterable<Concept>): Signs {
  const first = words.slice(0, mostWords);
  const others = new Set<string>();
  for (const [at, { key, opens, gap }] of first.entries()) {
    if (opens) others.add(`^${key}`);
    if (first.length <= fewWords) others.add(`${key}%`);
    others.add(`${key}_${first[at + 1]?.key ?? '$'}`);
    const mark = /[:=?"{}<>|!]/.exec(gap)?.[0];
    if (mark) others.add(`${key}${mark}`).add(mark);
  }
  const inOrder = [...concepts].sort();
  for (const [at, concept] of inOrder.entries()) {
    others.add(`@${concept}`);
    for (const other of inOrder.slice(at + 1)) others.add(`@${concept}@${other}`);
  }
  others.add(`%${Math.min(5, Math.floor(Math.log2(first.length + 1)))}`);
  return { keys: new Set(first.map(({ word }) => word)), others };
}
