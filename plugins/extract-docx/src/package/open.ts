import { DocumentError } from '@cotejo/plugin-kit';
import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { childNamed, type ElementBudget, elementsOf, parseXml, type XmlElement } from './xml.ts';
import { type Relationship, readRelationships } from './relationships.ts';

const mebibyte = 1024 * 1024;
const limits = { total: 60 * mebibyte, part: 20 * mebibyte, entries: 2000, elements: 100_000 };

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word file as a package of parts, read one by one within limits. Nothing outside the file is opened. */
export type WordPackage = {
  /** The main document part, which holds the body. */
  main: XmlElement;
  /** Relationships of the main document part by id; external ones are left out. */
  relationships: Map<string, Relationship>;
  /** The part to which the main document part has a relationship whose type ends in `type`, such as `styles`. */
  related(type: string): Promise<XmlElement | undefined>;
  /** Relationships of another part by id. */
  relationshipsOf(part: string): Promise<Map<string, Relationship>>;
  xml(name: string): Promise<XmlElement | undefined>;
  bytes(name: string): Promise<Uint8Array | undefined>;
};

export function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function refuseOtherContainers(bytes: Buffer): void {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // An encrypted Word file is an OLE container with a stream of this name; others are .doc and similar files.
    const encrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new DocumentError(encrypted ? 'document.password' : 'document.wrong-type');
  }
  if (!startsWith(bytes, [0x50, 0x4b])) throw new DocumentError('document.wrong-type');
}

const damaged = (error: unknown): DocumentError =>
  error instanceof DocumentError ? error : new DocumentError('document.damaged', { cause: error });

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new DocumentError('document.too-complex');
  const entries = new Map<string, Entry>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    declared += entry.uncompressedSize;
    if (entries.size >= limits.entries || declared > limits.total || entry.uncompressedSize > limits.part) {
      throw new DocumentError('document.too-complex');
    }
    const name = entry.fileName.toLowerCase();
    const before = entries.get(name);
    // Of two parts with one name, some programs read the first and others the last.
    if (before && before.crc32 !== entry.crc32 && /\.(?:xml|rels)$/.test(name))
      throw new DocumentError('document.damaged');
    entries.set(name, entry);
  }
  return entries;
}

/** Inflates parts and counts the bytes that come out: the sizes in the headers may be false. */
class PartReader {
  #zip: ZipFile;
  #entries: Map<string, Entry>;
  #signal: AbortSignal;
  #total = 0;

  constructor(zip: ZipFile, entries: Map<string, Entry>, signal: AbortSignal) {
    this.#zip = zip;
    this.#entries = entries;
    this.#signal = signal;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return undefined;
    if (entry.isEncrypted()) throw new DocumentError('document.password');
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        this.#signal.throwIfAborted();
        size += chunk.length;
        this.#total += chunk.length;
        if (size > limits.part || this.#total > limits.total) throw new DocumentError('document.too-complex');
        chunks.push(chunk);
      }
    } catch (error) {
      this.#signal.throwIfAborted();
      throw damaged(error);
    }
    const bytes = Buffer.concat(chunks, size);
    if (crc32(bytes) !== entry.crc32) throw new DocumentError('document.damaged');
    return bytes;
  }
}

function contentType(types: XmlElement | undefined, part: string): string | undefined {
  const entries = types ? elementsOf(types) : [];
  const own = entries.find((entry) => entry.attributes.PartName?.toLowerCase() === `/${part}`.toLowerCase());
  const extension = posix.extname(part).slice(1).toLowerCase();
  const usual = entries.find((entry) => entry.attributes.Extension?.toLowerCase() === extension);
  return (own ?? usual)?.attributes.ContentType;
}

/**
 * Opens a Word file (ECMA-376 part 2, Open Packaging Conventions).
 * Throws `DocumentError`: `document.password`, `document.wrong-type`, `document.damaged`, `document.too-complex`.
 */
export async function openWordPackage(document: Uint8Array, signal: AbortSignal): Promise<WordPackage> {
  const buffer = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  refuseOtherContainers(buffer);
  let reader: PartReader;
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false });
    reader = new PartReader(zip, await listEntries(zip), signal);
  } catch (error) {
    throw damaged(error);
  }
  const budget: ElementBudget = { left: limits.elements };
  const bytes = (name: string) => reader.read(name);
  const xml = async (name: string) => {
    const part = await bytes(name);
    return part && parseXml(part, budget);
  };
  const roots = [...(await readRelationships('', xml)).values()];
  const mainPart = roots.find((root) => root.type === 'officeDocument')?.part ?? 'word/document.xml';
  const type = contentType(await xml('[Content_Types].xml'), mainPart);
  if (type?.includes('main+xml') && type !== wordDocument) throw new DocumentError('document.wrong-type');
  const main = await xml(mainPart);
  if (main?.name !== 'w:document') throw new DocumentError('document.wrong-type');
  if (!childNamed(main, 'w:body')) throw new DocumentError('document.damaged');
  const relationships = await readRelationships(mainPart, xml);
  const related = async (kind: string) => {
    const found = [...relationships.values()].find((relationship) => relationship.type === kind);
    return found && xml(found.part);
  };
  return { main, relationships, related, relationshipsOf: (part) => readRelationships(part, xml), xml, bytes };
}
