/**
 * Writes model files in the format GGUF, version 3, as the ggml project describes it: a header, keys with typed values,
 * descriptions of the tensors, and their numbers, aligned to 32 bytes. Little-endian.
 */

export type GgufValue =
  | { uint32: number }
  | { float32: number }
  | { bool: boolean }
  | { string: string }
  | { strings: string[] }
  | { int32s: number[] };

/** `shape` runs from the dimension that is contiguous in `values` outwards. */
export type Tensor = { name: string; shape: number[]; values: Float32Array };

const alignment = 32;
const typeNumbers = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 };
const float32Tensor = 0;

export function writeGguf(metadata: Record<string, GgufValue>, tensors: Tensor[]): Buffer {
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [text(key), typed(value)]),
    ...descriptions(tensors),
  ]);
  return Buffer.concat([padded(head), ...tensors.map(({ values }) => padded(floats(values)))]);
}

function descriptions(tensors: Tensor[]): Buffer[] {
  let offset = 0;
  return tensors.map(({ name, shape, values }) => {
    const description = Buffer.concat([
      text(name),
      uint32(shape.length),
      ...shape.map(uint64),
      uint32(float32Tensor),
      uint64(offset),
    ]);
    offset += Math.ceil(values.byteLength / alignment) * alignment;
    return description;
  });
}

function typed(value: GgufValue): Buffer {
  if ('uint32' in value) return Buffer.concat([uint32(typeNumbers.uint32), uint32(value.uint32)]);
  if ('float32' in value) return Buffer.concat([uint32(typeNumbers.float32), floats(Float32Array.of(value.float32))]);
  if ('bool' in value) return Buffer.concat([uint32(typeNumbers.bool), Buffer.of(Number(value.bool))]);
  if ('string' in value) return Buffer.concat([uint32(typeNumbers.string), text(value.string)]);
  if ('strings' in value) return array(typeNumbers.string, value.strings.map(text));
  return array(typeNumbers.int32, value.int32s.map(uint32));
}

function array(type: number, items: Buffer[]): Buffer {
  return Buffer.concat([uint32(typeNumbers.array), uint32(type), uint64(items.length), ...items]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function floats(values: Float32Array): Buffer {
  const bytes = Buffer.alloc(values.byteLength);
  for (const [index, value] of values.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes], Math.ceil(bytes.length / alignment) * alignment);
}
