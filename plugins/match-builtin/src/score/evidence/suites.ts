import type { Taxonomy } from '../../taxonomy/load.ts';
import { fold } from '../../text/fold.ts';
import { readPhrases } from '../../text/phrases.ts';

const suites = new Set(readPhrases(import.meta.url, 'suites'));

/** Whether a skill is a bundle of products, and another one of them: Photoshop, of Adobe Creative Suite. */
export function isMemberOf({ skills }: Taxonomy, member: number, suite: number): boolean {
  const bundle = skills[suite]!;
  return suites.has(fold(bundle.name)) && (bundle.implies.includes(member) || skills[member]!.implies.includes(suite));
}
