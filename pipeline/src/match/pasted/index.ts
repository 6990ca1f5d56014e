import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { toOriginal } from '../../alignment.ts';
import { type Unit, unitsOf } from '../../prepare/inspect/units.ts';
import { mergeSpans, runsOf } from '../../spans.ts';
import { chainsThrough } from './chains.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence or line and its words, each with the length of the chain of the job's words that it stands in. */
type Item = Unit & { words: (Word & { chain: number })[] };

/** A sentence is copied when so many of its words, and this share of them, come in the job's order. */
const wordsOfASentence = 6;
const shareOfASentence = 0.75;
/** The share of small words below which a line is a list of skills, and those are alike in honest documents. */
const smallInASentence = 0.22;
/** Copied sentences with so many words in all are no accident: honest resumes for a job have up to twenty. */
const copiedInAll = 24;

/** In a document that has copied sentences, what else is taken for copied: shorter chains, and neighbours made of the job's words. */
const shortestChain = 3;
const shareOfAnItem = 0.6;
const shareOfANeighbour = 0.7;
const chainInAnItem = 4;

/**
 * Passages of the resume's original that were copied from the job description, in one piece or in many, in any order,
 * under other bullets and with some words left out. A list of the same skills is none: only sentences make the case.
 */
export function findPastedJob(resume: BilingualText, job: BilingualText): Span[] {
  const found = copiedFrom(resume.original, job.original);
  if (job.english !== job.original) found.push(...copiedFrom(resume.original, job.english));
  if (resume.english !== resume.original) found.push(...copiedFrom(resume.english, job.english).map((span) => toOriginal(resume, span)));
  return mergeSpans(found);
}

function copiedFrom(resume: string, job: string): Span[] {
  const jobWords = wordsOf(job);
  const items = itemsOf(resume, jobWords);
  if (items.reduce((sum, item) => sum + copiedWords(item), 0) < copiedInAll) return [];
  const jobItems = new Set(itemsOf(job, []).map(keysOf));
  // One word, such as a heading or a skill, may be anybody's.
  const isCopied = items.map((item) => item.words.length > 1 && (jobItems.has(keysOf(item)) || shareOf(item.words, ({ chain }) => chain >= shortestChain) >= shareOfAnItem));
  addNeighbours(items, isCopied, new Set(jobWords.map(({ key }) => key)));
  return items.flatMap((item, at) => (isCopied[at] ? [{ start: item.start, end: item.end }] : longChains(item)));
}

function itemsOf(text: string, other: Word[]): Item[] {
  const words = wordsOf(text);
  const chains = chainsThrough(words, other);
  const items: Item[] = unitsOf(text).map((unit) => ({ ...unit, words: [] }));
  let at = 0;
  for (const [index, word] of words.entries()) {
    while (items[at + 1] && items[at]!.end <= word.start) at++;
    items[at]!.words.push({ ...word, chain: chains[index] ?? 0 });
  }
  return items.filter((item) => item.words.length > 0);
}

/** How many words of a sentence are copied; none unless nearly all of them are. */
function copiedWords({ words }: Item): number {
  const copied = words.filter(({ chain }) => chain >= shortestChain).length;
  const isSentence = shareOf(words, ({ isSmall }) => isSmall) >= smallInASentence;
  return isSentence && copied >= wordsOfASentence && copied >= words.length * shareOfASentence ? copied : 0;
}

const keysOf = ({ words }: Item): string => words.map(({ key }) => key).join(' ');

/**
 * Takes items made of the job's words for copied where they stand between copied ones, or behind or before them as far as
 * they have more than one word: a single one may be a heading of the resume's own.
 */
function addNeighbours(items: Item[], isCopied: boolean[], vocabulary: ReadonlySet<string>): void {
  const contentOf = ({ words }: Item) => words.filter(({ isSmall }) => !isSmall);
  const isNear = items.map((item, at) => !isCopied[at] && shareOf(contentOf(item), ({ key }) => vocabulary.has(key)) >= shareOfANeighbour);
  for (const [from, to] of runsOf(isNear, 1)) {
    const [isBehind, isBefore] = [isCopied[from - 1], isCopied[to]];
    if (!isBehind && !isBefore) continue;
    const isBetween = (isBehind || from === 0) && (isBefore || to === items.length);
    const singles = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => items[at]!.words.length === 1);
    if (isBetween) isCopied.fill(true, from, to);
    else if (isBehind) isCopied.fill(true, from, singles[0] ?? to);
    else isCopied.fill(true, (singles.at(-1) ?? from - 1) + 1, to);
  }
}

/** What a longer item of the candidate's own has taken from the job. */
function longChains({ words }: Item): Span[] {
  if (words.length === 1) return [];
  return mergeSpans(words.filter(({ chain }) => chain >= chainInAnItem).map(({ start, end }) => ({ start, end })));
}

const shareOf = <One>(all: readonly One[], isOne: (one: One) => boolean): number => (all.length === 0 ? 0 : all.filter(isOne).length / all.length);
