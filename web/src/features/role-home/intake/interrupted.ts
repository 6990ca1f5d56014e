const keyOf = (roleId: number) => `cotejo.upload ${roleId}`;

/** Remembers in this tab what is on its way to a role; with nothing it forgets. */
export function rememberUpload(roleId: number, names: string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(keyOf(roleId));
    else sessionStorage.setItem(keyOf(roleId), JSON.stringify(names));
  } catch {
    // Storage is switched off or full: an interrupted upload is not told.
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
