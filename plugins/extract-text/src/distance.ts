import type { HiddenPassage } from '@cotejo/plugin-kit';

/** More than two printed pages of empty lines: who comes to them takes the text to be over. */
const mostEmptyLines = 150;
/** Columns of blanks in a line that no window shows at once. */
const mostBlanks = 250;
const tab = 8;
/** Signs that leave their place empty: blanks, marks without width, fillers of scripts that have no shape. */
const emptySign = /[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0\u034f]/u;
const onlyEmpty = /^[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0\u034f]*$/u;

/**
 * Takes away what stands so far from the rest of a text that its reader does not come to it: behind pages of empty
 * lines, or far to the right of its line.
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

/** Where a line goes on after too many blanks. */
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
