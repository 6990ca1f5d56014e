/** A weight of 1 as it is stored, in 8 bits. */
export const unit = 32;

/**
 * A hash of 32 bits, by which features share places (Weinberger et al. 2009, arXiv:0902.2206): FNV-1a (Fowler, Noll and
 * Vo).
 */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash;
}

/** The chances of options, of logits. */
export function chancesOf(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power);
  return powers.map((power) => power / sum);
}
