import { deflateSync } from 'node:zlib';
import type { SourceDocument } from '@cotejo/plugin-kit';
import { stream } from '@cotejo/plugin-kit/testing/pdf';
import { decode } from 'fast-png';
import { renderPage } from '../render.ts';

/** A page as a scanner would have it: an image object of its picture, in gray, of at most `maxPixels`. */
export async function scanOf(document: SourceDocument, page: number, maxPixels = 2_200_000): Promise<string> {
  const { png } = await renderPage(document.bytes, page, maxPixels, new AbortController().signal);
  const { data, width, height } = decode(png);
  const packed = deflateSync(data as Uint8Array).toString('latin1');
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
      '/Filter /FlateDecode',
    packed,
  );
}
