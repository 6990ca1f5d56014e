import type { Line } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import { isName } from './employer-names.ts';
import { pieces } from './position-heading.ts';
import { opensSection } from './sections.ts';

const labels = readPhrases(import.meta.url, 'labels-of-employers');
const ofSeveralWords = patternOf(labels.filter((label) => label.includes(' ')));
/** A label of one word needs a colon, the edge of a cell or a wide blank behind it, as firms are called so as well. */
const labeled = new RegExp(
  `^\\s*(?:\\d{1,2}[.)]\\s*)?(?:${patternOf(labels)}\\s*(?:[:|]|\\t|\\s{3,})|${ofSeveralWords}\\s*[:|]?)\\s*(?=\\p{L})`,
  'u',
);

/** What stands behind the label of an employer in a line. */
function employerIn(line: string): string | undefined {
  const label = labeled.exec(fold(line))?.[0];
  const [first] = label === undefined ? [] : pieces(line.slice(label.length));
  return first !== undefined && isName(first) ? first : undefined;
}

/**
 * The employer that a label names beside the date in line `at`, as in a form, and its line: "Name and address of
 * employer". Looked for from line `from`, without a blank line between, then to the next date, heading or line `to`.
 */
export function labeledEmployer(
  lines: readonly Line[],
  { from, at, to }: { from: number; at: number; to: number },
  dateIn: (line: string) => number | undefined,
): { employer: string; line: number } | undefined {
  for (let line = at; line >= from && lines[line]!.text.trim(); line -= 1) {
    const employer = employerIn(lines[line]!.text);
    if (employer !== undefined) return { employer, line };
  }
  for (let line = at + 1; line < to; line += 1) {
    const { text } = lines[line]!;
    if (dateIn(text) !== undefined || opensSection(text)) return undefined;
    const employer = employerIn(text);
    if (employer !== undefined) return { employer, line };
  }
  return undefined;
}
