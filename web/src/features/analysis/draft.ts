const key = 'cotejo.draft';

/** The job description that was uploaded in this tab and not analyzed yet, and the role whose file it is. */
export type Draft = { jobDescriptionId: number; roleId?: number | undefined };

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** The draft of this tab, which survives a reload and a new login. */
export function readDraft(): Draft | undefined {
  try {
    const { jobDescriptionId, roleId } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return isId(jobDescriptionId) ? { jobDescriptionId, roleId: isId(roleId) ? roleId : undefined } : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off: the draft lives as long as the page.
  }
}
