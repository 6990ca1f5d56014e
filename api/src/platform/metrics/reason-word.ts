import { providerFailures } from '@cotejo/plugin-kit';

const words = new Set<string>(providerFailures);

/** Why a plugin failed, as it may be told: a plugin may give any word for its reason, one of a document too. */
export function reasonWord(reason: string): string {
  return words.has(reason) ? reason : 'other';
}
