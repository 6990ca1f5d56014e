import type { Span } from '@cotejo/plugin-kit';
import type { Unit } from '../units.ts';
import { isTelling, tellingWords } from './sentence.ts';

/** A text read in another way, such as backwards, and where a passage of that reading stands in the text itself. */
export type Form = { text: string; placeOf(span: Span): Span };

const rotated = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
const backwards = (text: string): string => [...text].toReversed().join('');

/** Telling words of a readable text at least; one that is read backwards or in a code by mistake has fewer. */
const fewestTelling = 2;
const tellingRotated = new Set(Array.from(tellingWords, rotated));
const tellingBackwards = new Set(Array.from(tellingWords, backwards));

/**
 * A text as it is and, where these hold words of orders, in ROT13, backwards line by line, as a change of direction
 * leaves it, and backwards as a whole.
 */
export function formsOf(text: string): Form[] {
  const same = (span: Span): Span => span;
  const forms: Form[] = [{ text, placeOf: same }];
  if (isTelling(text, fewestTelling, tellingRotated)) forms.push({ text: rotated(text), placeOf: same });
  if (isTelling(text, fewestTelling, tellingBackwards))
    forms.push(
      { text: text.split('\n').map(backwards).join('\n'), placeOf: (span) => wholeLines(text, span) },
      {
        text: backwards(text),
        placeOf: ({ start, end }) => ({ start: text.length - end, end: text.length - start }),
      },
    );
  return forms;
}

function wholeLines(text: string, { start, end }: Span): Span {
  const next = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, end: next < 0 ? text.length : next };
}

/** Letters one by one with blanks, marks or line breaks between them; ten or more are no heading. */
const spelledOut = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){9,1999}/gu;

const bytes = (pieces: string[], radix: number): string =>
  Buffer.from(pieces.map((piece) => parseInt(piece, radix))).toString('utf8');

/** Ways to write a text in figures and letters that no reader spells, and how each is read. */
const codes: [RegExp, (code: string) => string][] = [
  [
    /(?:(?:0x|\\x)?[\da-f]{2}[\s,:;-]{0,2}){16,}/gi,
    (code) => bytes(code.replace(/0x|\\x/gi, ' ').match(/[\da-f]{2}/gi)!, 16),
  ],
  [/(?:[01]{8}[\s,]{0,2}){12,}/g, (code) => bytes(code.match(/[01]{8}/g)!, 2)],
  [/(?:\d{2,3}[\s,;]{1,2}){16,}\d{2,3}/g, (code) => bytes(code.match(/\d+/g)!, 10)],
  [/(?:[A-Za-z\d+/_-]{16,}[=\s]{0,3})+/g, (code) => Buffer.from(code.replace(/[\s=]/g, ''), 'base64').toString('utf8')],
];
const shortestCode = 24;
/** The share of letters, figures and common marks in a text that was decoded rightly. */
const leastPlain = 0.95;

/** What is written letter by letter or in a code, as sentences in the places where they stand. */
export function hiddenUnits(text: string): Unit[] {
  const spelled = Array.from(text.matchAll(spelledOut), (match) =>
    unitOf(match, match[0].replace(/[^\p{L}\p{N}]+/gu, '')),
  );
  const decoded = codes.flatMap(([pattern, decode]) =>
    Array.from(text.matchAll(pattern))
      .filter(([code]) => code.length >= shortestCode)
      .map((match) => unitOf(match, decode(match[0])))
      .filter((unit) => isPlain(unit.text)),
  );
  return [...spelled, ...spelled.map((unit) => ({ ...unit, text: backwards(unit.text) })), ...decoded];
}

const unitOf = (match: RegExpExecArray, text: string): Unit => ({
  start: match.index,
  end: match.index + match[0].length,
  text,
});

const isPlain = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}\s.,:;!?'"{}()/-]/gu)?.length ?? 0) >= text.length * leastPlain &&
  /\p{L}{2} \p{L}{2}/u.test(text);
