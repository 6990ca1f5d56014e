import { countWords } from '../text/lines.ts';
import { isLabelAlone } from './nature.ts';

const longestValue = 8;
const fewest = 3;

/**
 * The places of labels and of what they label, each in a line of its own: "Town" above "Whitby", as a page of a job
 * board has them when it is copied. Where there are few, they are headings.
 */
export function belowLabels(lines: readonly string[]): readonly number[] {
  const isValue = (line: string | undefined): boolean =>
    line !== undefined && countWords(line) <= longestValue && !isLabelAlone(line);
  const labels = lines.flatMap((line, at) => (isLabelAlone(line) && isValue(lines[at + 1]) ? [at] : []));
  return labels.length < fewest ? [] : labels.flatMap((at) => [at, at + 1]);
}
