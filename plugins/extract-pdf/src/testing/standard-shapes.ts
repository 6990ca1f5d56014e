import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readOutline } from '../drawing/outline.ts';
import { letters } from '../letters/alphabet.ts';
import { type LetterShape, shapeOf } from '../letters/shape.ts';
import { openDocument } from '../open.ts';
import { firstObject, writePdf } from './write-pdf.ts';

const fonts = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Bold', 'Times-Italic', 'Courier'];

/** How the fonts that pdf.js brings draw the letters that are told apart, font by font. */
export async function standardShapes(): Promise<LetterShape[][]> {
  const objects = fonts.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const Font = fonts.map((_, index) => `/S${index} ${firstObject(1) + index} 0 R`).join(' ');
  const content = fonts.map((_, index) => `BT /S${index} 10 Tf 10 ${700 - 20 * index} Td (${letters}) Tj ET`).join('\n');
  const { pdf, close } = await openDocument(writePdf([content], { objects, resources: { Font } }).bytes, new AbortController().signal);
  try {
    const page = await pdf.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const shapes: LetterShape[][] = [];
    let name = '';
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.setFont) name = page.commonObjs.get(argsArray[index][0]).loadedName;
      if (operator === OPS.showText) shapes.push((argsArray[index][0] as { fontChar: string }[]).map(({ fontChar }) => shapeOf(readOutline(page.commonObjs.get(`${name}_path_${fontChar}`)))));
    }
    return shapes;
  } finally {
    await close();
  }
}
