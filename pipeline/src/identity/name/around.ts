import type { Span } from '@cotejo/plugin-kit';
import { fold, foldedLetters } from '../../text/fold.ts';
import { findContacts, type FoundText } from '../contacts.ts';
import { linesAtTheHead, type Piece } from './in-line.ts';

/**
 * What a resume says of its owner's name elsewhere: where addresses and links are, and what they say; how often it has
 * each word, and each in small letters, as no name is written.
 */
export type Around = {
  lines: readonly Piece[];
  contacts: readonly Span[];
  mail: readonly string[];
  links: readonly string[];
  counts: ReadonlyMap<string, number>;
  small: ReadonlyMap<string, number>;
};

/** Letters of the shortest word that says something. */
export const shortestWord = 3;

const mostAddresses = 3;
const mostLinks = 8;

/** What stands before the @ of addresses, which narrow columns break behind it. */
const localParts = (text: string): FoundText[] =>
  [...text.matchAll(/([\p{L}\p{N}._%+-]{1,64})@/gu)].map(({ 0: whole, 1: local = '', index }) => ({
    text: local,
    start: index,
    end: index + whole.length,
  }));

/** The letters of addresses at the head, as far as there are any: further down stand those of referees too. */
function ownHandles(found: readonly FoundText[], head: number, most: number): string[] {
  const atTheHead = found.filter(({ start }) => start < head);
  return (atTheHead.length > 0 ? atTheHead : found)
    .slice(0, most)
    .map(({ text }) => foldedLetters(text.replace(/^https?:\/\/(?:www\.)?/, '')))
    .filter((handle) => handle.length >= shortestWord);
}

/** A word in small letters that is no part of an address. */
const inRunningText = /(?<![^\s("“¿¡])\p{Ll}[\p{Ll}\p{M}]+(?=[\s,.;:)"”?!]|$)/gmu;

/** How often words stand in a text, folded. */
function countWords(words: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word = ''] of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Collects what the rest of a resume says for and against a name. */
export function aroundOf(text: string, lines: readonly Piece[]): Around {
  const { emails, links } = findContacts(text);
  const head = lines[linesAtTheHead]?.start ?? text.length;
  const small = [...text.matchAll(inRunningText)].map(([word]) => word).join(' ');
  return {
    lines,
    contacts: [...emails, ...links],
    mail: ownHandles(localParts(text), head, mostAddresses),
    links: ownHandles(links, head, mostLinks),
    counts: countWords(fold(text).matchAll(/\p{L}+/gu)),
    small: countWords(fold(small).matchAll(/\p{L}+/gu)),
  };
}

/** Whether handles have a word of a name. */
export const isIn = (word: string, handles: readonly string[]): boolean =>
  word.length >= shortestWord && handles.some((handle) => handle.includes(word));

/** Whether a place touches an address or a link. */
export const isContact = ({ contacts }: Around, { start, end }: Span): boolean =>
  contacts.some((one) => one.start < end && start < one.end);

/** Whether addresses or links have a word of a name. */
export const isSaid = ({ mail, links }: Around, word: string): boolean => {
  const folded = foldedLetters(word);
  return isIn(folded, mail) || isIn(folded, links);
};
