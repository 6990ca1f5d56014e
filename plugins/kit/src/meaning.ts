import type { Span } from './documents.ts';

/**
 * What a resume's passages and a job's requirements mean: vectors of length 1, all by one model. Compared by
 * `likeness`.
 */
export type Meaning = {
  /** The model's name, such as `all-MiniLM-L6-v2`. */
  model: string;
  /**
   * Clauses and lines of the resume's English text in their order, without those that must not count or that tell who
   * the candidate is. A long resume has its first ones only.
   */
  passages: (Span & { vector: Float32Array })[];
  /** By the requirement's id. */
  requirements: Record<string, Float32Array>;
  /** Missing where the job has no title. */
  title?: Float32Array;
  /** What the vectors of sentences about work have in common, where the embedder knows it: their mean. */
  common?: Float32Array;
};

/** How near the meanings of two texts are, by their vectors of length 1: from -1 to 1, the cosine of their angle. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let index = 0; index < one.length; index += 1) product += one[index]! * other[index]!;
  return product;
}
