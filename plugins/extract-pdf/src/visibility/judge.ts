import type { Glyph } from '../content/page-content.ts';
import { isLetterOrDigit } from '../characters.ts';
import type { SeenGlyph } from './rules.ts';
import type { Verdict } from './compare-renderings.ts';

/** The share of a word's letters up to which invisible ones count as visible: an accident of rendering. */
const STRAY = 0.25;
/** The share of invisible letters above which the whole word is invisible. */
const MOST_OF_WORD = 0.5;

/**
 * Replaces the results of the rules by those of the rendering. Words are judged as a whole where most letters agree;
 * marks and spaces are judged like the letter before them. `glyphs` are in the order of their runs.
 */
export function judgeByPicture(glyphs: SeenGlyph[], verdicts: Map<Glyph, Verdict>): SeenGlyph[] {
  return [...Map.groupBy(glyphs, ({ run }) => run)].flatMap(([run, shown]) => {
    const own = run.glyphs.map((glyph) => verdicts.get(glyph) ?? 'unknown');
    for (const word of wordsOf(shown)) settle(own, word);
    return follow(shown.map((glyph, index) => judged(glyph, own[index]!)));
  });
}

function judged(glyph: SeenGlyph, verdict: Verdict): SeenGlyph {
  if (verdict === 'unknown' || glyph.hidden === 'tiny' || glyph.hidden === 'hidden-run') return glyph;
  return { ...glyph, hidden: verdict === 'seen' ? undefined : (glyph.hidden ?? 'unreadable') };
}

/** The indexes of the letters of each word. */
function wordsOf(glyphs: SeenGlyph[]): number[][] {
  const words: number[][] = [];
  let isInWord = false;
  for (const [index, { text }] of glyphs.entries()) {
    if (isLetterOrDigit(text)) {
      if (isInWord) words.at(-1)!.push(index);
      else words.push([index]);
    }
    isInWord = isLetterOrDigit(text);
  }
  return words;
}

function settle(verdicts: Verdict[], word: number[]): void {
  const unseen = word.filter((index) => verdicts[index] === 'unseen').length / word.length;
  if (unseen > 0 && unseen <= STRAY) for (const index of word) verdicts[index] = 'seen';
  if (unseen > MOST_OF_WORD) for (const index of word) verdicts[index] = 'unseen';
}

function follow(glyphs: SeenGlyph[]): SeenGlyph[] {
  const first = glyphs.find(({ text }) => isLetterOrDigit(text));
  if (!first) return glyphs;
  let { hidden } = first;
  return glyphs.map((glyph) => {
    if (isLetterOrDigit(glyph.text)) hidden = glyph.hidden;
    return isLetterOrDigit(glyph.text) ? glyph : { ...glyph, hidden };
  });
}
