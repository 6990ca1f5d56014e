import { readFileSync } from 'node:fs';

/** An address in the kernel's memory. */
type Address = number;

/** What `kernel/kernel.ts` exports: each takes addresses of values in the memory that it shares. */
export type Kernel = {
  widen(source: Address, count: number, target: Address): void;
  pack(source: Address, outs: number, width: number, weights: Address, scales: Address, sums: Address): void;
  quantize(x: Address, rows: number, width: number, q: Address, ranges: Address): void;
  linear(
    q: Address,
    ranges: Address,
    rows: number,
    width: number,
    weights: Address,
    scales: Address,
    sums: Address,
    biases: Address,
    outs: number,
    y: Address,
  ): void;
  attend(qkv: Address, tokens: number, width: number, keys: Address, shares: Address, y: Address): void;
  gelu(x: Address, count: number): void;
  normalize(x: Address, y: Address, rows: number, width: number, gamma: Address, beta: Address): void;
  pool(x: Address, tokens: number, width: number, y: Address): void;
};

/** What is used of the engine's global object, which the types of Node know by name only. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
};

const PAGE = 65_536;

/** The kernel with a memory that only grows: `room` sets bytes of it apart for good, beginning at a multiple of 16. */
export type Machine = { kernel: Kernel; room(bytes: number): Address; bytes(at: Address, length: number): Uint8Array };

/** Compiles the kernel. Throws `WebAssembly.CompileError` where the engine lacks its instructions. */
export function startMachine(): Machine {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  let top = 1024;
  return {
    kernel: exports as unknown as Kernel,
    room(bytes) {
      const at = top;
      top += Math.ceil(bytes / 16) * 16;
      const short = top - memory.buffer.byteLength;
      if (short > 0) memory.grow(Math.ceil(short / PAGE));
      return at;
    },
    bytes: (at, length) => new Uint8Array(memory.buffer, at, length),
  };
}
