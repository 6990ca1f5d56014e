import type { Colour } from './color.ts';
import type { Box, Point } from './geometry.ts';
import type { Outline } from './glyph-outline.ts';

/** One character (or ligature) at its place: `x`, `y` is the start of its baseline, in page space. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  /** What the font draws; absent where that is unknown: glyphs that are pictures, and fonts that are not in the file. */
  outline?: Outline | undefined;
  /** What the font calls the glyph; for fonts that are not in the file, the character that is drawn. */
  code: string;
};

/** Characters shown by one operator, all in the same manner. */
export type Run = {
  /** Position in the order of painting, shared with shapes and images. */
  order: number;
  /** Its place among the operators that show text. */
  show: number;
  glyphs: Glyph[];
  font: string;
  /** Height of the type in points of page space. */
  size: number;
  /** Width of the type: equal to `size` unless it is stretched or squeezed. */
  breadth: number;
  /** Unit vector of the baseline. */
  direction: Point;
  /** Whether the letters are drawn as in a mirror. */
  isMirrored: boolean;
  /** Colours that the characters are painted with; `undefined` is a pattern, which may be any colour. */
  colours: (Colour | undefined)[];
  /** 0 to 1. */
  opacity: number;
  /** Nothing outside is painted. */
  clip: Box;
  /** In an optional-content layer that is switched off. */
  inHiddenLayer: boolean;
  /** Painted in a way that rules do not follow: as a clip, by strokes, through a mask, stretched … */
  isOdd: boolean;
  /** In a Type 3 font, whose glyphs are drawings or pictures. */
  isPictured: boolean;
  /** Width in points of the strokes along the letters' outlines; 0 where they have none. */
  stroke: number;
  /** Part of a soft mask: a gradient is seen through letters so. */
  isMask: boolean;
  /** Painted, or also painted, as a clip for what follows. */
  isClip: boolean;
};

/** A painted area. */
export type Shape = {
  order: number;
  /** Outlines in page space; holes are outlines too. */
  outlines: Point[][];
  box: Box;
  evenOdd: boolean;
  /** `undefined` is a pattern or a shading. */
  colour: Colour | undefined;
  /** 0 to 1; 0 where the blending leaves what is below visible. */
  opacity: number;
};

export type Picture = {
  order: number;
  box: Box;
  /** Whether it hides everything below it. */
  opaque: boolean;
};

/** Anything painted beside text, thin lines too, as far as it may touch a letter. */
export type Paint = {
  order: number;
  box: Box;
  /** An opaque rectangle of one colour. */
  isPlain: boolean;
  isThin: boolean;
};

/** What a page paints, as far as reading it needs. */
export type Drawing = {
  page: Box;
  runs: Run[];
  shapes: Shape[];
  pictures: Picture[];
  paints: Paint[];
  /** Boxes of painted shapes and pictures that are small enough for the mark of a list item. */
  smallBoxes: Box[];
  /** Outlines as small as letters, filled or stroked: many of them are text drawn as outlines. */
  letterLikeShapes: number;
  /** Points of the longest path: what a canvas needs to fill one grows with its crossings. */
  longestPath: number;
};
