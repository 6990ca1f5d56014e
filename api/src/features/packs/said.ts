import { ProviderError, type MediaType } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';

const pdf: MediaType = 'application/pdf';
/** More than any pack has. */
const most = { maxPages: 2000, maxCharacters: 20_000_000 };

/**
 * Everything that a finished PDF says: its pages, as resumes are read, and what stands beside them, such as its title,
 * outline and descriptions of pictures. Throws a 503 where it cannot be read back.
 */
export async function saidInPdf(
  { providers }: Pick<Dependencies, 'providers'>,
  companyId: number,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const reader = providers.extractor.find(({ mediaTypes }) => mediaTypes.includes(pdf));
  if (!reader) throw refusal('report.not-drawn');
  // pdf.js takes no Buffer.
  const document = { bytes: Uint8Array.from(bytes), mediaType: pdf };
  const read = await onBehalfOf(companyId, () => reader.provider.extract(document, { ...most, signal })).catch(
    (error: unknown) => {
      if (error instanceof ProviderError) throw refusal('report.not-drawn', { cause: error });
      throw error;
    },
  );
  return [...read.pages.map(({ text }) => text), ...stringsIn(Buffer.from(bytes))].join('\n');
}

/** The strings of a PDF outside of its streams (ISO 32000-1, 7.3.4), and its metadata, a stream of plain text. */
function stringsIn(file: Buffer): string[] {
  const whole = file.toString('latin1');
  const metadata = [...whole.matchAll(/<x:xmpmeta[^]*?<\/x:xmpmeta>/g)].map(([text]) => textOf(text));
  const objects = whole.replace(/\bstream\r?\n[^]*?\bendstream\b/g, '');
  const literal = [...objects.matchAll(/\(((?:\\[^]|[^\\()])*)\)/g)].map(([, text]) => unescaped(text!));
  const inHex = [...objects.matchAll(/<([0-9A-Fa-f\s]+)>/g)].map(([, digits]) =>
    Buffer.from(digits!.replaceAll(/\s/g, ''), 'hex').toString('latin1'),
  );
  return [...metadata, ...[...literal, ...inHex].map(textOf)];
}

const letters: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|[^])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (letters[code] ?? code),
  );

/** Bytes as text: UTF-16 with its mark, and otherwise UTF-8, to which what PDFKit writes in ASCII belongs. */
function textOf(bytes: string): string {
  const raw = Buffer.from(bytes, 'latin1');
  return bytes.startsWith('\xfe\xff')
    ? raw
        .subarray(2, raw.length & ~1)
        .swap16()
        .toString('utf16le')
    : raw.toString();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Everything that the source of our own pages says: texts and attributes, without names of elements and pictures. */
export const saidInPage = (source: string): string =>
  source
    .replaceAll(/data:image\/png;base64,[\w+/=]*/g, '')
    .replaceAll(/<\/?[a-z][a-z0-9]*/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
