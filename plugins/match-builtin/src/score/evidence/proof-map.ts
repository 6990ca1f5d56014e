import { once, readBytes } from '../../text/data.ts';

/** The model whose vectors the map was learned for. */
const learnedFor = 'all-MiniLM-L6-v2';

/** A matrix, row by row, whose last column is added: as many rows as a vector has numbers. */
const loadMap = once(() => new Float32Array(readBytes('proof-map.bin').buffer));

/**
 * The vector, of length 1, of what would prove a demand: nearer to passages that show it than the demand's own vector
 * is, as one tells what is wanted and the other what was done. `wanted` is the demand's vector by `model`; nothing for
 * models that the map was not learned for. Learned by scripts/lab/matcher/learn-proof-map.ts.
 */
export function proofVector(wanted: Float32Array, model: string): Float32Array | undefined {
  if (model !== learnedFor) return undefined;
  const map = loadMap();
  const size = wanted.length;
  const proof = new Float32Array(size);
  let squares = 0;
  for (let row = 0; row < size; row += 1) {
    const from = row * (size + 1);
    let sum = map[from + size]!;
    for (let at = 0; at < size; at += 1) sum += map[from + at]! * wanted[at]!;
    proof[row] = sum;
    squares += proof[row]! ** 2;
  }
  const length = Math.sqrt(squares);
  return proof.map((value) => value / length);
}
