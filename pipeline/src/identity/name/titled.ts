import type { FoundText } from '../contacts.ts';
import { linesAtTheHead, nameIn, type Piece } from './in-line.ts';

const documentTitle =
  /^(?:curr[ií]culum(?: vit[aæ]e?)?|c\.?\s?v\.?|r[eé]sum[eé]|hoja de vida)\s*(?:(?:de|of|for|del)\b|[:|·–—-])?\s*/iu;
const documentTitleAfter =
  /\s{0,9}[|·–—,:-]?\s{0,9}(?:['’]s\s{1,9})?(?:curr[ií]culum(?: vit[aæ]e?)?|\bc\.?v\.?|\br[eé]sum[eé]|hoja de vida)$/iu;

/** "Europass Curriculum Vitae" names nobody. */
export const isTitleOnly = (line: string): boolean =>
  !line
    .replace(/^europass\s*/iu, '')
    .replace(documentTitle, '')
    .trim();

/** "Curriculum vitae de Ana Ruiz", "Ana Ruiz - CV". */
export function titled(lines: readonly Piece[]): FoundText[] {
  return lines.slice(0, linesAtTheHead).flatMap((line) => {
    const after = line.text.replace(documentTitle, '');
    const before = line.text.replace(documentTitleAfter, '');
    const rest = after.length < line.text.length ? after : before;
    if (rest.length === line.text.length || !rest) return [];
    const start = rest === after ? line.start + line.text.length - rest.length : line.start;
    const name = nameIn({ text: rest, start });
    return name ?? [];
  });
}
