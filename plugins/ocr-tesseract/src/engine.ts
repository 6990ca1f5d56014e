import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import workerScript from 'tesseract.js/src/worker-script/index.js';

/*
 * The thread in which tesseract.js recognises, in place of the script that it brings. That one picks the fastest build
 * for the processor, and relaxed SIMD rounds differently from one processor to the next; it looks for both languages in
 * one folder, while each is a package of its own; and it downloads what it does not find. This one does none of that.
 */
const require = createRequire(import.meta.url);

const refuse = () => Promise.reject(new Error('nothing is downloaded'));

workerScript.setAdapter({
  getCore: async () => require('tesseract.js-core/tesseract-core-simd-lstm'),
  gunzip: gunzipSync,
  fetch: refuse,
  readCache: (path) => {
    const file = basename(path);
    const language = file.slice(0, file.indexOf('.'));
    return readFile(require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${file}`));
  },
  writeCache: refuse,
});

parentPort?.on('message', (packet: unknown) => {
  workerScript.dispatchHandlers(packet, (answer) => {
    parentPort?.postMessage(answer);
    // Nobody holds a thread that did not start, so it ends itself.
    if (answer.status === 'reject' && answer.action !== 'recognize') parentPort?.close();
  });
});
