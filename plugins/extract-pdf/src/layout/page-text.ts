import type { SeenGlyph } from '../visibility/rules.ts';
import type { Box } from '../content/geometry.ts';
import { blocksOf } from './columns.ts';
import type { Interval } from './intervals.ts';
import { marksOf } from './marks.ts';
import { textOfBlock } from './paragraphs.ts';
import type { Character } from './character.ts';
import { wordsOf } from './words.ts';

/** Graphics that help to read the text: filled areas behind columns, and shapes that may be bullets. */
export type Surroundings = { panels: Interval[]; smallBoxes: Box[] };

/** The text of glyphs in reading order; text in other directions follows that in the most frequent one. */
export function pageText(
  glyphs: SeenGlyph[],
  { panels, smallBoxes }: Surroundings = { panels: [], smallBoxes: [] },
): string {
  const turns = Map.groupBy(glyphs, turnOf);
  const largestFirst = [...turns].toSorted(([, a], [, b]) => b.length - a.length);
  return largestFirst
    .flatMap(([turn, turned]) => {
      const words = wordsOf(turned.map((glyph) => toCharacter(glyph, turn)));
      return turn === 0 ? blocksOf([...words, ...marksOf(smallBoxes, words)], panels) : blocksOf(words, []);
    })
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The clockwise angle of the baseline in degrees, rounded to 90 where it is near, otherwise to 5. */
function turnOf({ run: { direction } }: SeenGlyph): number {
  if (direction.x === 1) return 0;
  const degrees = (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const turn = Math.abs(degrees - quarter) < 10 ? quarter : Math.round(degrees / 5) * 5;
  return (turn + 360) % 360;
}

function toCharacter({ text, x, y, width, run }: SeenGlyph, turn: number): Character {
  const cosine = Math.cos((turn * Math.PI) / 180);
  const sine = Math.sin((turn * Math.PI) / 180);
  return { text, left: x * cosine + y * sine, baseline: y * cosine - x * sine, width, size: run.size, font: run.font };
}
