import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { toEnglish } from '../text/alignment.ts';
import { limitSpans, mergeSpans } from '../text/spans.ts';
import { findContacts } from './contacts.ts';
import { findLikelyNames } from './name/find-name.ts';
import { everywhere } from './everywhere.ts';
import { findPersonal } from './personal.ts';

/** "Name:", "E-mail –" and the like before what they announce, from the beginning of their cell. */
const label = /^[\s#*_>•-]*(?:\p{L}[\p{L}.'’/() -]{0,40}[:–—-][\s*_]*)?$/u;

/**
 * The passages that say whose a resume is, and no work: the owner's name, contact, address, photo, birth, gender,
 * family and nationality, with their labels; as spans of the original and of the English text.
 */
export function findOwnersPassages(text: BilingualText): { original: Span[]; english: Span[] } {
  const names = findLikelyNames(text.original);
  const original = passagesIn(text.original, names);
  if (text.english === text.original) return { original, english: original };
  const translated = findPersonal(text.original).map((span) => toEnglish(text, withLabel(text.original, span)));
  return { original, english: limitSpans(mergeSpans([...passagesIn(text.english, names), ...translated])) };
}

function passagesIn(text: string, names: string[]): Span[] {
  const { emails, links, phones } = findContacts(text);
  const found = [
    ...emails,
    ...links,
    ...phones,
    ...findPersonal(text),
    ...names.flatMap((name) => everywhere(text, name)),
  ];
  return limitSpans(mergeSpans(found.map((span) => withLabel(text, span))));
}

function withLabel(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - 60), start);
  const cell = before.split(/[\n|•;·]/).at(-1)!;
  return { start: label.test(cell) ? start - cell.length : start, end };
}
