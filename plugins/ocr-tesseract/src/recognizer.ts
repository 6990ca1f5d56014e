import { fileURLToPath } from 'node:url';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM, type Page, type RecognizeOptions, type Worker } from 'tesseract.js';

/** Pages after which a new thread starts: tesseract.js never frees memory. A new thread is ready in 0.25 s. */
const pagesPerThread = 20;

/** A running tesseract.js worker. `thread` is not in its types. */
type Engine = { worker: Worker & { worker: Thread }; languages: string; pages: number };

async function start(languages: string): Promise<Engine> {
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const starting = createWorker(languages, OEM.LSTM_ONLY, {
    workerPath: fileURLToPath(new URL('./engine.ts', import.meta.url)),
    langPath: 'packages',
    cacheMethod: 'none',
    // Without a handler tesseract.js throws every failure again outside the promise and ends the process; with one, a
    // start that fails would never settle.
    errorHandler: (cause: unknown) => failed.reject(new Error('tesseract did not start', { cause })),
  });
  const worker = (await Promise.race([starting, failed.promise])) as Engine['worker'];
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, debug_file: '/dev/null' });
  return { worker, languages, pages: 0 };
}

/** One tesseract.js thread for a process, which stays loaded. Reads one page at a time; a failed thread is replaced. */
export class Recognizer {
  #engine: Engine | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  /** Reads one image with tesseract's languages, such as `eng+spa`. An abort ends the thread at once. */
  recognize(
    png: Uint8Array,
    languages: string,
    options: Partial<RecognizeOptions>,
    signal: AbortSignal,
  ): Promise<Page> {
    const job = this.#queue.then(() => this.#recognizeNow(png, languages, options, signal));
    this.#queue = job.catch(() => {});
    return job;
  }

  async #recognizeNow(
    png: Uint8Array,
    languages: string,
    options: Partial<RecognizeOptions>,
    signal: AbortSignal,
  ): Promise<Page> {
    signal.throwIfAborted();
    const engine = await this.#ready(languages);
    const thread = engine.worker.worker;
    const ended = Promise.withResolvers<never>();
    const onAbort = () => ended.reject(signal.reason);
    const onEnd = (cause: unknown) => ended.reject(new Error('the recognition thread ended', { cause }));
    signal.addEventListener('abort', onAbort, { once: true });
    thread.once('error', onEnd).once('exit', onEnd).ref();
    try {
      signal.throwIfAborted();
      const reading = engine.worker.recognize(Buffer.from(png), options, { text: false, blocks: true });
      const { data } = await Promise.race([reading, ended.promise]);
      engine.pages += 1;
      return data;
    } catch (error) {
      await this.#stop();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      // Between pages the thread does not keep the process alive.
      thread.off('error', onEnd).off('exit', onEnd).unref();
    }
  }

  async #ready(languages: string): Promise<Engine> {
    if (this.#engine && (this.#engine.pages >= pagesPerThread || this.#engine.languages !== languages))
      await this.#stop();
    this.#engine ??= await start(languages);
    return this.#engine;
  }

  async #stop(): Promise<void> {
    const engine = this.#engine;
    this.#engine = undefined;
    await engine?.worker.worker.terminate();
  }
}
