import { isLetterOrDigit } from '../characters.ts';
import type { Glyph, Run } from '../content/page-content.ts';
import { isEmpty, type Outline } from '../content/glyph-outline.ts';
import type { SeenGlyph } from '../visibility/rules.ts';
import { alphabet } from './alphabet.ts';
import { distance, type LetterShape, shapeOf } from './letter-shape.ts';

/** A letter counts as itself up to this factor, plus `SLACK`, on its distance to the nearest other letter. */
const TOLERANCE = 1.4;
const SLACK = 0.03;
/** The largest distance of a letter to its own shapes. */
const MOST_UNLIKE = 0.42;
/** The share of a word's letters that must look like the letters in the file. */
const ALIKE = 0.5;
/** Letters of the shortest word that is judged. */
const LEAST_LETTERS = 3;
/** The line width, as a share of the font size, from which strokes make letters unreadable. */
const BLOTTING = 0.15;
/** Ligatures: letters that fonts draw as one glyph. */
const ligatures = new Set([
  'ff',
  'fi',
  'fl',
  'ffi',
  'ffl',
  'Th',
  'tt',
  'ti',
  'tti',
  'ct',
  'st',
  'sp',
  'ft',
  'fft',
  'fj',
  'fb',
  'fh',
  'fk',
  'tf',
  'gy',
  'ij',
  'IJ',
]);

/** Results by outline and text: each glyph is compared once. */
const known = new WeakMap<Outline, Map<string, boolean | undefined>>();

/**
 * Finds words whose glyphs do not look like the letters in the file, so that only OCR tells what the page shows. All
 * fonts are compared with a few standard ones: letters differ more from each other than fonts do.
 */
export function inOtherLetters(glyphs: SeenGlyph[]): Set<SeenGlyph> {
  const found = new Set<SeenGlyph>();
  const answers = glyphs.map(isAlike);
  if (!answers.includes(false)) return found;
  const answerOf = new Map(glyphs.map((glyph, index) => [glyph, answers[index]]));
  for (const word of wordsOf(glyphs)) {
    const looks = word.map((glyph) => answerOf.get(glyph)).filter((look) => look !== undefined);
    if (!looks.includes(false)) continue;
    const letters = word.map(({ text }) => text).join('');
    // One letter repeated is a row of stars or lines in a symbol font.
    if (
      letters.length >= LEAST_LETTERS &&
      new Set(letters).size > 1 &&
      looks.filter(Boolean).length < ALIKE * looks.length
    )
      for (const glyph of word) found.add(glyph);
  }
  return found;
}

/** Words: letters close to each other, even if several operators drew them. */
function wordsOf(glyphs: SeenGlyph[]): SeenGlyph[][] {
  const words: SeenGlyph[][] = [];
  let last: SeenGlyph | undefined;
  for (const glyph of glyphs) {
    if (isLetterOrDigit(glyph.text) && !glyph.hidden) {
      if (last && follows(last, glyph)) words.at(-1)!.push(glyph);
      else words.push([glyph]);
      last = glyph;
    } else last = undefined;
  }
  return words;
}

function follows(last: SeenGlyph, next: SeenGlyph): boolean {
  const { direction, size } = last.run;
  const end = { x: last.x + direction.x * last.width, y: last.y + direction.y * last.width };
  return Math.hypot(next.x - end.x, next.y - end.y) < 0.3 * size;
}

const plainText = (text: string): string => text.normalize('NFKC').trim();

/** Whether a glyph looks like its text; undefined for text that is not compared: marks, other scripts, accents. */
function isAlike({ text, outline, code, run }: Glyph & { run: Run }): boolean | undefined {
  // For a font that is not embedded the viewer chooses one, and draws the character of the code.
  if (!outline) return !run.isPictured && (text === code || !alphabet.has(plainText(text))) ? undefined : false;
  if ((run.isMirrored || run.stroke > BLOTTING * run.size) && alphabet.has(plainText(text))) return false;
  let answers = known.get(outline);
  if (!answers) known.set(outline, (answers = new Map()));
  if (!answers.has(text)) answers.set(text, looksLike(outline, plainText(text)));
  return answers.get(text);
}

/** A distance so small that other letters need not be compared. */
const NEAR = 0.15;

function looksLike(outline: Outline, letter: string): boolean | undefined {
  if ([...letter].length > 1) return /[a-z]/i.test(letter) ? ligatures.has(letter) : undefined;
  if (!alphabet.has(letter) || isEmpty(outline)) return undefined;
  const shape = shapeOf(outline);
  const nearestOf = (shapes: LetterShape[]): number => {
    let least = Infinity;
    for (const one of shapes) least = Math.min(least, distance(shape, one));
    return least;
  };
  const own = nearestOf(alphabet.get(letter)!);
  if (own <= NEAR) return true;
  if (own > MOST_UNLIKE) return false;
  for (const shapes of alphabet.values()) if (own > nearestOf(shapes) * TOLERANCE + SLACK) return false;
  return true;
}
