import type { Span } from '@cotejo/plugin-kit';
import { findSchools } from '../identity/schools.ts';
import { readLists } from '../text/lists.ts';
import { type Change, chosen, seedOf, withChanges } from './change.ts';
import { placesOf } from './education.ts';

const lists = {
  en: readLists(import.meta.url, 'lists/schools.en.txt'),
  es: readLists(import.meta.url, 'lists/schools.es.txt'),
};

/**
 * The text with other schools of the same kind in the lines about education and in those next to them, where the school
 * often stands.
 */
export function otherSchool(text: string, education: string[]): string {
  const seed = seedOf(education.join('\n'));
  const areas = around(text, education);
  const changes = findSchools(text)
    .filter(({ start, end }) => areas.some((area) => area.start <= start && end <= area.end))
    .map(({ kind, language, start, end }): Change => {
      const others = lists[language][kind]!.filter((one) => one !== text.slice(start, end));
      return { start, end, text: chosen(others, seed)! };
    });
  return withChanges(text, changes);
}

/** Each line of a text that is about education, with the line before and the line after. */
const around = (text: string, education: string[]): Span[] =>
  placesOf(text, education).map(({ start, end: last }) => {
    const before = text.lastIndexOf('\n', text.lastIndexOf('\n', start) - 1);
    const after = text.indexOf('\n', last);
    const end = after < 0 ? text.length : text.indexOf('\n', after + 1);
    return { start: before + 1, end: end < 0 ? text.length : end };
  });
