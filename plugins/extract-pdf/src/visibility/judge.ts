import type { Glyph } from '../content/page-content.ts';
import { isWordly } from '../characters.ts';
import type { SeenGlyph } from './rules.ts';
import type { Sight } from './compare-renderings.ts';

/** In a word, so few letters that the picture does not show are an accident of the drawing. */
const STRAY = 0.25;
/** … and so many take the rest of the word with them. */
const MOST_OF_WORD = 0.5;

/**
 * Puts what the picture says in the place of what rules say. Words are taken as wholes where most of their letters
 * agree; marks and spaces share the fate of the letter before them. `glyphs` come as the runs hold them.
 */
export function judgeByPicture(glyphs: SeenGlyph[], sights: Map<Glyph, Sight>): SeenGlyph[] {
  return [...Map.groupBy(glyphs, ({ run }) => run)].flatMap(([run, shown]) => {
    const own = run.glyphs.map((glyph) => sights.get(glyph) ?? 'unknown');
    for (const word of wordsOf(shown)) settle(own, word);
    return follow(shown.map((glyph, index) => judged(glyph, own[index]!)));
  });
}

function judged(glyph: SeenGlyph, sight: Sight): SeenGlyph {
  if (sight === 'unknown' || glyph.hidden === 'tiny' || glyph.hidden === 'hidden-run') return glyph;
  return { ...glyph, hidden: sight === 'seen' ? undefined : (glyph.hidden ?? 'unreadable') };
}

/** Places of the letters of each word. */
function wordsOf(glyphs: SeenGlyph[]): number[][] {
  const words: number[][] = [];
  let isInWord = false;
  for (const [index, { text }] of glyphs.entries()) {
    if (isWordly(text)) {
      if (isInWord) words.at(-1)!.push(index);
      else words.push([index]);
    }
    isInWord = isWordly(text);
  }
  return words;
}

function settle(sights: Sight[], word: number[]): void {
  const unseen = word.filter((index) => sights[index] === 'unseen').length / word.length;
  if (unseen > 0 && unseen <= STRAY) for (const index of word) sights[index] = 'seen';
  if (unseen > MOST_OF_WORD) for (const index of word) sights[index] = 'unseen';
}

function follow(glyphs: SeenGlyph[]): SeenGlyph[] {
  const first = glyphs.find(({ text }) => isWordly(text));
  if (!first) return glyphs;
  let { hidden } = first;
  return glyphs.map((glyph) => {
    if (isWordly(glyph.text)) hidden = glyph.hidden;
    return isWordly(glyph.text) ? glyph : { ...glyph, hidden };
  });
}
