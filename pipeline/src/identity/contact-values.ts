import { findContacts, type FoundText } from './contacts.ts';

/** An e-mail address or telephone number: as it is written, and as it is compared. */
export type ContactValue = {
  kind: 'email' | 'phone';
  value: string;
  written: string;
  /** Of a number: the address that stands beside it, if there is one. */
  beside?: string;
};

/** More of them stand in lists of other people, such as references. */
const most = 20;
/** Digits from the end that tell a number: with or without the country's code, and the zero that some countries add. */
const tellingDigits = 9;

/** Lines from a number to an address that still stands beside it. */
const fewLines = 3;

/** The e-mail addresses and telephone numbers of a text, each once, in their order. */
export function findContactValues(text: string): ContactValue[] {
  const { emails, phones } = findContacts(text);
  const found = new Map<string, ContactValue>();
  for (const [kind, list] of [
    ['email', emails],
    ['phone', phones],
  ] as const)
    for (const one of list.slice(0, most)) {
      const value = normalContact(kind, one.text);
      const beside = kind === 'phone' ? addressBeside(text, one, emails) : undefined;
      if (!found.has(`${kind} ${value}`))
        found.set(`${kind} ${value}`, { kind, value, written: one.text, ...(beside && { beside }) });
    }
  return [...found.values()];
}

/** The nearest address, if few lines lie between. */
function addressBeside(text: string, number: FoundText, emails: FoundText[]): string | undefined {
  const distanceTo = ({ start, end }: FoundText) => Math.max(start - number.end, number.start - end);
  const [nearest] = emails.slice(0, most).toSorted((one, other) => distanceTo(one) - distanceTo(other));
  if (!nearest) return undefined;
  const [first, last] = nearest.start < number.start ? [nearest, number] : [number, nearest];
  const lines = text.slice(first.end, last.start).split('\n').length - 1;
  return lines <= fewLines ? nearest.text : undefined;
}

/** An address or number as it is compared: small letters, or the last digits. */
export const normalContact = (kind: ContactValue['kind'], written: string): string =>
  kind === 'email' ? written.normalize('NFKC').toLowerCase() : written.replace(/\D/g, '').slice(-tellingDigits);
