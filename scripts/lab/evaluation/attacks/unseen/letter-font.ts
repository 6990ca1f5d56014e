import { stream } from '@cotejo/plugin-kit/testing/pdf';
import { standardOutlines } from '../../../../../plugins/extract-pdf/src/testing/standard-shapes.ts';
import { toUnicode } from './pdf-fonts.ts';

const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '\xb7\xe9\xe7\xf1\xe1\xed\xf3';

/**
 * A Type 3 font whose glyphs draw a standard font's letters, as programs write that keep no fonts; `at` is its object's
 * number.
 */
export async function letterFont(at: number, font: string): Promise<string[]> {
  const glyphs = await standardOutlines(font, characters);
  const codes = [...characters].map((character) => character.charCodeAt(0));
  const widths = Array.from({ length: 224 }, (_, index) => glyphs[codes.indexOf(32 + index)]?.width ?? 0);
  const procedures = glyphs.map(({ outline, width }) => {
    const paths = outline
      .polygons()
      .map((points) =>
        points
          .map(({ x, y }, index) => `${Math.round(1000 * x)} ${Math.round(1000 * y)} ${index === 0 ? 'm' : 'l'}`)
          .join(' '),
      );
    return stream('', `${width} 0 d0 ${paths.join(' h ')} ${paths.length > 0 ? 'h f' : ''}`);
  });
  const name = (index: number) => `g${codes[index]}`;
  return [
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << ' +
      `>> /FirstChar 32 /LastChar 255 /Widths [${widths.join(' ')}]` +
      ` /CharProcs << ${codes.map((_, index) => `/${name(index)} ${at + 2 + index} 0 R`).join(' ')} >>` +
      ` /Encoding << /Differences [${codes.map((code, index) => `${code} /${name(index)}`).join(' ')}] >>` +
      ` /ToUnicode ${at + 1} 0 R >>`,
    toUnicode(codes.map((code) => [code, String.fromCharCode(code)])),
    ...procedures,
  ];
}
