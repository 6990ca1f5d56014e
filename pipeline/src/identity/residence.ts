import type { Span } from '@cotejo/plugin-kit';
import { readList } from '../text/lists.ts';
import { linesAtTheHead } from './name/in-line.ts';
import { isOrdinary } from './name/not-names.ts';

const shortNames = readList(import.meta.url, 'lists/countries.en.txt', 'lists/countries.es.txt');
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of ISO 3166 as a language calls them. */
function countriesIn(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}

/** Looked up when first needed, as that takes longer than to load the rest. */
let countries: ReadonlySet<string> | undefined;

function isCountry(name: string): boolean {
  countries ??= new Set([...countriesIn('en'), ...countriesIn('es'), ...shortNames].map((one) => one.toLowerCase()));
  return countries.has(name.toLowerCase());
}

const city = /\p{Lu}[\p{L}\p{M}.'’ -]{1,40}?(?:,[^\S\n]*\p{Lu}[\p{L}\p{M}.'’ -]{1,30}?)?/u.source;
const country = /\p{Lu}[\p{L}\p{M}. ]{1,40}?/u.source;
const place = new RegExp(`^(${city})(?:,[^\\S\\n]*|[^\\S\\n]*\\()(${country})\\)?$`, 'u');

/** "2009–2012 Fellow, Example Institute, Switzerland" is a line of a career. */
const opensWithYear = /^\P{L}{0,9}(?:19|20)\d\d\b/u;

/**
 * Where the owner lives, as "Leeds, United Kingdom" at the head of a resume, in a cell or a line of its own; "Sales
 * Manager, Spain" is a title.
 */
export function findResidences(text: string): Span[] {
  const lines = [...text.matchAll(/\S[^\n]*/gu)];
  const head = text.slice(0, lines[linesAtTheHead]?.index);
  return [...head.matchAll(/(?:[^\n|•;·–—\t-]|(?<=\S)-(?=\S))+/gu)].flatMap((cell) => {
    const content = cell[0].replace(/^[\s#*_>]+|(?<![\s*_,])[\s*_,]+$/gu, '');
    const [, before, land] = place.exec(content) ?? [];
    if (opensWithYear.test(head.slice(head.lastIndexOf('\n', cell.index) + 1, cell.index))) return [];
    if (!before || !land || !isCountry(land) || before.split(/[^\p{L}\p{M}]+/u).some(isOrdinary)) return [];
    const start = cell.index + cell[0].indexOf(content);
    return [{ start, end: start + content.length }];
  });
}
