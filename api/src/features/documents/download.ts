import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { textEncodingOf } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { contentDisposition, withoutExtension } from './file-name.ts';
import type { ResumeRow } from './presenters.ts';

type StoredDocument = { storageKey: string; originalFileName: string; mediaType: string };

/** The original bytes; PDF and text open in the browser's tab, Word is saved. */
export async function downloadFile(
  storage: Storage,
  { storageKey, originalFileName, mediaType }: StoredDocument,
): Promise<Response> {
  const { stream, size } = await storage.get(storageKey);
  const isText = mediaType.startsWith('text/');
  // Without its encoding, a text of an older program would be shown with a mark of loss for each accent.
  const contentType = isText ? `text/plain; charset=${textEncodingOf(await firstBytes(stream))}` : mediaType;
  const kind = isText || mediaType === 'application/pdf' ? 'inline' : 'attachment';
  return new Response(bodyOf(stream), {
    headers: {
      ...headers,
      ...(contentType === 'application/pdf' && { 'Content-Security-Policy': pdfPolicy }),
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Content-Disposition': contentDisposition(kind, originalFileName),
    },
  });
}

/** Reads only what is asked for. Node's own conversion throws out of reach, and ends the process, when its reader goes at the wrong moment. */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array);
    },
    cancel: () => void stream.destroy(),
  });
}

/** What has come of a stream so far, which stays in it. */
async function firstBytes(stream: Readable): Promise<Buffer> {
  await once(stream, 'readable');
  const head = (stream.read() ?? Buffer.alloc(0)) as Buffer;
  stream.unshift(head);
  return head;
}

/** The English text of a resume as a text file. */
export function downloadEnglishText({ translatedText, extractedText, originalFileName }: ResumeRow): Response {
  const text = translatedText ?? extractedText;
  if (text === null) throw refusal('document.not-ready:resume');
  return new Response(text, {
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `${withoutExtension(originalFileName)}_English.txt`),
    },
  });
}

/** Browsers show no PDF in a sandbox. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A document is somebody else's file on our own address: it may be looked at, and do nothing. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'private, no-store',
};
