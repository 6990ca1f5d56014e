declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  import type { Port } from './engine/port.ts';
  export const WorkerMessageHandler: { initializeFromPort(port: Port): void };
}
