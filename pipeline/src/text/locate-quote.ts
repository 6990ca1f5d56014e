import { type BilingualText, normalForm, type Quote, type Span } from '@cotejo/plugin-kit';
import { toOriginal } from './alignment.ts';
import { firstWhere } from './first-where.ts';
import type { Evidence } from '../results.ts';
import { mergeSpans } from './spans.ts';
import { hasWord } from './split.ts';

/** Characters of a quote at most; a longer one is not evidence but half of the document. */
const longestQuote = 1_000;

/** A text with typographic differences folded away, and where each of its characters stood. */
type Folded = { text: string; starts: number[]; ends: number[] };

/**
 * Returns a function that finds a quote in the resume's English text, verbatim but for blanks, line breaks and the
 * forms of quotation marks, dashes and composed letters. Where it occurs several times, the one nearest to the quote's
 * own offset is taken. A quote that is not there, or that touches a `blanked` span, gives nothing.
 */
export function quoteLocator(resume: BilingualText, blanked: Span[]): (quote: Quote) => Evidence | undefined {
  const haystack = fold(resume.english);
  const gaps = mergeSpans(blanked);
  const counts = ({ start, end }: Span): boolean => {
    const gap = gaps[firstWhere(gaps.length, (at) => gaps[at]!.end > start)];
    return !gap || gap.start >= end;
  };
  return (quote) => {
    const needle = fold(quote.text).text.trim();
    if (needle.length > longestQuote || !hasWord(needle)) return undefined;
    const english = nearest(haystack, needle, quote.start ?? 0, counts);
    if (!english) return undefined;
    const original = toOriginal(resume, english);
    const text = resume.english.slice(english.start, english.end);
    const originalText = resume.original.slice(original.start, original.end);
    return { text, ...(originalText !== text && { originalText }), english, original };
  };
}

/** Of the places of `needle` that count the one nearest to `wanted`; of two as near the earlier one. */
function nearest(haystack: Folded, needle: string, wanted: number, counts: (span: Span) => boolean): Span | undefined {
  const { text, starts, ends } = haystack;
  const spanAt = (at: number): Span | undefined => {
    const after = at + needle.length;
    const span = { start: starts[at]!, end: ends[after - 1]! };
    return isInsideWord(text, at) || isInsideWord(text, after) || !counts(span) ? undefined : span;
  };
  const from = firstWhere(starts.length, (at) => starts[at]! >= wanted);
  let behind: Span | undefined;
  let ahead: Span | undefined;
  for (let at = text.indexOf(needle, from); at >= 0 && !ahead; at = text.indexOf(needle, at + 1)) ahead = spanAt(at);
  for (
    let at = from > 0 ? text.lastIndexOf(needle, from - 1) : -1;
    at >= 0 && !behind;
    at = at > 0 ? text.lastIndexOf(needle, at - 1) : -1
  )
    behind = spanAt(at);
  if (!behind || !ahead) return behind ?? ahead;
  return wanted - behind.start <= ahead.start - wanted ? behind : ahead;
}

/** Whether a place is inside a word: "Java" is not a quote of "JavaScript". */
function isInsideWord(text: string, at: number): boolean {
  return hasWord(text[at - 1] ?? '') && hasWord(text[at] ?? '');
}

/**
 * Letters, figures and signs that stay as they are, many at once, and anything else by itself with the marks upon it.
 */
const pieces = /[!-_a-~]+(?!\p{M})|\s+|[^\s\p{M}]\p{M}*|\p{M}/gu;
const asItIs = /^[!-_a-~]+$/;

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isSame = asItIs.test(piece);
    const plain = isSame ? piece : foldCharacter(piece);
    folded.text += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(isSame ? index + unit : index);
      folded.ends.push(isSame ? index + unit + 1 : index + piece.length);
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
