import { apply, type Matrix, multiply, type Point } from './geometry.ts';
import type { Glyph, Run } from './page-content.ts';
import type { EngineGlyph, State, TextPosition } from './graphics-state.ts';

// The most characters for one glyph; damaged fonts may claim more.
const LONGEST_GLYPH = 24;

/** The glyphs of a text on the page, and the font size and direction that they share. */
export type Placement = Pick<Run, 'glyphs' | 'size' | 'breadth' | 'uprightness' | 'direction' | 'isMirrored'>;

/**
 * Places the glyphs of one text-showing operator (ISO 32000-1, 9.4.4), and moves the text position behind them. Numbers
 * among the glyphs are adjustments in thousandths of the font size.
 */
export function placeText(
  items: (EngineGlyph | number | null)[],
  state: State,
  position: TextPosition,
): { placement: Placement; position: TextPosition } {
  const { font, fontSize, horizontalScale: stretch } = state;
  const unit = Math.abs(font.matrix[0]) || 0.001;
  const toPage = multiply(state.matrix, position.matrix);
  const stretchToPage = font.vertical ? Math.hypot(toPage[2], toPage[3]) : Math.hypot(toPage[0], toPage[1]);
  const glyphs: Glyph[] = [];
  let advance = 0;
  const at = (along: number): Point =>
    font.vertical ? apply(toPage, 0, along + state.rise) : apply(toPage, along, state.rise);
  for (const item of items) {
    if (typeof item === 'number') {
      advance -= (item / 1000) * fontSize * (font.vertical ? 1 : stretch);
      continue;
    }
    if (!item) continue;
    const spacing = state.characterSpacing + (item.isSpace ? state.wordSpacing : 0);
    const own = font.vertical ? (item.vmetric?.[0] ?? -1000) * unit * fontSize : item.width * unit * fontSize * stretch;
    const start = at(advance);
    glyphs.push({
      text: item.unicode.slice(0, LONGEST_GLYPH),
      x: start.x,
      y: start.y,
      width: Math.abs(own) * stretchToPage,
      outline: font.outline(item),
      code: item.fontChar,
    });
    advance += own + (font.vertical ? -spacing : spacing * stretch);
  }
  const step: Matrix = font.vertical ? [1, 0, 0, 1, 0, advance] : [1, 0, 0, 1, advance, 0];
  return {
    placement: { glyphs, ...typeOf(toPage, state, glyphs) },
    position: { matrix: multiply(position.matrix, step), line: position.line },
  };
}

function typeOf(
  toPage: Matrix,
  { font, fontSize, horizontalScale }: State,
  glyphs: Glyph[],
): Omit<Placement, 'glyphs'> {
  const sign = Math.sign(fontSize * horizontalScale) || 1;
  const along = font.vertical ? { x: -toPage[2], y: -toPage[3] } : { x: toPage[0] * sign, y: toPage[1] * sign };
  const length = Math.hypot(along.x, along.y);
  // In page space y grows downwards, so the matrix of ordinary text mirrors.
  const area = toPage[0] * toPage[3] - toPage[1] * toPage[2];
  const isMirrored = area * horizontalScale > 0;
  const uprightness = Math.abs(area) / (Math.hypot(toPage[0], toPage[1]) * Math.hypot(toPage[2], toPage[3]) || 1);
  const direction = length > 0 ? { x: along.x / length, y: along.y / length } : { x: 1, y: 0 };
  if (font.type3) {
    // A Type 3 font has any scale, so its size is estimated: letters are about half as wide as high.
    const mean = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) / Math.max(1, glyphs.length);
    return { size: 2 * mean, breadth: 2 * mean, uprightness, direction, isMirrored };
  }
  const size = Math.abs(fontSize) * Math.hypot(toPage[2], toPage[3]);
  return {
    size,
    breadth: Math.abs(fontSize * horizontalScale) * Math.hypot(toPage[0], toPage[1]),
    uprightness,
    direction,
    isMirrored,
  };
}
