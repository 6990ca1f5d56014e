declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  import type { MessagePort } from 'node:worker_threads';
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}
