import type { Wording } from './wording.ts';

/** What is said in English, and on a page in Spanish in Spanish where it is said so. */
export const inPageLanguage = (
  { language }: Pick<Wording, 'language'>,
  english: string,
  spanish: string | undefined,
): string => (language.locale === 'es' ? (spanish ?? english) : english);

/** What a document says, as it is shown: on a page in Spanish as it was written, and otherwise in English. */
export const wordingIn = (
  texts: Pick<Wording, 'language'>,
  { text, originalText }: { text: string; originalText?: string | undefined },
): string => inPageLanguage(texts, text, originalText);

/** A job description's title, as its file has it on a page in Spanish. */
export const titleIn = (
  texts: Pick<Wording, 'language' | 'jobs'>,
  { title, originalTitle }: { title: string; originalTitle: string | null },
): string => inPageLanguage(texts, title, originalTitle ?? undefined) || texts.jobs.untitled;

/** A candidate with the texts in the page's language, where they were written in it. */
export const textsIn = <Written extends { inSpanish: object | null }>(
  { language }: Pick<Wording, 'language'>,
  candidate: Written,
): Written => (language.locale === 'es' ? { ...candidate, ...candidate.inSpanish } : candidate);
