import { spawn } from 'node:child_process';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import { definePlugin, DocumentError, type ExtractedDocument, ProviderError } from '@cotejo/plugin-kit';
import * as v from 'valibot';

const page = (text: string): ExtractedDocument => ({ pages: [{ text, hidden: [], hasGraphics: false }], cuts: [] });

/** What hostile documents do to their readers, by the word in the document. */
const hazards: Record<string, (signal: AbortSignal) => Promise<ExtractedDocument> | ExtractedDocument> = {
  hang: () => {
    for (;;);
  },
  wait: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  sleep: () => new Promise(() => {}),
  'sleep-beside-program': () => waitFor('exec cat'),
  'wait-for-program': () => waitFor('while :; do :; done'),
  exit: () => process.exit(3),
  'throw-later': () =>
    new Promise(() =>
      setImmediate(() => {
        throw new Error('on a later tick');
      }),
    ),
  throw: () => {
    throw new TypeError('secret sentence of the document');
  },
  refuse: () => {
    throw new DocumentError('document.password');
  },
  unavailable: () => {
    throw new ProviderError('hazards', 'unavailable', 'not installed');
  },
  memory: () => hoard(),
  print: () => {
    console.log('{"type":"done"}');
    console.error('text');
    return page('printed');
  },
  environment: () => page(Object.keys(process.env).sort().join(' ')),
  process: () => page(String(process.pid)),
  network: () => page(attempt(() => net.connect(9, '127.0.0.1'))),
  fetch: async () =>
    page(
      await fetch('http://127.0.0.1:18099').then(
        () => 'reached',
        (error: Error) => String(((error.cause ?? error) as NodeJS.ErrnoException).code),
      ),
    ),
  'network-of-thread': () =>
    new Promise((resolve) => {
      const code =
        'const { parentPort } = require("node:worker_threads"); try { require("node:net").connect(9); ' +
        '} catch (error) { parentPort.postMessage(error.code); }';
      new Worker(code, { eval: true }).once('message', (text: string) => resolve(page(text)));
    }),
};

/** Starts a program, which has an open input, and waits for ever. */
function waitFor(script: string): Promise<never> {
  const program = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  return new Promise((_, reject) => program.once('error', reject));
}

function hoard(): never {
  const hoarded: Buffer[] = [];
  for (;;) hoarded.push(Buffer.alloc(4 * 1024 * 1024, hoarded.length));
}

function attempt(act: () => unknown): string {
  try {
    act();
    return 'reached';
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** A plugin for the tests of the sandbox: an extractor that does what the document says. */
export default definePlugin({
  apiVersion: 1,
  name: 'hazards',
  version: '1',
  egress: 'none',
  isolation: 'process',
  mediaTypes: ['text/plain'],
  settings: v.object({ HAZARDS_PREFIX: v.optional(v.string(), '') }),
  provides: {
    extractor: ({ HAZARDS_PREFIX }) => ({
      async extract({ bytes }, { signal }) {
        const text = new TextDecoder().decode(bytes);
        return hazards[text]?.(signal) ?? page(HAZARDS_PREFIX + text);
      },
    }),
    translator: () => ({
      supports: (from) => from === 'es',
      translate: () => process.exit(3),
    }),
  },
});
