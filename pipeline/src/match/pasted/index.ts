import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { toOriginal } from '../../alignment.ts';
import { mergeSpans, runsOf } from '../../spans.ts';
import { contentOf, type Item, itemsOf, keysOf, shareOf } from './items.ts';
import { retoldItems } from './retold.ts';
import { wordsOf } from './words.ts';

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
const shareOfAGap = 0.5;
const wordsOfAGap = 24;
const chainInAnItem = 4;

/**
 * Passages of the resume's original that were copied from the job description, in one piece or in many, in any order,
 * under other bullets and with some words left out, or in the words of another translator. A list of the same skills is
 * none: only sentences make the case.
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
  const jobItems = itemsOf(job, []);
  const isRetold = retoldItems(items, jobItems);
  if (!isRetold.includes(true) && items.reduce((sum, item) => sum + copiedWords(item), 0) < copiedInAll) return [];
  const jobLines = new Set(jobItems.map(keysOf));
  // One word, such as a heading or a skill, may be anybody's.
  const isCopied = items.map((item, at) => isRetold[at]! || (item.words.length > 1 && (jobLines.has(keysOf(item)) || shareOf(item.words, ({ chain }) => chain >= shortestChain) >= shareOfAnItem)));
  const vocabulary = new Set(jobWords.map(({ key }) => key));
  addNeighbours(items, isCopied, vocabulary);
  closeGaps(items, isCopied, vocabulary);
  return items.flatMap((item, at) => (isCopied[at] ? [{ start: item.start, end: item.end }] : longChains(item)));
}

/** How many words of a sentence are copied; none unless nearly all of them are. */
function copiedWords({ words }: Item): number {
  const copied = words.filter(({ chain }) => chain >= shortestChain).length;
  const isSentence = shareOf(words, ({ isSmall }) => isSmall) >= smallInASentence;
  return isSentence && copied >= wordsOfASentence && copied >= words.length * shareOfASentence ? copied : 0;
}

/**
 * Takes items made of the job's words for copied where they stand between copied ones, or behind or before them as far as
 * they have more than one word: a single one may be a heading of the resume's own.
 */
function addNeighbours(items: Item[], isCopied: boolean[], vocabulary: ReadonlySet<string>): void {
  const isNear = items.map((item, at) => !isCopied[at] && shareOf(contentOf(item), (key) => vocabulary.has(key)) >= shareOfANeighbour);
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

/** Takes a little that stands between copied items for copied where all of it together is made of the job's words, as skills in lines of their own are. */
function closeGaps(items: Item[], isCopied: boolean[], vocabulary: ReadonlySet<string>): void {
  for (const [from, to] of runsOf(isCopied.map((copied) => !copied), 1)) {
    const words = items.slice(from, to).flatMap(contentOf);
    const isBetween = from > 0 && to < items.length && words.length <= wordsOfAGap;
    if (isBetween && shareOf(words, (key) => vocabulary.has(key)) >= shareOfAGap) isCopied.fill(true, from, to);
  }
}

/** What a longer item of the candidate's own has taken from the job. */
function longChains({ words }: Item): Span[] {
  if (words.length === 1) return [];
  return mergeSpans(words.filter(({ chain }) => chain >= chainInAnItem).map(({ start, end }) => ({ start, end })));
}
