const key = 'cotejo.draft';

/** The job description uploaded in this tab and not analysed yet, so that a reload or a new sign-in does not lose it. */
export function readDraft(): number | undefined {
  try {
    const id = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(jobDescriptionId: number | undefined): void {
  try {
    if (jobDescriptionId === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(jobDescriptionId));
  } catch {
    // Storage is switched off: the draft lives as long as the page.
  }
}
