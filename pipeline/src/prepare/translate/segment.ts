import { linesOf, type Span } from '@cotejo/plugin-kit';
import { readList } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';
import { hasLetter } from '../../text/split.ts';

/** A stretch of the original: one sentence, or one line, without its bullet and closing punctuation. */
export type Segment = Span & {
  /** What a translator is given: the stretch with its hard line breaks undone. */
  text: string;
};

const opening = /^(?:\s|[•●○▪■◦‣➢✓*»>·–—-](?=\s)|#{1,6}(?=\s)|(?:\d{1,2}|\p{Ll})[.)](?=\s)|\|)+/u;
const closing = /(?<![\s:;,|])[\s:;,|]+$/u;
const closingPeriod = /(?<=[\p{Ll}\d)\]"”»]{2}|\p{Ll}\s?[)\]"”»])\.$/u;
/** From the first blank on: a passage that was overwritten is a long run of blanks, which is looked at once. */
const lineBreak = /(?<!\s)\s*\n\s*/g;
const sentenceEnd = /[.!?…]["”»)]?\s+(?=[¿¡"“«(]?\p{Lu})/gu;
const abbreviations = anyOf(readList(import.meta.url, 'lists/abbreviations.en.txt', 'lists/abbreviations.es.txt'));
const abbreviation = new RegExp(`(?:^|[\\s(])(?:\\p{Lu}|\\p{L}\\.\\p{L}|${abbreviations})$`, 'u');
/** Addresses and phone numbers, which are the same in every language. */
const link = String.raw`(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?`;
const contactOnly = new RegExp(String.raw`^(?:[^\s@]+@[^\s@]+\.[^\s@]+|${link}|\+?[\d\s().-]{6,})$`, 'iu');

/** Characters of the longest address; a longer line has words beside it, or means nothing. */
const longestContact = 400;
const isContact = (content: string): boolean => content.length <= longestContact && contactOnly.test(content);

/** A line that fills this share of the widest one is likely to go on in the next. */
const fullLine = 0.6;
const narrowest = 40;
const widestCounted = 160;

/**
 * What there is to translate in a text, in order and without overlaps. Bullets, heading marks, blanks and closing
 * punctuation between segments are structure and stay as they are. Lines that a sentence was wrapped into are joined.
 */
export function segmentText(text: string): Segment[] {
  return joinWrappedLines(text).flatMap((line) =>
    splitSentences(text, line).flatMap((sentence) => {
      const trimmed = trim(text, sentence);
      const content = text.slice(trimmed.start, trimmed.end);
      if (!hasLetter(content) || isContact(content)) return [];
      return [{ ...trimmed, text: content.replace(lineBreak, ' ') }];
    }),
  );
}

function joinWrappedLines(text: string): Span[] {
  const lines = linesOf(text);
  const widest = lines.reduce(
    (width, { start, end }) => Math.max(width, Math.min(end - start, widestCounted)),
    narrowest,
  );
  const joined: Span[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = joined.at(-1);
    const last = lines[index - 1];
    if (previous && last && goesOn(text, last, line, widest * fullLine)) previous.end = line.end;
    else joined.push({ ...line });
  }
  return joined;
}

/** Levels of languages, of which a Europass has a row for each language: "francés … B1 … A2". */
const levels = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u;

function goesOn(text: string, line: Span, next: Span, fullWidth: number): boolean {
  if (line.end - line.start < fullWidth) return false;
  const [own, following] = [text.slice(line.start, line.end), text.slice(next.start, next.end)];
  if (levels.test(own) && levels.test(following)) return false;
  return /[\p{L}\p{N},)]$/u.test(own) && /^(?!\p{Ll}[.)]\s)\p{Ll}/u.test(following);
}

function splitSentences(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end);
  const sentences: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(sentenceEnd)) {
    if (abbreviation.test(line.slice(Math.max(0, match.index - 12), match.index))) continue;
    const to = match.index + match[0].length;
    sentences.push({ start: start + from, end: start + to });
    from = to;
  }
  return [...sentences, { start: start + from, end }];
}

function trim(text: string, { start, end }: Span): Span {
  const from = start + (opening.exec(text.slice(start, end))?.[0].length ?? 0);
  const content = text.slice(from, end).replace(closing, '').replace(closingPeriod, '');
  return { start: from, end: from + content.length };
}
