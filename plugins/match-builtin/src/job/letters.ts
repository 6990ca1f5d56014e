import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';
import { isPlainHeading } from './headings.ts';
import type { RawLine } from './raw-lines.ts';

const table = readTable(import.meta.url, 'letters');
const opening = new RegExp(`^${patternOf(inGroup(table, 'opening'))}(?![\\p{L}-])[^.:]*$`, 'u');
const closing = new RegExp(`^${patternOf(inGroup(table, 'closing'))}[\\s,.!]*$`);
const longestOpening = 6;
const longestOfSender = 6;
const mostOfSender = 8;

/** "Dear candidate,", "Hey there": said to whoever reads. */
const isOpening = (line: string): boolean => countWords(line) <= longestOpening && opening.test(fold(line));
const isClosing = (line: string): boolean =>
  closing.test(
    fold(line)
      .replace(/\s*&\s*/g, ' and ')
      .trim(),
  );

/** Where the lines of whoever sends a letter end that begin at `from`. */
function endOfSender(lines: readonly RawLine[], from: number): number {
  const length = lines
    .slice(from, from + mostOfSender)
    .findIndex(({ original }) => countWords(original) > longestOfSender || isPlainHeading(original));
  return length < 0 ? Math.min(lines.length, from + mostOfSender) : from + length;
}

/**
 * The places of lines that open and close a letter, as a text pasted from mail has them, and of its sender's below;
 * above a job description that is sent on, which goes on with headings, the sender is left.
 */
export function ofLetter(lines: readonly RawLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  const lastHeading = lines.findLastIndex(({ original }) => isPlainHeading(original));
  for (const [at, { original }] of lines.entries()) {
    if (isOpening(original)) found.add(at);
    if (!isClosing(original)) continue;
    found.add(at);
    const end = endOfSender(lines, at + 1);
    if (lastHeading >= end) continue;
    for (let of = at + 1; of < end; of += 1) found.add(of);
  }
  return found;
}
