/** A name without case and accents, as people type it: "Peñarroya" is found by "penarroya". */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** What holds the term somewhere in its name; everything for an empty term. */
export function filterByName<Row extends { name: string }>(rows: Row[], term: string): Row[] {
  const wanted = foldName(term.trim());
  return wanted ? rows.filter(({ name }) => foldName(name).includes(wanted)) : rows;
}
