import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { DocumentError } from '@cotejo/plugin-kit';
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import { EXCESS, WorkerMessageHandler } from './parser-corrections.ts';

const engineFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Everything the engine may need lies in its own package: it fetches nothing and evaluates nothing. */
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

/** Pictures with more pixels are not decoded while reading text: their place on the page is enough. */
const MOST_PIXELS_READ = 500_000;

/** Painting operators of one document; a dense page of a resume has a few thousand. */
const MOST_OPERATORS = 400_000;

/** What an opening differs in: how large a picture may be to be decoded, and what pages are drawn with. */
type Opening = { maxImageSize?: number; CanvasFactory?: object; FilterFactory?: object };

/** An open document. What is awaited through `until` ends when the reading is given up. */
export type OpenDocument = { pdf: PDFDocumentProxy; until<T>(work: Promise<T>): Promise<T>; close(): Promise<void> };

/**
 * Opens a PDF. Throws `document.password`, `document.damaged` or `document.empty`; work on it is given up with the
 * signal's reason when that aborts, and with `document.too-complex` when it paints without end.
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
  const engine = startEngine(() => giveUp(new DocumentError('document.too-complex')));
  // The engine takes the bytes that it is given, so it is given a copy.
  const loading = getDocument({
    ...engineOptions,
    data: bytes.slice(),
    worker: engine.worker,
    maxImageSize: MOST_PIXELS_READ,
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
    return { pdf, until, close };
  } catch (error) {
    await close();
    throw signal.aborted ? signal.reason : asDocumentError(error);
  }
}

/**
 * Runs the engine's parser in this process behind a message channel, so that timers and signals get their turn
 * between its messages, and counts the painting operators that pass.
 */
function startEngine(onExcess: () => void): { worker: PDFWorker; stop(): void } {
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  const unguard = guardAgainstStrays();
  let operators = 0;
  port1.addEventListener('message', (event: Event) => {
    const { chunk, data } = (event as MessageEvent).data ?? {};
    operators += chunk?.fnArray?.length ?? 0;
    if (operators > MOST_OPERATORS || data?.[0] === EXCESS) onExcess();
  });
  const worker = PDFWorker.create({ port: port1, verbosity: VerbosityLevel.ERRORS });
  return {
    worker,
    stop: () => {
      unguard();
      worker.destroy();
      port1.close();
      port2.close();
    },
  };
}

/**
 * The engine's parser forgets some of its promises: on damaged files they would end the process. Lets them pass until
 * the function that is returned is called.
 */
export function guardAgainstStrays(): () => void {
  const listener = (reason: unknown) => ignoreStray(reason);
  process.on('unhandledRejection', listener);
  return () => void process.off('unhandledRejection', listener);
}

function ignoreStray(reason: unknown): void {
  if (!(reason instanceof Error && reason.stack?.includes('pdf.worker'))) throw reason;
}

/** The engine's failures in the words of the kit: whatever else the parser stumbles over is damage. */
export function asDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const code = error instanceof Error && error.name === 'PasswordException' ? 'document.password' : 'document.damaged';
  return new DocumentError(code, { cause: error });
}
