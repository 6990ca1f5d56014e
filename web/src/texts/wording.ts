import type { Texts } from './index.tsx';

/** What a document says, as it is shown: on a page in Spanish as it was written, and otherwise in English. */
export const wordingIn = (
  { language }: Pick<Texts, 'language'>,
  { text, originalText }: { text: string; originalText?: string | undefined },
): string => (language.locale === 'es' ? (originalText ?? text) : text);

/** A candidate with the texts in the page's language, where they were written in it. */
export const textsIn = <Written extends { inSpanish: object | null }>(
  { language }: Pick<Texts, 'language'>,
  candidate: Written,
): Written => (language.locale === 'es' ? { ...candidate, ...candidate.inSpanish } : candidate);
