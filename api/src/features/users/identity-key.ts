import { normalForm } from '@cotejo/plugin-kit';

/** What user names and e-mail addresses are compared by: look-alikes in form, case and invisible characters are one. */
export function identityKey(text: string): string {
  return normalForm(text, 'NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
}
