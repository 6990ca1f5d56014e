import type { ExtractedDocument, ExtractedPage } from './documents.ts';

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
  const kept = pages.map((page) => ({
    ...page,
    text: take(page.text),
    hidden: page.hidden.map((passage) => ({ ...passage, text: take(passage.text) })).filter(({ text }) => text !== ''),
  }));
  return { pages: kept, cuts: isCut ? [{ what: 'characters', limit }] : [] };
}
