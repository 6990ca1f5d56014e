import { isWordly } from '../characters.ts';
import type { Glyph, Run } from '../content/page-content.ts';
import { isEmpty, type Outline } from '../content/glyph-outline.ts';
import type { SeenGlyph } from '../visibility/rules.ts';
import { alphabet } from './alphabet.ts';
import { distance, type LetterShape, shapeOf } from './letter-shape.ts';

/** A letter may look so much less like itself than like another one, as a factor and a summand on the distance. */
const TOLERANCE = 1.4;
const SLACK = 0.03;
/** … and no letter looks less like itself than this. */
const MOST_UNLIKE = 0.42;
/** Share of a word's letters that must look like what the file claims. */
const ALIKE = 0.5;
/** Shorter words say too little. */
const LEAST_LETTERS = 3;
/** Strokes as wide as this share of the type's size fill the letters up. */
const BLOTTING = 0.15;
/** Letters that fonts draw as one glyph. */
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

/** Outlines live as long as their page's fonts; a glyph is looked at once. */
const known = new WeakMap<Outline, Map<string, boolean | undefined>>();

/**
 * The characters of words whose letters do not look like what the file says they are, so that only reading the picture
 * tells what the page shows. Every font is held against the same few: letters differ more from each other than fonts do.
 */
export function doubtful(glyphs: SeenGlyph[]): Set<SeenGlyph> {
  const found = new Set<SeenGlyph>();
  const answers = glyphs.map(isAlike);
  if (!answers.includes(false)) return found;
  const answerOf = new Map(glyphs.map((glyph, index) => [glyph, answers[index]]));
  for (const word of wordsOf(glyphs)) {
    const looks = word.map((glyph) => answerOf.get(glyph)).filter((look) => look !== undefined);
    if (!looks.includes(false)) continue;
    const letters = word.map(({ text }) => text).join('');
    // One letter over and over is a row of stars or lines in a font of signs.
    if (
      letters.length >= LEAST_LETTERS &&
      new Set(letters).size > 1 &&
      looks.filter(Boolean).length < ALIKE * looks.length
    )
      for (const glyph of word) found.add(glyph);
  }
  return found;
}

/** Letters that follow each other closely, in whatever pieces they were painted. */
function wordsOf(glyphs: SeenGlyph[]): SeenGlyph[][] {
  const words: SeenGlyph[][] = [];
  let last: SeenGlyph | undefined;
  for (const glyph of glyphs) {
    if (isWordly(glyph.text) && !glyph.hidden) {
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

/** `undefined` where nothing can be said: marks, other scripts, letters with accents. */
function isAlike({ text, outline, code, run }: Glyph & { run: Run }): boolean | undefined {
  // A font that is not in the file is chosen by the reader's program, which draws the character that the code stands for.
  if (!outline) return !run.isPictured && (text === code || !alphabet.has(plainText(text))) ? undefined : false;
  if ((run.isMirrored || run.stroke > BLOTTING * run.size) && alphabet.has(plainText(text))) return false;
  let answers = known.get(outline);
  if (!answers) known.set(outline, (answers = new Map()));
  if (!answers.has(text)) answers.set(text, looksLike(outline, plainText(text)));
  return answers.get(text);
}

/** So near to the letter that is claimed, no other is asked. */
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
