import { firstObject, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Outline, readOutline } from '../content/glyph-outline.ts';
import { letters } from '../letter-shapes/alphabet.ts';
import { type LetterShape, shapeOf } from '../letter-shapes/letter-shape.ts';
import { openDocument } from '../engine/open.ts';

const fonts = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Bold', 'Times-Italic', 'Courier'];

/** How the fonts that pdf.js brings draw the letters that are told apart, font by font. */
export async function standardShapes(): Promise<LetterShape[][]> {
  const outlines = await Promise.all(fonts.map((font) => standardOutlines(font, letters)));
  return outlines.map((font) => font.map(({ outline }) => shapeOf(outline)));
}

/**
 * The outlines and widths, in thousandths of the type's size, of characters in one of the fonts that every PDF may use.
 */
export async function standardOutlines(
  font: string,
  characters: string,
): Promise<{ outline: Outline; width: number }[]> {
  const objects = [`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`];
  const content = `BT /Own 10 Tf 10 700 Td (${characters.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  const { pdf, close } = await openDocument(
    writePdf([content], { objects, resources: { Font: `/Own ${firstObject(1)} 0 R` } }).bytes,
    new AbortController().signal,
  );
  try {
    const page = await pdf.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const { loadedName } = page.commonObjs.get(argsArray[fnArray.indexOf(OPS.setFont)][0]);
    const glyphs = argsArray[fnArray.indexOf(OPS.showText)][0] as { fontChar: string; width: number }[];
    return glyphs.map(({ fontChar, width }) => ({
      outline: readOutline(pathOf(page.commonObjs, `${loadedName}_path_${fontChar}`)),
      width,
    }));
  } finally {
    await close();
  }
}

const pathOf = (objects: { has(id: string): boolean; get(id: string): unknown }, id: string): string =>
  objects.has(id) ? (objects.get(id) as string) : '';
