import { providerFailures } from '@cotejo/plugin-kit';

const words = new Set<string>(providerFailures);

/** Why a plugin failed, as one of the known words: a plugin could give any word, even one of a document. */
export function reasonWord(reason: string): string {
  return words.has(reason) ? reason : 'other';
}
