import { findContacts } from './contacts.ts';

/** An e-mail address or telephone number: as it is written, and as it is compared. */
export type ContactValue = { kind: 'email' | 'phone'; value: string; written: string };

/** More of them stand in lists of other people, such as references. */
const most = 20;
/** Digits from the end that tell a number: with or without the country's code, and the zero that some countries add. */
const tellingDigits = 9;

/** The e-mail addresses and telephone numbers of a text, each once, in their order. */
export function findContactValues(text: string): ContactValue[] {
  const { emails, phones } = findContacts(text);
  const found = new Map<string, ContactValue>();
  for (const [kind, list] of [
    ['email', emails],
    ['phone', phones],
  ] as const)
    for (const { text: written } of list.slice(0, most)) {
      const value = normalContact(kind, written);
      if (!found.has(`${kind} ${value}`)) found.set(`${kind} ${value}`, { kind, value, written });
    }
  return [...found.values()];
}

/** An address or number as it is compared: small letters, or the last digits. */
export const normalContact = (kind: ContactValue['kind'], written: string): string =>
  kind === 'email' ? written.normalize('NFKC').toLowerCase() : written.replace(/\D/g, '').slice(-tellingDigits);
