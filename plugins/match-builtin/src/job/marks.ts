import { mapBoth, type BilingualPiece } from '../text/bilingual.ts';

/** How a criterion is judged, behind its mark: by "A" (application), "I/T" (interview, test). */
const judged = String.raw`(?:[\s|]+[A-Z](?:\s?[/,&+]\s?[A-Z])*)?`;
/** "Experience of phonics  D", "GCSE English \t E \t A/I": what is asked for, and its column of a table. */
const mark = new RegExp(String.raw`[\s|][(\[]?(E|D|Essential|Desirable|ESSENTIAL|DESIRABLE)[)\]]?${judged}\s*$`, 'u');
const longestCriterion = 400;
/** "E = Essential, D = Desirable" tells what the marks mean. */
const legend = /(?<!\p{L})E ?[=:–-] ?essential(?!\p{L})/iu;
const fewest = 3;

/** A line without the mark at its end, and the mark. */
function withMark(line: string): { criterion: string; letter?: string } {
  const found = line.length <= longestCriterion ? mark.exec(line) : null;
  const criterion = line.slice(0, found?.index).replace(/(?<![\s|])[\s|]+$/, '');
  return found && /\p{L}{2}/u.test(criterion) ? { criterion, letter: found[1]![0]! } : { criterion: line };
}

/**
 * Lines whose mark at the end, "E" or "D", stands before them in full, as a person specification lists its criteria;
 * other texts, where hardly a line ends so, stay as they are.
 */
export function withMarksInFull(lines: readonly BilingualPiece[]): readonly BilingualPiece[] {
  const letters = lines.flatMap(({ original }) => withMark(original).letter ?? []);
  if (letters.length < fewest || new Set(letters).size < 2) return lines;
  const inFull = (side: string): string => {
    const { criterion, letter } = withMark(side);
    return letter === undefined ? side : `${letter === 'E' ? 'Essential' : 'Desirable'}: ${criterion}`;
  };
  return lines
    .filter(({ original }) => !legend.test(original))
    .map((line) => (withMark(line.original).letter === undefined ? line : mapBoth(line, inFull)));
}
