import type { Span } from '@cotejo/plugin-kit';
import { findResidences } from './residence.ts';

/** What a placeholder says of the text that it stands for. */
export type PersonalKind = 'ADDRESS' | 'BIRTH DATE' | 'PERSONAL DETAIL';

type Rule = { kind: PersonalKind; pattern: RegExp };

/** A label at the beginning of a cell, or after a comma or full stop in it, with its value: the rest of the cell. */
const labelled = (labels: string): RegExp =>
  new RegExp(`(?:^|[,.]\\s)[\\s#*_-]{0,8}(?:${labels})\\b[\\s*_]{0,4}[:–—-][\\s*_]{0,4}(\\S.{0,160})`, 'iu');
const cell = /[^\n|•;·]+/gu;
const longestCell = 300;

const streets =
  'calle|c/|c\\.|avda\\.?|avenida|av\\.|plaza|pza\\.?|paseo|p[ºo]\\.?|ronda|camino|carrer|travesía|urbanización|carrera|cra\\.?|calzada';
const roads = [
  'Street',
  'St',
  'Road',
  'Rd',
  'Avenue',
  'Ave',
  'Lane',
  'Ln',
  'Drive',
  'Dr',
  'Boulevard',
  'Blvd',
  'Court',
  'Ct',
  'Terrace',
  'Crescent',
  'Close',
  'Square',
  'Way',
].join('|');

const labels: readonly Rule[] = [
  {
    kind: 'BIRTH DATE',
    pattern: labelled(
      'fecha(?: y lugar)? de nacimiento|lugar y fecha de nacimiento|f\\. nacimiento|nacimiento|nacid[oa]|date of birth|birth ?date|birthday|dob|d\\.o\\.b\\.|born|edad|age',
    ),
  },
  {
    kind: 'ADDRESS',
    pattern: labelled('direcci[oó]n(?: postal)?|domicilio|residencia|address|home address|postal address'),
  },
  {
    kind: 'PERSONAL DETAIL',
    pattern: labelled(
      'nacionalidad|nationality|citizenship|estado civil|marital status|civil status|sexo|g[ée]nero|gender|sex|religi[oó]n|hij[oa]s|children|dni|nif|nie|pasaporte|passport(?: (?:no|number))?|photo(?:graph)?|picture|foto(?:graf[ií]a)?|id (?:no|number|card)|social security(?: number)?|n[º°.]* (?:de la )?seguridad social|c[eé]dula',
    ),
  },
];

/** A word has at most forty letters here, so that one without an end is not read again from each of its letters. */
const shapes: readonly Rule[] = [
  { kind: 'BIRTH DATE', pattern: /\b((?:nacid[oa] (?:el|en)|born (?:on|in))\s[^\n|•;.]{4,60})/giu },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])((?:${streets})[^\\S\\n]+(?:[\\p{L}.'’ªº]{1,40}[^\\S\\n]+){0,5}?[\\p{L}.'’]{1,40},?[^\\S\\n]*(?:n[.º°]*[^\\S\\n]*)?\\d{1,4}(?![\\d%])(?:[^\\n|•;]{0,60}?\\b\\d{5}\\b[^\\n|•;]{0,30})?)`,
      'giu',
    ),
  },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(\\d{1,5}[^\\S\\n]+(?:\\p{Lu}[\\p{L}.'’]{1,40}[^\\S\\n]+){1,4}(?:${roads})\\.?(?![\\p{L}])(?:,[^\\n|•;]{2,60}?\\b(?:\\d{5}|[A-Z]{1,2}\\d{1,2}[A-Z]? ?\\d[A-Z]{2})\\b)?)`,
      'gu',
    ),
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(?<=^|[\n,|·•(–-][^\S\n]?)(\d{5},?[^\S\n]+\p{Lu}[\p{L}'’]{1,40}(?:[^\S\n]+(?:de|del|la|\p{Lu}[\p{L}'’]{1,40})){0,4}(?:[^\S\n]*\([^)\n]{2,30}\))?)/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(\b(?:\p{Lu}[\p{L}'’]{1,40}[^\S\n]){0,2}\p{Lu}[\p{L}'’]{1,40},[^\S\n]*[A-Z]{2}[^\S\n]+\d{5}(?:-\d{4})?\b)/gu,
  },
  {
    kind: 'PERSONAL DETAIL',
    pattern:
      /(?<=^|\n)[\s*_-]{0,4}((?:no |sin )?(?:photo|foto)(?:graph|graf[ií]a)?(?: [\p{L}]{2,12}){0,2})(?=\s*(?:\n|$))/giu,
  },
  { kind: 'PERSONAL DETAIL', pattern: /(?<![\p{L}\p{N}])((?:\d{8}|[XYZxyz]-?\d{7})-?[A-Za-z])(?![\p{L}\p{N}])/gu },
];

/** Postal addresses, birth dates and ages, and lines on nationality, family and identity papers: the values without their labels. */
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
