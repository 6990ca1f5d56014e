import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import workerScript from 'tesseract.js/src/worker-script/index.js';

/*
 * The worker thread of tesseract.js, in place of its own script. Its own chooses the fastest build for the processor,
 * so that results differ between processors (relaxed SIMD); it expects both languages in one folder, but each is a
 * package; and it downloads missing files. This one always takes the same build, finds each package, downloads nothing.
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
    // A thread that did not start has no owner, so it ends itself.
    if (answer.status === 'reject' && answer.action !== 'recognize') parentPort?.close();
  });
});
