import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { toOriginal } from '../../alignment.ts';
import { mergeSpans } from '../../spans.ts';
import { pastedRuns, type Source } from './extent.ts';
import { spanOf, withHeads } from './lines.ts';
import { jobWordsOf, passagesOf } from './links.ts';
import { isPasted } from './verdict.ts';
import { wordsOf } from './words.ts';

/**
 * Passages of the resume's original that were copied from the job description. It is found by the share of the job
 * that comes back: small words, endings, lines, order and bullets are set aside, and what is left is compared by pairs
 * of words that are neighbours in both texts, as near-duplicates are found by the shingles that they share (Broder,
 * "On the resemblance and containment of documents", 1997). Two languages are compared in both texts.
 */
export function findPastedJob(resume: BilingualText, job: BilingualText): Span[] {
  const found = copiedFrom(resume.original, job.original);
  if (job.english !== job.original) found.push(...copiedFrom(resume.original, job.english));
  if (resume.english !== resume.original) {
    found.push(...copiedFrom(resume.english, job.english).map((span) => toOriginal(resume, span)));
  }
  return mergeSpans(found);
}

function copiedFrom(resume: string, job: string): Span[] {
  const jobWords = jobWordsOf(wordsOf(job));
  const words = wordsOf(resume, jobWords.keys);
  const passageOfWord = passagesOf(words, jobWords);
  const passages = [...new Set(passageOfWord)].filter((passage) => passage !== undefined);
  if (!isPasted(resume, words, passages, jobWords)) return [];
  const sources = words.map(({ key }, at): Source => {
    if (passageOfWord[at]) return 'passage';
    return jobWords.keys.has(key) ? 'job' : 'other';
  });
  const spans = pastedRuns(resume, words, sources).map((run) => spanOf(resume, words, run));
  return withHeads(resume, mergeSpans(spans), jobWords);
}
