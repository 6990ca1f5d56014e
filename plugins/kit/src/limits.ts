import type { ExtractedDocument, ExtractedPage, HiddenPassage } from './documents.ts';

/**
 * Cuts pages to `limit` UTF-16 code units in all, never inside a character: each page's text and then its hidden
 * passages, in order. What is cut is listed.
 */
export function limitCharacters(pages: ExtractedPage[], limit: number): ExtractedDocument {
  let left = limit;
  let isCut = false;
  const take = (text: string): string => {
    const taken = text.length <= left ? text : text.slice(0, left).replace(/[\ud800-\udbff]$/, '');
    isCut ||= taken.length < text.length;
    left = taken.length < text.length ? 0 : left - taken.length;
    return taken;
  };
  const kept = pages.map(limitPassages).map((page) => ({
    ...page,
    text: take(page.text),
    hidden: page.hidden.map((passage) => ({ ...passage, text: take(passage.text) })).filter(({ text }) => text !== ''),
  }));
  return { pages: kept, cuts: isCut ? [{ what: 'characters', limit }] : [] };
}

/** More hidden passages, or unsure lines, than a page of an honest document has. */
const mostPassages = 1_000;

/**
 * A page with about a thousand hidden passages and a thousand `unsure` lines at most: further lines are joined, and
 * further passages are joined by their reason. Processing a document made of them stays fast, and no text is lost.
 */
export function limitPassages({ hidden, unsure, ...page }: ExtractedPage): ExtractedPage {
  return { ...page, hidden: limitHidden(hidden), ...(unsure && { unsure: limitLines(unsure) }) };
}

function limitHidden(hidden: HiddenPassage[]): HiddenPassage[] {
  if (hidden.length <= mostPassages) return hidden;
  const rest = Map.groupBy(hidden.slice(mostPassages), ({ reason }) => reason);
  const together = [...rest].map(([reason, passages]) => ({
    text: passages.map(({ text }) => text).join('\n'),
    reason,
  }));
  return [...hidden.slice(0, mostPassages), ...together];
}

const limitLines = (lines: string[]): string[] =>
  lines.length <= mostPassages ? lines : [...lines.slice(0, mostPassages), lines.slice(mostPassages).join(' ')];
