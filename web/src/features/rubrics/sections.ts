import type { Rubric, RubricInput, RubricRequirement } from '@cotejo/contract';

export const sectionNames = ['required', 'preferred', 'duties', 'off', 'unsaved'] as const;
export type SectionName = (typeof sectionNames)[number];

/** A row of the form: its place among the form's values, and the saved requirement unless it is new. */
export type Row = { key: string; index: number; requirement: RubricRequirement | undefined };

function sectionOf(requirement: RubricRequirement | undefined): SectionName {
  if (!requirement) return 'unsaved';
  if (!requirement.active) return 'off';
  if (requirement.must) return 'required';
  return requirement.duty ? 'duties' : 'preferred';
}

/**
 * The rows of the form by section. They are sorted by what is saved, so that none moves away under the hand that
 * changes it.
 */
export function sectionsOf(
  { requirements }: Rubric,
  rows: (RubricInput['requirements'][number] & { key: string })[],
): { name: SectionName; rows: Row[] }[] {
  const known = new Map(requirements.map((one) => [one.id, one]));
  const all = rows.map(({ key, id }, index): Row => ({ key, index, requirement: known.get(id ?? '') }));
  return sectionNames
    .map((name) => ({ name, rows: all.filter(({ requirement }) => sectionOf(requirement) === name) }))
    .filter((section) => section.rows.length > 0);
}
