import { createHash } from 'node:crypto';
import { signatureBytes } from '@cotejo/plugin-kit';

const planes = new Map<number, Int8Array[]>();

/**
 * A plane through the origin for each bit of a signature, by the signs of its normal's numbers. They are a hash's bits,
 * so that every machine has the same.
 */
function planesOf(dimensions: number): Int8Array[] {
  const known = planes.get(dimensions);
  if (known) return known;
  const made = Array.from({ length: signatureBytes * 8 }, (_, plane) => {
    const signs = new Int8Array(dimensions);
    for (let from = 0; from < dimensions; from += 256) {
      const bits = createHash('sha256').update(`plane ${plane} ${from}`).digest();
      for (let index = from; index < Math.min(dimensions, from + 256); index += 1)
        signs[index] = (bits[(index - from) >> 3]! >> (index & 7)) & 1 ? 1 : -1;
    }
    return signs;
  });
  planes.set(dimensions, made);
  return made;
}

/**
 * The bits of a vector: on which side of each plane it lies. The share in which two vectors differ tells their angle.
 * After Charikar, "Similarity estimation techniques from rounding algorithms" (2002), with planes of +1 and -1 as
 * Achlioptas, "Database-friendly random projections" (2003), shows to be enough.
 */
export function signatureOf(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(signatureBytes);
  for (const [plane, signs] of planesOf(vector.length).entries()) {
    let side = 0;
    for (let index = 0; index < vector.length; index += 1) side += signs[index]! * vector[index]!;
    if (side > 0) bytes[plane >> 3]! |= 1 << (plane & 7);
  }
  return bytes;
}
