const keyOf = (roleId: number) => `cotejo.upload ${roleId}`;

/** Keeps the names of the files that are on their way to a role in this tab; an empty list removes them. */
export function rememberUpload(roleId: number, names: string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(keyOf(roleId));
    else sessionStorage.setItem(keyOf(roleId), JSON.stringify(names));
  } catch {
    // Storage is switched off or full: an interrupted upload cannot be told.
  }
}

/** The names of the files whose upload this tab began and did not end, as after a reload. */
export function interruptedUpload(roleId: number): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(keyOf(roleId)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
