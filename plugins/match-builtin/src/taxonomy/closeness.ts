import type { Taxonomy } from './load.ts';

/** What a neighbor in the taxonomy is worth: React shown where Vue.js is asked. */
const relatedCredit = 0.5;
/** What a special case is worth: Spring Boot shown where Java is asked. */
const impliedCredit = 1;
const impliedFurtherCredit = 0.85;
/** What the general skill is worth where a special case is asked: Java shown, Spring Boot asked. */
const generalCredit = 0.3;

/** The closeness from which a skill stands for the one asked for. */
export const nearEnough = 0.8;

/** How far a skill shown answers the skill asked for, 0 to 1. */
export function closeness(taxonomy: Taxonomy, asked: number, shown: number): number {
  if (asked === shown) return 1;
  const entry = taxonomy.skills[shown]!;
  if (entry.implies.includes(asked)) return impliedCredit;
  if (entry.implies.some((broader) => taxonomy.skills[broader]!.implies.includes(asked))) return impliedFurtherCredit;
  const related = entry.related.includes(asked) || taxonomy.skills[asked]!.related.includes(shown);
  if (related) return relatedCredit;
  return taxonomy.skills[asked]!.implies.includes(shown) ? generalCredit : 0;
}
