const key = 'cotejo.return';

/** Remembers in this tab where somebody wanted to go, while they are at the identity provider. */
export function keepReturnPath(path: string | undefined): void {
  try {
    sessionStorage.setItem(key, path ?? '');
  } catch {
    // Storage is switched off: they come to the home page.
  }
}

/** Where they wanted to go, if that is known. */
export function readReturnPath(): string | undefined {
  try {
    return sessionStorage.getItem(key) || undefined;
  } catch {
    return undefined;
  }
}
