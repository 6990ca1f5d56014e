import { normalForm } from '@cotejo/plugin-kit';

/** Composed, and without what has no shape: control and direction characters other than the joiners of scripts. */
export const clean = (text: string): string =>
  normalForm(text, 'NFC')
    .toWellFormed()
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
