import type { StoredVectors } from './tools.ts';

/** A store of vectors in memory, which ends with the object. */
export function vectorsInMemory(): StoredVectors {
  const known = new Map<string, Int8Array>();
  return {
    get: async (keys) =>
      keys.flatMap((key) => {
        const vector = known.get(key);
        return vector ? [[key, vector] as const] : [];
      }),
    async set(vectors) {
      for (const [key, vector] of vectors) known.set(key, vector);
    },
  };
}
