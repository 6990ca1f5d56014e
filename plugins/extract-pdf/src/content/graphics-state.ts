import { black, type Colour } from './color.ts';
import { type Box, identity, type Matrix } from './geometry.ts';
import type { Outline } from './glyph-outline.ts';

/** A character of pdf.js' operator list, as far as it is read here. */
export type EngineGlyph = {
  unicode: string;
  fontChar: string;
  operatorListId?: string;
  width: number;
  isSpace: boolean;
  vmetric?: number[] | null;
};

/** What the interpreter needs of a font; `matrix` maps glyph space to text space. */
export type Font = {
  name: string;
  matrix: Matrix;
  type3: boolean;
  vertical: boolean;
  /** What the font draws for a glyph; `undefined` where that is unknown. */
  outline(glyph: EngineGlyph): Outline | undefined;
};

export const noFont: Font = {
  name: '',
  matrix: [0.001, 0, 0, 0.001, 0, 0],
  type3: false,
  vertical: false,
  outline: () => undefined,
};

/** The graphics and text state of a PDF content stream (ISO 32000-1, 8.4 and 9.3). */
export type State = {
  matrix: Matrix;
  clip: Box;
  /** Whether the clip is no upright rectangle, so that `clip` is only the box around it. */
  clipIsShaped: boolean;
  fill: Colour | undefined;
  stroke: Colour | undefined;
  fillOpacity: number;
  strokeOpacity: number;
  /** Product of the opacities of the transparency groups around. */
  groupOpacity: number;
  /** Whether a blend mode makes the painted colour unsure. */
  blended: boolean;
  /** Whether a soft mask thins out what is painted. */
  masked: boolean;
  /** Whether what is painted makes a soft mask, through which something else is seen. */
  inMask: boolean;
  lineWidth: number;
  font: Font;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
};

export function initialState(matrix: Matrix, clip: Box): State {
  return {
    matrix,
    clip,
    clipIsShaped: false,
    fill: black,
    stroke: black,
    fillOpacity: 1,
    strokeOpacity: 1,
    groupOpacity: 1,
    blended: false,
    masked: false,
    inMask: false,
    lineWidth: 1,
    font: noFont,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

/** The two matrices of a text object. */
export type TextPosition = { matrix: Matrix; line: Matrix };

export const textStart: TextPosition = { matrix: identity, line: identity };
