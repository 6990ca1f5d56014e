import { linesOf, type Span } from '@cotejo/plugin-kit';

/** A line, or a sentence of a long line, without its bullet: the smallest passage that is quoted. */
export type Segment = Span & { text: string; line: number; bullet: boolean };

const maxLength = 200;
const bullet = /^(?:[•●▪■◦·*‣➢►✓✔»–—-]|o(?= )|\(?\d{1,2}[.)](?=\s))+\s*/u;

/** Whether a line is an item of a list, by the mark or number that it begins with. */
export const isItem = (line: string): boolean => bullet.test(line.trimStart().slice(0, 20));

/** Where to cut a passage longer than `maxLength`: after a sentence, else after a word, else anywhere. */
function cutAt(text: string, from: number, end: number): number {
  const window = text.slice(from, Math.min(end, from + maxLength));
  const sentence = Math.max(
    window.lastIndexOf('. '),
    window.lastIndexOf('; '),
    window.lastIndexOf('! '),
    window.lastIndexOf('? '),
  );
  if (sentence > 20) return from + sentence + 1;
  const space = window.lastIndexOf(' ');
  return from + (space > maxLength / 2 ? space : window.length);
}

function pushTrimmed(into: Segment[], text: string, start: number, end: number, line: number, isBullet: boolean): void {
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  if (end > start) into.push({ start, end, text: text.slice(start, end), line, bullet: isBullet });
}

/** Cuts a text into segments of at most 200 characters; every one is an exact slice of it. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const [line, { start, end, text: content }] of linesOf(text).entries()) {
    const indent = content.length - content.trimStart().length;
    const mark = bullet.exec(content.slice(indent, indent + 20))?.[0].length ?? 0;
    let from = start + indent + mark;
    for (let first = true; from < end; first = false) {
      const cut = end - from > maxLength ? cutAt(text, from, end) : end;
      pushTrimmed(segments, text, from, cut, line, first && mark > 0);
      from = cut;
    }
  }
  return segments;
}
