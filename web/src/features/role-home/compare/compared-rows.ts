import type { JudgedRequirement } from '@cotejo/contract';

export type ComparedRow = {
  requirement: JudgedRequirement;
  /** The requirement with each person's verdict; undefined for a person who was not judged by it. */
  cells: (JudgedRequirement | undefined)[];
  /** Whether the verdicts differ. */
  differs: boolean;
};

/** A row for each requirement by which any of the people was judged, must-haves first. */
export function comparedRows(people: { requirements: JudgedRequirement[] }[]): ComparedRow[] {
  const all = new Map(people.flatMap(({ requirements }) => requirements.map((one) => [one.id, one] as const)));
  const rows = [...all.values()].map((requirement) => {
    const cells = people.map(({ requirements }) => requirements.find(({ id }) => id === requirement.id));
    return { requirement, cells, differs: new Set(cells.map((cell) => cell?.verdict)).size > 1 };
  });
  return rows.toSorted((a, b) => Number(b.requirement.must) - Number(a.requirement.must));
}
