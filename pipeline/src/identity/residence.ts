import type { Span } from '@cotejo/plugin-kit';
import { linesAtTheHead } from './name.ts';
import { isOrdinary } from './not-names.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of ISO 3166 as English and Spanish call them, and how they are called for short. */
const countries = new Set(
  [
    ...['en', 'es'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
    }),
    'UK',
    'U.K.',
    'USA',
    'U.S.A.',
    'US',
    'U.S.',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Inglaterra',
    'Escocia',
    'Gales',
    'EE. UU.',
    'EEUU',
  ].map((name) => name.toLowerCase()),
);

const place =
  /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,40}?(?:,[^\S\n]*\p{Lu}[\p{L}\p{M}.'’ -]{1,30}?)?)(?:,[^\S\n]*|[^\S\n]*\()(\p{Lu}[\p{L}\p{M}. ]{1,40}?)\)?$/u;

/** Where the owner lives, as "Leeds, United Kingdom" at the head of a resume, in a cell or a line of its own; "Sales Manager, Spain" is a title. */
export function findResidences(text: string): Span[] {
  const lines = [...text.matchAll(/\S[^\n]*/gu)];
  const head = text.slice(0, lines[linesAtTheHead]?.index);
  return [...head.matchAll(/(?:[^\n|•;·–—\t-]|(?<=\S)-(?=\S))+/gu)].flatMap((cell) => {
    const content = cell[0].replace(/^[\s#*_>]+|(?<![\s*_,])[\s*_,]+$/gu, '');
    const [, before, country] = place.exec(content) ?? [];
    if (
      !before ||
      !country ||
      !countries.has(country.toLowerCase()) ||
      before.split(/[^\p{L}\p{M}]+/u).some(isOrdinary)
    )
      return [];
    const start = cell.index + cell[0].indexOf(content);
    return [{ start, end: start + content.length }];
  });
}
