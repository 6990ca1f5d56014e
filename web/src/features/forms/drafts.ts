/** What was typed into a form and not sent: its text, and whether a file had been chosen, which no page can keep. */
export type Draft = { values: Record<string, unknown>; fileChosen: boolean };

const prefix = 'cotejo.form ';
const isSecret = (name: string): boolean => /password/i.test(name);

/** What of a form's values may be kept: everything but passwords and files. */
export function draftOf(values: Record<string, unknown>): Draft {
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter(([name, value]) => !isSecret(name) && !(value instanceof File))),
    fileChosen: entries.some(([, value]) => value instanceof File),
  };
}

/** The draft kept in this tab under a name. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && value.values !== null && 'fileChosen' in value && typeof value.fileChosen === 'boolean';
}

/** Keeps a draft while it differs from what the form began with. */
export function keepDraft(name: string, values: Record<string, unknown>, begun: Record<string, unknown>): void {
  const draft = draftOf(values);
  try {
    if (JSON.stringify(draft) === JSON.stringify(draftOf(begun))) dropDraft(name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: what was typed lives as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is switched off: there is nothing to drop.
  }
}
