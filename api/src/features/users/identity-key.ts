import { normalForm } from '@cotejo/plugin-kit';

/**
 * The form in which names and addresses are compared: case, Unicode form and invisible characters make no difference.
 */
export function identityKey(text: string): string {
  return normalForm(text, 'NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
}
