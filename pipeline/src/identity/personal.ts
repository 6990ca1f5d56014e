import type { Span } from '@cotejo/plugin-kit';
import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { findResidences } from './residence.ts';

/** What a placeholder says of the text that it stands for. */
export type PersonalKind = 'ADDRESS' | 'BIRTH DATE' | 'PERSONAL DETAIL';

type Rule = { kind: PersonalKind; pattern: RegExp };

const english = readLists(import.meta.url, 'lists/personal.en.txt');
const spanish = readLists(import.meta.url, 'lists/personal.es.txt');

/** A label at the beginning of a cell, or after a comma or full stop in it, with its value: the rest of the cell. */
const labeled = (heading: string): RegExp => {
  const labels = anyOf([...spanish[heading]!, ...english[heading]!], 'any');
  return new RegExp(`(?:^|[,.]\\s)[\\s#*_-]{0,8}(?:${labels})\\b[\\s*_]{0,4}[:–—-][\\s*_]{0,4}(\\S.{0,160})`, 'iu');
};
const cell = /[^\n|•;·]+/gu;
const longestCell = 300;

const labels: readonly Rule[] = [
  { kind: 'BIRTH DATE', pattern: labeled('birthDate') },
  { kind: 'ADDRESS', pattern: labeled('address') },
  { kind: 'PERSONAL DETAIL', pattern: labeled('detail') },
];

const blank = String.raw`[^\S\n]`;
/** A street's name. Words have at most forty letters, so that endless ones are not read again from each letter. */
const street = String.raw`(?:${anyOf(spanish.roads!)})${blank}+(?:[\p{L}.'’ªº]{1,40}${blank}+){0,5}?[\p{L}.'’]{1,40}`;
const houseNumber = String.raw`,?${blank}*(?:n[.º°]*${blank}*)?\d{1,4}(?![\d%])`;
const spanishCode = String.raw`[^\n|•;]{0,60}?\b\d{5}\b[^\n|•;]{0,30}`;
const roads = anyOf(english.roads!);
const road = String.raw`\d{1,5}${blank}+(?:\p{Lu}[\p{L}.'’]{1,40}${blank}+){1,4}(?:${roads})\.?(?!\p{L})`;
const englishCode = String.raw`,[^\n|•;]{2,60}?\b(?:\d{5}|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2})\b`;
const capitalized = String.raw`\p{Lu}[\p{L}'’]{1,40}`;
const town = String.raw`${capitalized}(?:${blank}+(?:de|del|la|${capitalized})){0,4}(?:${blank}*\([^)\n]{2,30}\))?`;

const shapes: readonly Rule[] = [
  { kind: 'BIRTH DATE', pattern: /\b((?:nacid[oa] (?:el|en)|born (?:on|in))\s[^\n|•;.]{4,60})/giu },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${street}${houseNumber}(?:${spanishCode})?)`, 'giu'),
  },
  { kind: 'ADDRESS', pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${road}(?:${englishCode})?)`, 'gu') },
  { kind: 'ADDRESS', pattern: new RegExp(String.raw`(?<=^|[\n,|·•(–-]${blank}?)(\d{5},?${blank}+${town})`, 'gu') },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`(\b(?:${capitalized}${blank}){0,2}${capitalized},${blank}*[A-Z]{2}${blank}+\d{5}(?:-\d{4})?\b)`,
      'gu',
    ),
  },
  {
    kind: 'PERSONAL DETAIL',
    pattern:
      /(?<=^|\n)[\s*_-]{0,4}((?:no |sin )?(?:photo|foto)(?:graph|graf[ií]a)?(?: [\p{L}]{2,12}){0,2})(?=\s*(?:\n|$))/giu,
  },
  { kind: 'PERSONAL DETAIL', pattern: /(?<![\p{L}\p{N}])((?:\d{8}|[XYZxyz]-?\d{7})-?[A-Za-z])(?![\p{L}\p{N}])/gu },
];

/**
 * Postal addresses, birth dates and ages, and lines on nationality, family and identity papers: the values without
 * their labels.
 */
export function findPersonal(text: string): (Span & { kind: PersonalKind })[] {
  const shaped = shapes.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => placed(kind, match, match.index)),
  );
  // Cell by cell, so that a text full of blanks takes no longer than another.
  const named = [...text.matchAll(cell)].flatMap((found) =>
    labels.flatMap(({ kind, pattern }) => {
      const match = pattern.exec(found[0].slice(0, longestCell));
      return match ? [placed(kind, match, found.index + match.index)] : [];
    }),
  );
  return [...shaped, ...named, ...findResidences(text).map((span) => ({ kind: 'ADDRESS' as const, ...span }))];
}

/** Where the first group of a match stands, without the blanks at its end. */
function placed(kind: PersonalKind, match: RegExpExecArray, at: number): Span & { kind: PersonalKind } {
  const start = at + match[0].lastIndexOf(match[1]!);
  return { kind, start, end: start + match[1]!.trimEnd().length };
}
