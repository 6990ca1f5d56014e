import LineBreaker from 'linebreak';
import { clean } from '../clean.ts';
import { type Face, faceOf, type Weight } from './faces.ts';

export type Style = { size: number; weight: Weight };
/** Text of one face; all measures are in points. `actual` is what a piece stands for that no font can draw. */
export type Piece = { face: Face; text: string; actual?: string; width: number };
export type Line = { pieces: Piece[]; width: number };

/** Shown in place of a character that no font has. */
export const unknown = '□';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks a text into lines of at most `width`, where Unicode allows a break (UAX 14) and, within a word that is too
 * long, between any two characters.
 */
export function typeset(text: string, style: Style, width: number): Line[] {
  const lines: Line[] = [];
  let line = '';
  let filled = 0;
  const end = () => {
    lines.push(lineOf(line.trimEnd(), style));
    line = '';
    filled = 0;
  };
  const add = (piece: string) => {
    if (line !== '' && filled + widthOf(piece.trimEnd(), style) > width) end();
    line += piece;
    filled += widthOf(piece, style);
  };
  for (const { word, required } of wordsOf(clean(text))) {
    if (widthOf(word.trimEnd(), style) <= width) add(word);
    else for (const { segment } of graphemes.segment(word)) add(segment);
    if (required) end();
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}

/** One line, however wide. */
export function lineOf(text: string, style: Style): Line {
  const pieces = runsOf(clean(text), style.weight).map((run) => ({ ...run, width: measure(run, style.size) }));
  return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
}

const widthOf = (text: string, style: Style): number => lineOf(text, style).width;

function* wordsOf(text: string): Generator<{ word: string; required: boolean }> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    yield { word: text.slice(from, at.position).replaceAll('\n', ''), required: at.required === true };
    from = at.position;
  }
}

type Run = Omit<Piece, 'width'>;

/** Blanks, punctuation and digits, which most faces have. */
const neutral = /^[\p{Z}\p{P}\p{N}]/u;

/** Splits a text by the faces that draw it. Neutral signs go with the letters on both sides, where those are alike. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  let between: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (neutral.test(segment)) {
      between.push(segment);
      continue;
    }
    const face = faceOf(firstOf(segment), weight);
    const last = runs.at(-1);
    const joins = face !== undefined && last?.face === face && between.every((one) => has(face, one));
    for (const one of between.splice(0)) addRun(runs, one, joins ? face : faceOf(firstOf(one), weight), weight);
    addRun(runs, segment, face, weight);
  }
  for (const one of between) addRun(runs, one, faceOf(firstOf(one), weight), weight);
  return runs;
}

function addRun(runs: Run[], segment: string, face: Face | undefined, weight: Weight): void {
  const last = runs.at(-1);
  if (!face) runs.push({ face: faceOf(unknown, weight)!, text: unknown, actual: segment });
  else if (last?.face === face && last.actual === undefined) last.text += segment;
  else runs.push({ face, text: segment });
}

const firstOf = (segment: string): string => String.fromCodePoint(segment.codePointAt(0)!);
const has = ({ font }: Face, segment: string): boolean => font.hasGlyphForCodePoint(segment.codePointAt(0)!);

const widths = new Map<string, number>();
/** Most runs whose width is remembered. */
const REMEMBERED = 50_000;

/** Measured word by word, so that what comes again is measured once. */
function measure({ face, text }: Run, size: number): number {
  const scale = size / face.font.unitsPerEm;
  return scale * text.split(/(?<= )/).reduce((sum, word) => sum + advanceOf(face, word), 0);
}

function advanceOf(face: Face, word: string): number {
  const key = `${face.id} ${word}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= REMEMBERED) widths.clear();
    width = face.font.layout(word).advanceWidth;
    widths.set(key, width);
  }
  return width;
}
