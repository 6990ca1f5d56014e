import { openSync, readSync } from 'node:fs';

type Tensor = { dtype: string; shape: number[]; data_offsets: [number, number] };

/** The tensors of a model's file, all of 16-bit floating point, read from the disk as they are asked for. */
export type Weights = {
  /** Throws `RangeError` for a tensor that the file does not have. */
  shape(name: string): number[];
  /** Puts a tensor, or some of its rows, into `target`, two bytes for each value. */
  read(name: string, target: Uint8Array, fromRow?: number): void;
};

/**
 * Opens a file of safetensors: eight bytes that say how long the header is, the header in JSON, the values.
 * Source: https://github.com/huggingface/safetensors, "Format".
 */
export function openWeights(path: string): Weights {
  // Open as long as the process lives: the rows of words are read for each text.
  const file = openSync(path, 'r');
  const take = (target: Uint8Array, position: number): void => {
    if (readSync(file, target, 0, target.length, position) < target.length)
      throw new RangeError('The file of weights ends too early');
  };
  const length = new Uint8Array(8);
  take(length, 0);
  const header = new Uint8Array(Number(new DataView(length.buffer).getBigUint64(0, true)));
  take(header, length.length);
  const tensors = JSON.parse(new TextDecoder().decode(header)) as Record<string, Tensor | undefined>;
  const find = (name: string): Tensor => {
    const tensor = tensors[name];
    if (tensor?.dtype !== 'F16') throw new RangeError(`The file of weights has no ${name} of 16 bits`);
    return tensor;
  };
  return {
    shape: (name) => find(name).shape,
    read(name, target, fromRow = 0) {
      const { shape, data_offsets } = find(name);
      const row = shape.slice(1).reduce((size, one) => size * one, 2);
      take(target, length.length + header.length + data_offsets[0] + fromRow * row);
    },
  };
}
