import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { DocumentError } from '@cotejo/plugin-kit';
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { EXCESS, LEFT_OUT, WorkerMessageHandler } from './parser-corrections.ts';
import { openChannel } from './port.ts';

const engineFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** All data files come from pdf.js' own package: it downloads nothing and evaluates no code. */
export const engineOptions = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  useSystemFonts: false,
  useWorkerFetch: false,
  enableXfa: false,
  stopAtErrors: false,
  cMapUrl: `${engineFolder}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${engineFolder}/standard_fonts/`,
  wasmUrl: `${engineFolder}/wasm/`,
  iccUrl: `${engineFolder}/iccs/`,
};

/** Pixels from which a picture is not decoded while text is read, which needs only the picture's place. */
const MOST_PIXELS_READ = 500_000;

/** Painting operators of one document; a dense page of a resume has a few thousand. */
const MOST_OPERATORS = 400_000;

/** Options of pdf.js: the largest picture to decode, and the factories for rendering. */
type Opening = { maxImageSize?: number; CanvasFactory?: object; FilterFactory?: object };

/** An open document. Work awaited through `until` is rejected when the reading is aborted. */
export type OpenDocument = {
  pdf: PDFDocumentProxy;
  until<T>(work: Promise<T>): Promise<T>;
  /** Whether a picture on the pages read so far was too large to be decoded. */
  leavesOut(): boolean;
  close(): Promise<void>;
};

/** The fonts that every viewer has, as pdf.js asks for them, by the paths of their files: a dozen for all documents. */
const fontFiles = new Map<string, Uint8Array>();
class StandardFontDataFactory {
  readonly #folder: string;
  constructor({ baseUrl }: { baseUrl: string }) {
    this.#folder = baseUrl;
  }
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const path = `${this.#folder}${filename}`;
    const known = fontFiles.get(path) ?? new Uint8Array(readFileSync(path));
    fontFiles.set(path, known);
    return known;
  }
}

/**
 * Opens a PDF. Throws `DocumentError`: `document.password`, `document.damaged`, `document.empty`. Work on it is
 * rejected with the signal's reason, or with `document.too-complex` where a page has too many operators.
 */
export async function openDocument(
  bytes: Uint8Array,
  signal: AbortSignal,
  opening: Opening = {},
): Promise<OpenDocument> {
  signal.throwIfAborted();
  if (bytes.length === 0) throw new DocumentError('document.empty');
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
  givenUp.catch(() => {});
  const onAbort = () => giveUp(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  let leavesOut = false;
  const engine = startEngine({
    onExcess: () => giveUp(new DocumentError('document.too-complex')),
    onLeftOut: () => (leavesOut = true),
  });
  // A copy, because pdf.js takes over the buffer that it is given.
  const loading = getDocument({
    ...engineOptions,
    data: bytes.slice(),
    worker: engine.worker,
    maxImageSize: MOST_PIXELS_READ,
    StandardFontDataFactory,
    ...opening,
  });
  const close = async () => {
    signal.removeEventListener('abort', onAbort);
    await loading.destroy();
    engine.stop();
  };
  const until = <T>(work: Promise<T>): Promise<T> => Promise.race([work, givenUp]);
  try {
    const pdf = await until(loading.promise);
    if (pdf.numPages < 1) throw new DocumentError('document.empty');
    return { pdf, until, leavesOut: () => leavesOut, close };
  } catch (error) {
    await close();
    throw signal.aborted ? signal.reason : asDocumentError(error);
  }
}

/**
 * Runs the worker of pdf.js in this process, behind a message channel: timers and signals work between its messages.
 * Counts the operators that pass, and hears of what the corrected parser tells.
 */
function startEngine({ onExcess, onLeftOut }: { onExcess(): void; onLeftOut(): void }): {
  worker: PDFWorker;
  stop(): void;
} {
  const { ours, parsers, close } = openChannel();
  WorkerMessageHandler.initializeFromPort(parsers);
  const stopIgnoring = ignoreStrayRejections();
  let operators = 0;
  ours.addEventListener('message', ({ data: { chunk, data } }) => {
    operators += chunk?.fnArray?.length ?? 0;
    const told: unknown = Array.isArray(data) ? data[0] : undefined;
    if (operators > MOST_OPERATORS || told === EXCESS) onExcess();
    if (told === LEFT_OUT) onLeftOut();
  });
  const worker = PDFWorker.create({ port: ours, verbosity: VerbosityLevel.ERRORS });
  return {
    worker,
    stop: () => {
      stopIgnoring();
      worker.destroy();
      close();
    },
  };
}

/**
 * Ignores unhandled rejections of pdf.js until the returned function is called: on damaged files it leaves promises
 * without a handler, which would end the process.
 */
export function ignoreStrayRejections(): () => void {
  const listener = (reason: unknown) => ignoreStray(reason);
  process.on('unhandledRejection', listener);
  return () => void process.off('unhandledRejection', listener);
}

function ignoreStray(reason: unknown): void {
  if (!(reason instanceof Error && reason.stack?.includes('pdf.worker'))) throw reason;
}

/** Turns an error of pdf.js into a `DocumentError`: `document.password`, and `document.damaged` for all others. */
export function asDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const code = error instanceof Error && error.name === 'PasswordException' ? 'document.password' : 'document.damaged';
  return new DocumentError(code, { cause: error });
}
