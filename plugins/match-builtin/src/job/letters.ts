import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'letters');
const opening = new RegExp(`^${patternOf(inGroup(table, 'opening'))}\\b[^.:]*$`);
const closing = new RegExp(`^${patternOf(inGroup(table, 'closing'))}[\\s,.!]*$`);
const longestOpening = 6;
const longestOfSender = 6;
const mostOfSender = 8;

/** "Dear candidate,", "Hey there": said to whoever reads. */
const isOpening = (line: string): boolean => countWords(line) <= longestOpening && opening.test(fold(line));

/** The places of lines that open and close a letter, as a text pasted from mail has them, and of its sender's below. */
export function ofLetter(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (isOpening(line)) found.add(at);
    if (
      !closing.test(
        fold(line)
          .replace(/\s*&\s*/g, ' and ')
          .trim(),
      )
    )
      continue;
    let end = at + 1;
    while (end < Math.min(lines.length, at + 1 + mostOfSender) && countWords(lines[end]!) <= longestOfSender) end += 1;
    for (let of = at; of < end; of += 1) found.add(of);
  }
  return found;
}
