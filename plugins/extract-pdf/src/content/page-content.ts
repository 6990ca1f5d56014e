import type { Color } from './color.ts';
import type { Box, Point } from './geometry.ts';
import type { Outline } from './glyph-outline.ts';

/** One glyph (a character or ligature) at its place: `x`, `y` is the origin on its baseline, in page space. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Its outline; absent where it is unknown: glyphs that are pictures, and fonts that are not embedded. */
  outline?: Outline | undefined;
  /** The character code in the font of pdf.js; in fonts that are not embedded, the character that is drawn. */
  code: string;
};

/** The glyphs of one text-showing operator, which share their graphics state. */
export type Run = {
  /** Index in the operator list, shared with shapes and pictures: later ones are drawn above. */
  order: number;
  /** Index among the text-showing operators. */
  show: number;
  glyphs: Glyph[];
  font: string;
  /** Font size in points of page space. */
  size: number;
  /** Font size in the direction of the baseline: equal to `size` unless the text is stretched or compressed. */
  breadth: number;
  /** The sine of the angle between the baseline and a stem: 1 for upright letters, about 0.97 for italics. */
  uprightness: number;
  /** Unit vector of the baseline. */
  direction: Point;
  /** Whether the text matrix mirrors the glyphs. */
  isMirrored: boolean;
  /** Colors of fill and stroke; `undefined` is a pattern, which may have any color. */
  colors: (Color | undefined)[];
  /** 0 to 1. */
  opacity: number;
  /** Bounding box of the clipping path. */
  clip: Box;
  /** In an optional-content layer that is switched off. */
  inHiddenLayer: boolean;
  /** Drawn in a way that the rules do not cover: as a clipping path, by strokes, through a soft mask, stretched … */
  isOdd: boolean;
  /** In a Type 3 font, whose glyphs are drawings or pictures. */
  isPictured: boolean;
  /** Line width in points of the stroked outlines; 0 without stroke. */
  stroke: number;
  /** Part of a soft mask, through which something else is visible. */
  isMask: boolean;
  /** Added to the clipping path (text rendering modes 4 to 7). */
  isClip: boolean;
};

/** A filled area. */
export type Shape = {
  order: number;
  /** Subpaths in page space, including holes. */
  outlines: Point[][];
  box: Box;
  evenOdd: boolean;
  /** `undefined` is a pattern or a shading. */
  color: Color | undefined;
  /** 0 to 1; 0 where a blend mode or soft mask shows what is below. */
  opacity: number;
};

export type Picture = {
  order: number;
  box: Box;
  /** Whether it hides all content below. */
  opaque: boolean;
};

/** The bounding box of any graphics besides text, thin lines included. */
export type GraphicsBox = {
  order: number;
  box: Box;
  /** An opaque rectangle of one color. */
  isPlain: boolean;
  isThin: boolean;
};

/** The content of a page, as far as it is needed to find the visible text. */
export type PageContent = {
  page: Box;
  runs: Run[];
  shapes: Shape[];
  pictures: Picture[];
  graphics: GraphicsBox[];
  /** Bounding boxes of shapes and pictures that are small enough for a bullet. */
  smallBoxes: Box[];
  /** Number of paths as small as letters: many of them are text drawn as outlines. */
  letterLikeShapes: number;
  /** Points of the longest path: the time to fill a path grows with its crossings. */
  longestPath: number;
};
