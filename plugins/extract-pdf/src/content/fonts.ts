import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Matrix } from './geometry.ts';
import { noOutline, type Outline, outlineOfPaths, readOutline } from './glyph-outline.ts';
import { type Font, noFont } from './graphics-state.ts';

/** A font of pdf.js, with the properties used here. */
type EngineFont = {
  loadedName?: string;
  fontMatrix?: Matrix;
  isType3Font?: boolean;
  vertical?: boolean;
  charProcOperatorList?: Record<string, PDFOperatorList>;
} | null;

/** The fonts of each document, which its pages share. */
const read = new WeakMap<object, Map<string, Font>>();

/** Finds the fonts of a page by their ids in pdf.js; undefined for an unknown id. */
export function fontsOf({ commonObjs }: PDFPageProxy): (id: string) => Font | undefined {
  const get = (id: string): unknown => (commonObjs.has(id) ? commonObjs.get(id) : undefined);
  const fonts = read.get(commonObjs) ?? new Map<string, Font>();
  read.set(commonObjs, fonts);
  return (id) => {
    const known = fonts.get(id);
    const engineFont = known ? undefined : (get(id) as EngineFont | undefined);
    if (engineFont === undefined) return known;
    const font = toFont(id, engineFont, get);
    fonts.set(id, font);
    return font;
  };
}

function toFont(name: string, engineFont: EngineFont, get: (id: string) => unknown): Font {
  const {
    loadedName = name,
    fontMatrix: matrix = noFont.matrix,
    isType3Font: type3 = false,
    vertical = false,
    charProcOperatorList = {},
  } = engineFont ?? {};
  const outlines = new Map<string, Outline | undefined>();
  return {
    name,
    matrix,
    type3,
    vertical,
    outline({ fontChar, operatorListId = '' }) {
      const key = type3 ? operatorListId : fontChar;
      const known = outlines.get(key);
      if (known || outlines.has(key)) return known;
      const outline = type3
        ? outlineOfProcedure(charProcOperatorList[key], matrix)
        : outlineOfPath(get(`${loadedName}_path_${key}`));
      outlines.set(key, outline);
      return outline;
    },
  };
}

/** Glyph outlines by their paths, which many documents share; as many as some dozens of fonts have. */
const outlines = new Map<string, Outline>();
const MOST_OUTLINES = 4000;
const LONGEST_KEPT = 4000;

function outlineOfPath(path: unknown): Outline | undefined {
  if (typeof path !== 'string') return undefined;
  const known = outlines.get(path);
  if (known) return known;
  const outline = readOutline(path);
  if (outlines.size >= MOST_OUTLINES) outlines.clear();
  if (path.length <= LONGEST_KEPT) outlines.set(path, outline);
  return outline;
}

/** Operators that make the outline of a Type 3 glyph unknown, above all pictures. */
const drawsElse = new Set([
  OPS.paintImageMaskXObject,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintFormXObjectBegin,
  OPS.shadingFill,
  OPS.showText,
  OPS.paintSolidColorImageMask,
  OPS.transform,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
]);
const fillsPath = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokesPath = new Set([OPS.stroke, OPS.closeStroke]);

/** The outline of a Type 3 glyph, which is a content stream; undefined where it does more than fill paths. */
function outlineOfProcedure(procedure: PDFOperatorList | undefined, matrix: Matrix): Outline | undefined {
  if (!procedure) return noOutline;
  if (procedure.fnArray.some((operator) => drawsElse.has(operator))) return undefined;
  const paths: Float32Array[] = [];
  for (const [index, operator] of procedure.fnArray.entries()) {
    const [paint, data] = (procedure.argsArray[index] ?? []) as [number, unknown[]];
    if (operator !== OPS.constructPath) continue;
    if (strokesPath.has(paint)) return undefined;
    if (fillsPath.has(paint) && data[0] instanceof Float32Array) paths.push(data[0]);
  }
  return outlineOfPaths(paths, matrix);
}
