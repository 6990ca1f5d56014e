import type { LetterKind } from './candidacy-choices.ts';

const ofEveryLetter = ['candidate', 'role', 'company', 'recruiter', 'contact', 'arrived', 'today'] as const;

/** What a template may have in double braces, such as `{{candidate}}`, by kind of letter. */
export const letterPlaceholders = {
  notice: [...ofEveryLetter, 'asked'],
  explanation: [...ofEveryLetter, 'decision', 'tool', 'requirements', 'notShown', 'corrections'],
} as const;
export type LetterPlaceholder = (typeof letterPlaceholders)[LetterKind][number];

/** Those that a template is expected to have, as what they stand for is what laws ask a letter to say. */
export const expectedPlaceholders = {
  notice: ['role', 'company', 'contact', 'asked'],
  explanation: ['role', 'contact', 'decision', 'tool', 'requirements', 'notShown', 'corrections'],
} as const satisfies Record<LetterKind, readonly LetterPlaceholder[]>;

/** Double braces with what is in them; without their end, where it is missing. */
const braces = () => /\{\{([^{}\n]*)(?:\}\})?/g;
const nameIn = (inner: string) => inner.trim();

/** What stands in double braces in a template and is no placeholder of this kind of letter, as it is written there. */
export function unknownPlaceholders(kind: LetterKind, template: string): string[] {
  const known: readonly string[] = letterPlaceholders[kind];
  const unknown = [...template.matchAll(braces())].filter(
    ([written, inner]) => !written.endsWith('}}') || !known.includes(nameIn(inner!)),
  );
  return [...new Set(unknown.map(([written]) => written.trim().slice(0, 40)))];
}

/** The expected placeholders that a template has not. */
export function missingPlaceholders(kind: LetterKind, template: string): LetterPlaceholder[] {
  const names = [...template.matchAll(braces())].map(([, inner]) => nameIn(inner!));
  return expectedPlaceholders[kind].filter((expected) => !names.includes(expected));
}

/** A template with its values in their places; whatever else stands in double braces stays, and values are not read. */
export const fillLetter = (template: string, values: Partial<Record<string, string>>): string =>
  template.replaceAll(braces(), (written, inner: string) =>
    written.endsWith('}}') && Object.hasOwn(values, nameIn(inner)) ? values[nameIn(inner)]! : written,
  );
