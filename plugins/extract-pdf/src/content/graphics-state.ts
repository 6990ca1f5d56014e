import { black, type Color } from './color.ts';
import { type Box, identity, type Matrix } from './geometry.ts';
import type { Outline } from './glyph-outline.ts';

/** A glyph in the operator list of pdf.js, with the properties used here. */
export type EngineGlyph = {
  unicode: string;
  fontChar: string;
  operatorListId?: string;
  width: number;
  isSpace: boolean;
  vmetric?: number[] | null;
};

/** The properties of a font that the interpreter needs; `matrix` maps glyph space to text space. */
export type Font = {
  name: string;
  matrix: Matrix;
  type3: boolean;
  vertical: boolean;
  /** The outline of a glyph; undefined where it is not known. */
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
  /** Whether the clipping path is not an upright rectangle, so that `clip` is only its bounding box. */
  clipIsShaped: boolean;
  fill: Color | undefined;
  stroke: Color | undefined;
  fillOpacity: number;
  strokeOpacity: number;
  /** Product of the opacities of the enclosing transparency groups. */
  groupOpacity: number;
  /** Whether a blend mode other than Normal is set, so that colors are not known. */
  blended: boolean;
  /** Whether a soft mask or a transfer function is set. */
  masked: boolean;
  /** Whether the content belongs to a soft mask, through which something else is visible. */
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

/** The text matrix and the text line matrix of a text object. */
export type TextPosition = { matrix: Matrix; line: Matrix };

export const textStart: TextPosition = { matrix: identity, line: identity };
