declare module 'tesseract.js/src/worker-script/index.js' {
  type Adapter = {
    getCore(): Promise<unknown>;
    gunzip(data: Uint8Array): Uint8Array;
    fetch(address: string): Promise<never>;
    readCache(path: string): Promise<Uint8Array>;
    writeCache(path: string, data: Uint8Array): Promise<void>;
  };
  const workerScript: {
    setAdapter(adapter: Adapter): void;
    dispatchHandlers(packet: unknown, send: (answer: { status: string; action: string }) => void): void;
  };
  export default workerScript;
}
