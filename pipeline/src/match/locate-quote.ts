import { type BilingualText, normalForm, type Quote, type Span } from '@cotejo/plugin-kit';
import { toOriginal } from '../alignment.ts';
import type { Evidence } from '../results.ts';

/** A quote longer than this is no evidence but the document itself. */
const longestQuote = 1_000;

/** A text with typographic differences folded away, and where each of its characters stood. */
type Folded = { text: string; starts: number[]; ends: number[] };

/**
 * Returns a function that finds a quote in the resume's English text, verbatim but for blanks, line breaks and the forms
 * of quotation marks, dashes and composed letters. Where it occurs several times, the one nearest to the quote's own
 * offset is taken. A quote that is not there, or that touches a `blanked` span, gives nothing.
 */
export function quoteLocator(resume: BilingualText, blanked: Span[]): (quote: Quote) => Evidence | undefined {
  const haystack = fold(resume.english);
  return (quote) => {
    const needle = fold(quote.text).text.trim();
    if (needle.length > longestQuote || !/[\p{L}\p{N}]/u.test(needle)) return undefined;
    const spans = occurrences(haystack, needle).filter(
      (span) => !blanked.some((gap) => gap.start < span.end && span.start < gap.end),
    );
    const wanted = quote.start ?? 0;
    const english = spans.reduce<Span | undefined>(
      (nearest, span) => (nearest && Math.abs(nearest.start - wanted) <= Math.abs(span.start - wanted) ? nearest : span),
      undefined,
    );
    return english && { text: resume.english.slice(english.start, english.end), english, original: toOriginal(resume, english) };
  };
}

function occurrences({ text, starts, ends }: Folded, needle: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const after = at + needle.length;
    if (isInsideWord(text, at) || isInsideWord(text, after)) continue;
    spans.push({ start: starts[at]!, end: ends[after - 1]! });
  }
  return spans;
}

/** "Java" is not a quote of "JavaScript". */
function isInsideWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  for (const match of text.matchAll(/\s+|[^\s\p{M}]\p{M}*|\p{M}/gu)) {
    const plain = foldCharacter(match[0]);
    folded.text += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(match.index);
      folded.ends.push(match.index + match[0].length);
    }
  }
  return folded;
}

function foldCharacter(character: string): string {
  return normalForm(character.replace(/\s+/g, ' '), 'NFKC')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '');
}
