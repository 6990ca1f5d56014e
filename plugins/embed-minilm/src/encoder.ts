import { startMachine } from './kernel.ts';
import type { Weights } from './weights.ts';

/** As the model's own configuration says. */
export const dimensions = 384;
const inner = 1536;
const layers = 6;
/** Tokens of a text that count, the first and the last one included; so many go through the layers at once. */
export const window = 256;

const FLOAT = 4;
const HALF = 2;
/** Rows that the kernel multiplies at once. */
const rowsAtOnce = 4;

type Linear = { width: number; outs: number; weights: number; scales: number; sums: number; biases: number };
type Norm = { gamma: number; beta: number };

/**
 * Turns the numbers of each text's tokens, together no more than the window, into its vector of length 1. A text has
 * the same vector whichever others it goes with.
 */
export type Encode = (texts: readonly (readonly number[])[]) => Float32Array[];

/**
 * The forward pass of MiniLM, a BERT of six layers whose last states are averaged (Devlin et al. 2019,
 * arXiv:1810.04805; Wang et al. 2020, arXiv:2002.10957; Reimers and Gurevych 2019, arXiv:1908.10084). The weights of
 * its linear layers are kept in 8 bits with a scale for each output, what goes into them in 7 bits with a range for
 * each token.
 */
export function createEncoder(model: Weights): Encode {
  const { kernel, room, bytes } = startMachine();
  const scratch = room(inner * dimensions * HALF);

  const vector = (name: string): number => {
    const count = model.shape(name).reduce((product, size) => product * size);
    const at = room(count * FLOAT);
    model.read(name, bytes(scratch, count * HALF));
    kernel.widen(scratch, count, at);
    return at;
  };
  const norm = (name: string): Norm => ({ gamma: vector(`${name}.weight`), beta: vector(`${name}.bias`) });
  /** Several layers that read the same input become one. */
  const linear = (...names: string[]): Linear => {
    const [outs, width] = model.shape(`${names[0]}.weight`) as [number, number];
    const all = outs * names.length;
    const made = {
      width,
      outs: all,
      weights: room(all * width),
      scales: room(all * FLOAT),
      sums: room(all * FLOAT),
      biases: room(all * FLOAT),
    };
    for (const [index, name] of names.entries()) {
      const first = index * outs;
      model.read(`${name}.weight`, bytes(scratch, outs * width * HALF));
      const { weights, scales, sums, biases } = made;
      kernel.pack(scratch, outs, width, weights + first * width, scales + first * FLOAT, sums + first * FLOAT);
      model.read(`${name}.bias`, bytes(scratch, outs * HALF));
      kernel.widen(scratch, outs, biases + first * FLOAT);
    }
    return made;
  };

  const words = 'embeddings.word_embeddings.weight';
  const positions = vector('embeddings.position_embeddings.weight');
  const type = vector('embeddings.token_type_embeddings.weight');
  const afterEmbedding = norm('embeddings.LayerNorm');
  const stack = Array.from({ length: layers }, (_, index) => {
    const name = (part: string) => `encoder.layer.${index}.${part}`;
    const attention = (part: string) => name(`attention.${part}`);
    return {
      project: linear(attention('self.query'), attention('self.key'), attention('self.value')),
      join: linear(attention('output.dense')),
      afterAttention: norm(attention('output.LayerNorm')),
      spread: linear(name('intermediate.dense')),
      gather: linear(name('output.dense')),
      afterLayer: norm(name('output.LayerNorm')),
    };
  });

  const x = room(window * dimensions * FLOAT);
  const y = room(window * dimensions * FLOAT);
  const wide = room(window * inner * FLOAT);
  const quantized = room(window * inner);
  const ranges = room(window * 2 * FLOAT);
  const keys = room(window * dimensions * FLOAT);
  const shares = room(window * FLOAT);
  const pooled = room(dimensions * FLOAT);

  const apply = ({ width, outs, weights, scales, sums, biases }: Linear, from: number, rows: number, to: number) => {
    kernel.quantize(from, rows, width, quantized, ranges);
    kernel.linear(quantized, ranges, rows, width, weights, scales, sums, biases, outs, to);
  };
  const floats = (at: number, count: number): Float32Array => {
    const { buffer } = bytes(at, 0);
    return new Float32Array(buffer, at, count);
  };

  /** Puts the word of each token into a row of `x`, and its place in its text into the row of `y`. */
  const embed = (texts: readonly (readonly number[])[]): void => {
    const place = floats(positions, window * dimensions);
    const kind = floats(type, dimensions);
    let row = 0;
    for (const tokens of texts)
      for (const [index, token] of tokens.entries()) {
        model.read(words, bytes(scratch + row * dimensions * HALF, dimensions * HALF), token);
        const target = floats(y + row * dimensions * FLOAT, dimensions);
        for (let at = 0; at < dimensions; at += 1) target[at] = place[index * dimensions + at]! + kind[at]!;
        row += 1;
      }
    kernel.widen(scratch, row * dimensions, x);
  };

  return (texts) => {
    const first = texts.map((_, index) => texts.slice(0, index).reduce((sum, { length }) => sum + length, 0));
    const taken = texts.reduce((sum, { length }) => sum + length, 0);
    const rows = Math.ceil(taken / rowsAtOnce) * rowsAtOnce;
    const clearRest = (of: number) => floats(of + taken * dimensions * FLOAT, (rows - taken) * dimensions).fill(0);
    embed(texts);
    clearRest(x);
    clearRest(y);
    kernel.normalize(x, y, rows, dimensions, afterEmbedding.gamma, afterEmbedding.beta);
    for (const { project, join, afterAttention, spread, gather, afterLayer } of stack) {
      apply(project, x, rows, wide);
      for (const [index, { length }] of texts.entries()) {
        const at = first[index]! * dimensions * FLOAT;
        kernel.attend(wide + 3 * at, length, dimensions, keys, shares, y + at);
      }
      clearRest(y);
      apply(join, y, rows, wide);
      kernel.normalize(x, wide, rows, dimensions, afterAttention.gamma, afterAttention.beta);
      apply(spread, x, rows, wide);
      kernel.gelu(wide, rows * inner);
      apply(gather, wide, rows, y);
      kernel.normalize(x, y, rows, dimensions, afterLayer.gamma, afterLayer.beta);
    }
    return texts.map(({ length }, index) => {
      kernel.pool(x + first[index]! * dimensions * FLOAT, length, dimensions, pooled);
      return floats(pooled, dimensions).slice();
    });
  };
}
