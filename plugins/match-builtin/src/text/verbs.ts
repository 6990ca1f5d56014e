import { once, readRows } from './data.ts';
import { readPhrases } from './phrases.ts';

/** The form of a verb: "write", "writes", "wrote", "writing". */
export type VerbForm = 'base' | 'third' | 'past' | 'gerund';

const pasts = new Set(readPhrases(import.meta.url, 'irregular-pasts'));
const auxiliaries = new Set(['is', 'has', 'does', 'are', 'have', 'do', 'had', 'will', 'would', 'can']);
/** Verbs by which work is told. */
const loadVerbs = once(() => new Set(readRows('verbs.tsv').map(([verb]) => verb!)));

/** "Analyse" and "organise" of British English are written with z in the list. */
const isVerb = (word: string): boolean => loadVerbs().has(word) || loadVerbs().has(word.replace(/(?<=[iy])se$/, 'ze'));

const withoutEnding = (word: string): string[] => [
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

/** The form of a folded word that may be a verb; undefined for other words. Many nouns are verbs as well. */
export function verbForm(word: string): VerbForm | undefined {
  if (pasts.has(word) || /^[a-z]*[aeiouy][a-z]*[^e\W]ed$/.test(word)) return 'past';
  if (auxiliaries.has(word)) return 'third';
  if (/^[a-z]*[aeiouy][a-z]*ing$/.test(word)) return 'gerund';
  if (isVerb(word)) return 'base';
  return /[a-z]s$/.test(word) && withoutEnding(word).some(isVerb) ? 'third' : undefined;
}
