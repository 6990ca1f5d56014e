/** A sparse matrix by rows: for each row its columns and their values. */
export type SparseRows = { columns: Int32Array; values: Float64Array }[];

/** The same numbers on every machine, between -1 and 1. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/**
 * Makes the columns of a rows × size matrix orthonormal in place (modified Gram-Schmidt); returns their lengths before.
 */
function orthonormalize(matrix: Float64Array, rows: number, size: number): number[] {
  const lengths: number[] = [];
  for (let column = 0; column < size; column += 1) {
    for (let earlier = 0; earlier < column; earlier += 1) {
      let product = 0;
      for (let row = 0; row < rows; row += 1) product += matrix[row * size + column]! * matrix[row * size + earlier]!;
      for (let row = 0; row < rows; row += 1) matrix[row * size + column]! -= product * matrix[row * size + earlier]!;
    }
    let square = 0;
    for (let row = 0; row < rows; row += 1) square += matrix[row * size + column]! ** 2;
    const length = Math.sqrt(square) || 1;
    for (let row = 0; row < rows; row += 1) matrix[row * size + column]! /= length;
    lengths.push(length);
  }
  return lengths;
}

/**
 * The leading left singular vectors of a matrix, whose rows are given, by simultaneous iteration on A·Aᵀ.
 * Returns a rows × size matrix and the singular values.
 */
export function leadingVectors(
  matrix: SparseRows,
  columns: number,
  size: number,
  rounds: number,
): { vectors: Float64Array; values: number[] } {
  const rows = matrix.length;
  const random = generator(7);
  const vectors = Float64Array.from({ length: rows * size }, random);
  let squares = orthonormalize(vectors, rows, size);
  for (let round = 0; round < rounds; round += 1) {
    const projected = new Float64Array(columns * size);
    for (const [row, { columns: at, values }] of matrix.entries()) {
      for (let index = 0; index < at.length; index += 1) {
        const base = at[index]! * size;
        for (let k = 0; k < size; k += 1) projected[base + k]! += values[index]! * vectors[row * size + k]!;
      }
    }
    vectors.fill(0);
    for (const [row, { columns: at, values }] of matrix.entries()) {
      for (let index = 0; index < at.length; index += 1) {
        const base = at[index]! * size;
        for (let k = 0; k < size; k += 1) vectors[row * size + k]! += values[index]! * projected[base + k]!;
      }
    }
    squares = orthonormalize(vectors, rows, size);
  }
  return { vectors, values: squares.map(Math.sqrt) };
}
