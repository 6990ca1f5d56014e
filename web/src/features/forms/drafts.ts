/** Typed but unsent values of a form, and whether a file had been chosen, which no page can keep. */
export type Draft = { values: Record<string, unknown>; fileChosen: boolean };

/** A draft with the values that the form had begun with, which may be out of date when it is read. */
export type KeptDraft = Draft & { begun: Record<string, unknown> };

const prefix = 'cotejo.form ';
const isSecret = (name: string): boolean => /password/i.test(name);

/** The values of a form that may be kept: all but passwords and files. */
export function draftOf(values: Record<string, unknown>): Draft {
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter(([name, value]) => !isSecret(name) && !(value instanceof File))),
    fileChosen: entries.some(([, value]) => value instanceof File),
  };
}

/** The draft of this name in this tab. */
export function readDraft(name: string): KeptDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isDraft(value: unknown): value is KeptDraft {
  return (
    isObject(value) &&
    'values' in value &&
    isObject(value.values) &&
    'begun' in value &&
    isObject(value.begun) &&
    'fileChosen' in value &&
    typeof value.fileChosen === 'boolean'
  );
}

/** Keeps a draft while it differs from the first values of the form. */
export function keepDraft(name: string, values: Record<string, unknown>, begun: Record<string, unknown>): void {
  const [draft, first] = [draftOf(values), draftOf(begun)];
  try {
    if (JSON.stringify(draft) === JSON.stringify(first)) dropDraft(name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ ...draft, begun: first.values }));
  } catch {
    // Storage is switched off or full: typed values live as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is switched off: there is nothing to drop.
  }
}
