import type { ResumeSegment } from '../../resume/segments.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { tokenize } from '../../text/tokens.ts';
import { isSomebody } from './others.ts';

const ofOthers = patternOf(readPhrases(import.meta.url, 'together'));
/** "Coordinated with procurement", and "worked with" where people or a group follow: one works with tools as well. */
const opening = new RegExp(
  String.raw`\b(?:${ofOthers}|(?<work>work\w* (?:closely |directly )?(?:with|alongside)))\s`,
  'g',
);
/** Where the words for others end: what follows, and was done with them, is one's own again. */
const ending = /[,;.:()]|\s(?:on|to|in|for|at|during|when|while|where|regarding|about)\s/;

/** Whether a skill at a place of the resume is that of others, with whom something was done. */
export function isOfOthers({ folded, start }: ResumeSegment, at: number): boolean {
  const place = at - start;
  return [...folded.matchAll(opening)].some(({ 0: { length }, index, groups }) => {
    const from = index + length;
    if (place < from) return false;
    const end = folded.slice(from).search(ending);
    const phrase = end < 0 ? folded.slice(from) : folded.slice(from, from + end);
    return (
      place < from + phrase.length &&
      (!groups?.work || /^(?:the|our|their|other) /.test(phrase) || isSomebody(tokenize(phrase)))
    );
  });
}
