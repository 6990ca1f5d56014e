import type { JudgedRequirement } from '@cotejo/contract';

export type ComparedRow = {
  requirement: JudgedRequirement;
  /** The requirement as each of them was judged by it; undefined where one was not. */
  cells: (JudgedRequirement | undefined)[];
  /** Whether they were not all judged alike. */
  differs: boolean;
};

/** What several people were judged by, must-haves first, in the order of the first who has each. */
export function comparedRows(people: { requirements: JudgedRequirement[] }[]): ComparedRow[] {
  const all = new Map(people.flatMap(({ requirements }) => requirements.map((one) => [one.id, one] as const)));
  const rows = [...all.values()].map((requirement) => {
    const cells = people.map(({ requirements }) => requirements.find(({ id }) => id === requirement.id));
    return { requirement, cells, differs: new Set(cells.map((cell) => cell?.verdict)).size > 1 };
  });
  return rows.toSorted((a, b) => Number(b.requirement.must) - Number(a.requirement.must));
}
