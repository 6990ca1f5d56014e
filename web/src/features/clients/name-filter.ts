/** Folds case and accents of a name, so that "penarroya" finds "Peñarroya". */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Rows whose name contains the term; all rows for an empty term. */
export function filterByName<Row extends { name: string }>(rows: Row[], term: string): Row[] {
  const wanted = foldName(term.trim());
  return wanted ? rows.filter(({ name }) => foldName(name).includes(wanted)) : rows;
}
