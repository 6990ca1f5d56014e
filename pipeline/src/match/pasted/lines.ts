import type { Span } from '@cotejo/plugin-kit';
import { mergeSpans } from '../../text/spans.ts';
import { type Vocabulary, wordsIn } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Lines of the head of a position. */
const linesOfAHead = 3;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/**
 * The span of the words `[from, to)`, widened by what says nothing beside them in their lines: bullets, small words,
 * numbers.
 */
export function spanOf(text: string, words: readonly Word[], [from, to]: readonly [number, number]): Span {
  const [start, end, previous] = [words[from]!.start, words[to - 1]!.end, words[from - 1]?.end ?? 0];
  const lineBreak = text.slice(previous, start).lastIndexOf('\n');
  const after = text.slice(end, words[to]?.start);
  return {
    start: lineBreak < 0 && from > 0 ? start : previous + lineBreak + 1,
    end: end + (after.includes('\n') ? after.indexOf('\n') : after.length),
  };
}

/**
 * Widens a passage by the head of the position above it, with its years and a word of the job, where everything below
 * the head is pasted: such a position is invented.
 */
export function withHeads(text: string, spans: readonly Span[], vocabulary: Vocabulary): Span[] {
  return mergeSpans(
    spans.map((span, at) => {
      const hasHead = isWholeBlock(text, span);
      return hasHead ? { ...span, start: headAbove(text, span.start, spans[at - 1]?.end ?? -1, vocabulary) } : span;
    }),
  );
}

/** Whether a span begins with a line and ends with a paragraph. */
const isWholeBlock = (text: string, { start, end }: Span): boolean =>
  text[start - 1] === '\n' && /^[^\p{L}\n]*(?:\n[^\p{L}\n]*\n|\n?$)/u.test(text.slice(end, end + 20));

/**
 * Where the head above a place begins, if there is one below `least`. A line without years and words of the job is
 * none.
 */
function headAbove(text: string, start: number, least: number, vocabulary: Vocabulary): number {
  let [from, head] = [start, start];
  let [hasYear, hasJobsWord] = [false, false];
  for (let line = 0; line < linesOfAHead && from > least + 1; line++) {
    const above = text.lastIndexOf('\n', from - 2) + 1;
    const content = text.slice(above, from);
    const [isDated, isJobs] = [
      year.test(content),
      wordsIn(content, vocabulary).some(({ key }) => vocabulary.keys.has(key)),
    ];
    if (!isDated && !isJobs) break;
    [hasYear, hasJobsWord] = [hasYear || isDated, hasJobsWord || isJobs];
    if (hasYear && hasJobsWord) head = above;
    from = above;
  }
  return head;
}
