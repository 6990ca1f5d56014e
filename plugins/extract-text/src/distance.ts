import type { HiddenPassage } from '@cotejo/plugin-kit';

/** Empty lines, more than two pages, after which a reader takes the text to be over. */
const mostEmptyLines = 150;
/** Columns of blanks in a line that are wider than a window. */
const mostBlanks = 250;
const tab = 8;
/** Characters that look empty: white space, format characters, and fillers of some scripts. */
const emptySign = /[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0\u034f]/u;
const onlyEmpty = /^[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0\u034f]*$/u;

/**
 * Separates text that is so far from the rest that a reader does not find it: behind pages of empty lines, or far to
 * the right in its line.
 */
export function withoutFarText(text: string): { near: string; far: HiddenPassage[] } {
  const far: string[] = [];
  let blank = 0;
  let isOver = false;
  let hasBegun = false;
  const near = text
    .split('\n')
    .filter((line) => {
      if (onlyEmpty.test(line)) blank += 1;
      else {
        isOver ||= hasBegun && blank > mostEmptyLines;
        hasBegun = true;
        blank = 0;
      }
      if (isOver) far.push(line);
      return !isOver;
    })
    .map((line) => {
      const at = farAt(line);
      if (at === undefined) return line;
      far.push(line.slice(at));
      return line.slice(0, at);
    });
  const passage = far
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  return { near: near.join('\n'), far: /[\p{L}\p{N}]/u.test(passage) ? [{ text: passage, reason: 'off-page' }] : [] };
}

/** The index in a line behind too many blanks; undefined without such text. */
function farAt(line: string): number | undefined {
  if (line.length < mostBlanks / tab) return undefined;
  let columns = 0;
  for (let index = 0; index < line.length; index += 1) {
    const isBlank = emptySign.test(line[index]!);
    if (!isBlank && columns > mostBlanks) return index;
    columns = isBlank ? columns + (line[index] === '\t' ? tab : 1) : 0;
  }
  return undefined;
}
