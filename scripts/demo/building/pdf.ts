import { createHash } from 'node:crypto';
import { firstObject, pdfOf, stream, writePdf } from '@cotejo/plugin-kit/testing/pdf';

/** An A4 page that holds nothing but a JPEG picture, as a scanner makes it. */
export function scannedPdf(jpeg: Buffer, width: number, height: number): Uint8Array {
  const entries =
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
    '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
  return writePdf(['q 595 0 0 842 0 0 cm /Scan Do Q'], {
    objects: [stream(entries, jpeg.toString('latin1'))],
    resources: { XObject: `/Scan ${firstObject(1)} 0 R` },
  }).bytes;
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** The RC4 cipher, which PDF's first encryption uses. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** One line of text behind a password: standard security handler, revision 2 (PDF 1.4, section 3.5). */
export function encryptedPdf(line: string, password: string): Buffer {
  const id = md5(Buffer.from(line));
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(pad(password)).subarray(0, 5), pad(password));
  const key = md5(pad(password), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, padding);
  const contents = 4;
  const contentsKey = md5(key, Buffer.from([contents, 0, 0, 0, 0])).subarray(0, 10);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const text = rc4(contentsKey, Buffer.from(`BT /F 12 Tf 72 760 Td (${line}) Tj ET`));
  const file = pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R ` +
        '/Resources << /Font << /F 5 0 R >> >> >>',
      stream('', text.toString('latin1')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >>`,
    ],
    `/Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}]`,
  );
  return Buffer.from(file, 'latin1');
}
