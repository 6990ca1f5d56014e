import type { Texts } from './index.tsx';

/** What a document says, as it is shown: on a page in Spanish as it was written, and otherwise in English. */
export const wordingIn = (
  { language }: Pick<Texts, 'language'>,
  { text, originalText }: { text: string; originalText?: string | undefined },
): string => (language.locale === 'es' ? (originalText ?? text) : text);
