/** The order in which requirements are told: must-haves first, and of each kind the heavier before the lighter. */
export const byImportance = <One extends { must: boolean; weight: number }>(a: One, b: One): number =>
  Number(b.must) - Number(a.must) || b.weight - a.weight;
