/**
 * A vector, of length 1 again, without what sentences about work have in common: a title and a passage are near for the
 * work that they tell of, not for telling of work. After "All-but-the-Top" (Mu and Viswanath 2018, arXiv:1702.01417).
 */
export function apart(vector: Float32Array, common: Float32Array | undefined): Float32Array {
  if (!common) return vector;
  // Loops, as a question asks this of a hundred thousand vectors.
  const rest = new Float32Array(vector.length);
  let squares = 0;
  for (let index = 0; index < rest.length; index += 1) {
    rest[index] = vector[index]! - common[index]!;
    squares += rest[index]! * rest[index]!;
  }
  const length = Math.sqrt(squares);
  for (let index = 0; index < rest.length; index += 1) rest[index]! /= length;
  return rest;
}
