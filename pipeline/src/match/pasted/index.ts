import { type BilingualText, blank, type Span } from '@cotejo/plugin-kit';
import { copiedIn, toOriginal } from '../../text/alignment.ts';
import { mergeSpans } from '../../text/spans.ts';
import { readingLanguage } from '../../prepare/limits.ts';
import { withoutEchoes } from './echoes.ts';
import { pastedRuns } from './extent.ts';
import { spanOf, withHeads } from './lines.ts';
import { linksOf, threesIn } from './links.ts';
import { sourcesOf } from './sources.ts';
import { canBePasted, isPasted, wordsOfAResume } from './verdict.ts';
import { vocabularyOf, wordsIn } from './vocabulary.ts';

/**
 * Passages of the resume's original that were copied from the job description. It is found by the share of the job
 * that comes back: small words, endings, spelling, lines and bullets are set aside, and what is left is compared by
 * words and by threes of them that follow each other in both texts, as near-duplicates are found by the shingles that
 * they share (Broder, "On the resemblance and containment of documents", 1997). Two languages are compared in both.
 * Passages in another language than the resume are no part of it that is written for a job: they are compared once more
 * by themselves, by their own length.
 */
export function findPastedJob(resume: BilingualText, job: BilingualText): Span[] {
  const found = copiedFrom(resume.original, job.original);
  if (job.english !== job.original) found.push(...copiedFrom(resume.original, job.english));
  if (resume.english !== resume.original) {
    const english = copiedFrom(resume.english, job.english);
    if (resume.language === readingLanguage)
      english.push(...copiedFrom(blank(resume.english, copiedIn(resume)), job.english, 0));
    found.push(...english.map((span) => toOriginal(resume, span)));
  }
  return mergeSpans(found);
}

function copiedFrom(resume: string, job: string, least = wordsOfAResume): Span[] {
  const vocabulary = vocabularyOf(job);
  if (!canBePasted(vocabulary)) return [];
  const words = wordsIn(resume, vocabulary);
  const links = linksOf(vocabulary);
  if (!isPasted(words, threesIn(words, links, { overOthers: false }), links, least)) return [];
  const sources = sourcesOf(resume, words, links);
  const runs = withoutEchoes(pastedRuns(resume, words, sources), words, sources, vocabulary.words);
  return withHeads(resume, mergeSpans(runs.map((run) => spanOf(resume, words, run))), vocabulary);
}
