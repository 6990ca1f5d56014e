import type { Language } from '@cotejo/contract';

/** The languages to choose from, each in its own words. */
export const languageOptions: { key: Language; text: string; lang: Language }[] = [
  { key: 'en', text: 'English', lang: 'en' },
  { key: 'es', text: 'Español', lang: 'es' },
];
