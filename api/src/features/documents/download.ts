import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { textEncodingOf } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import { attachment, contentDisposition, fileHeaders } from '../../platform/http/attachment.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { withoutExtension } from './file-name.ts';
import type { ResumeRow } from './presenters.ts';

type StoredDocument = { storageKey: string; originalFileName: string; mediaType: string };

/** The original file. Browsers open PDF and text, and save Word. */
export async function downloadFile(
  storage: Storage,
  { storageKey, originalFileName, mediaType }: StoredDocument,
): Promise<Response> {
  const { stream, size } = await storage.get(storageKey);
  const isText = mediaType.startsWith('text/');
  // Browsers take a text without a charset for UTF-8, and would show older encodings without their accents.
  const contentType = isText ? `text/plain; charset=${textEncodingOf(await firstBytes(stream))}` : mediaType;
  const kind = isText || mediaType === 'application/pdf' ? 'inline' : 'attachment';
  return new Response(toWebStream(stream), {
    headers: {
      ...fileHeaders,
      ...(contentType === 'application/pdf' && { 'Content-Security-Policy': pdfPolicy }),
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Content-Disposition': contentDisposition(kind, originalFileName),
    },
  });
}

/**
 * Reads only what is asked for. Node's own conversion (`Readable.toWeb`) can throw where nothing catches it, which ends
 * the process, when the reader leaves at the wrong moment.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
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

/** The bytes of a stream that have arrived so far; they stay in the stream. */
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
  return attachment(text, 'text/plain; charset=utf-8', `${withoutExtension(originalFileName)}_English.txt`);
}

/** The policy for PDF is without `sandbox`, in which browsers show no PDF. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
