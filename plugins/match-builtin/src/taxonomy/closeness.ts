import type { Taxonomy } from './load.ts';

/** What a neighbour in the taxonomy is worth: React shown where Vue.js is asked. */
export const relatedCredit = 0.5;
/** What a special case is worth: Spring Boot shown where Java is asked. */
export const impliedCredit = 1;
const impliedFurtherCredit = 0.85;

/** How far a skill shown answers the skill asked for, 0 to 1. */
export function closeness(taxonomy: Taxonomy, asked: number, shown: number): number {
  if (asked === shown) return 1;
  const entry = taxonomy.skills[shown]!;
  if (entry.implies.includes(asked)) return impliedCredit;
  if (entry.implies.some((broader) => taxonomy.skills[broader]!.implies.includes(asked))) return impliedFurtherCredit;
  const related = entry.related.includes(asked) || taxonomy.skills[asked]!.related.includes(shown);
  return related ? relatedCredit : 0;
}

/** Every skill that `shown` answers to some degree, itself included. */
export function answers(taxonomy: Taxonomy, shown: number): { skill: number; credit: number }[] {
  const entry = taxonomy.skills[shown]!;
  const near = new Set([shown, ...entry.implies, ...entry.implies.flatMap((one) => taxonomy.skills[one]!.implies), ...entry.related]);
  return [...near].map((skill) => ({ skill, credit: closeness(taxonomy, skill, shown) }));
}
