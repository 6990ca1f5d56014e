import { normalForm } from '@cotejo/plugin-kit';

/** A document is a stranger's file at our own address: browsers may show it, and run nothing of it. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'private, no-store',
};

/** A file that browsers save under a name. */
export function attachment(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string,
  contentType: string,
  fileName: string,
): Response {
  return new Response(body, {
    headers: {
      ...fileHeaders,
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition('attachment', fileName),
    },
  });
}

/** An RFC 6266 header: an ASCII name for old programs, the true one in UTF-8. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = normalForm(fileName, 'NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_')
    .trim();
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // A name in another script has only its extension left.
  const plain = /^(\.|$)/.test(ascii) ? `document${ascii}` : ascii;
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
