/** A word without its commonest English endings, so that "prepared" and "preparing" are one. */
export function stem(one: string): string {
  const bare = one.replace(/'(?:s|t|re|ve|ll|d|m)$/, '');
  for (const ending of ['ingly', 'edly', 'ing', 'ies', 'ied', 'ed', 'es', 'ly', 's', 'y', 'e']) {
    if (bare.length - ending.length >= 4 && bare.endsWith(ending)) return bare.slice(0, -ending.length);
  }
  return bare;
}
