import { readList } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { findContacts, type FoundText } from './contacts.ts';

/** An e-mail address or telephone number: as it is written, and as it is compared. */
export type ContactValue = {
  kind: 'email' | 'phone';
  value: string;
  written: string;
  /** The address, or the other one, that stands beside it, if there is one. */
  beside?: string;
};

/** More of them stand in lists of other people, such as references. */
const most = 20;
/** Digits from the end that tell a number: with or without the country's code, and the zero that some countries add. */
const tellingDigits = 9;

/** Lines from a number, or an address, to an address that still stands beside it. */
const fewLines = { phone: 3, email: 1 };

const labels = readList(import.meta.url, 'lists/number-labels.en.txt', 'lists/number-labels.es.txt');
const numbered = String.raw`(?:[^\S\n]+(?:number|número|num|no|nr|n[º°o]?))?(?:[^\S\n]|[.:#º°]){0,4}$`;
/** What stands before the number of a register: "Colegiada n.º", "NMBI PIN". */
const labelBefore = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(labels, 'any')})${numbered}`, 'iu');
const longestLabel = 40;

const isOfRegister = (text: string, { start }: FoundText): boolean =>
  labelBefore.test(text.slice(Math.max(0, start - longestLabel), start));

/** The e-mail addresses and telephone numbers of a text, each once, in their order. */
export function findContactValues(text: string): ContactValue[] {
  const { emails, phones } = findContacts(text);
  const found = new Map<string, ContactValue>();
  for (const [kind, list] of [
    ['email', emails],
    ['phone', phones.filter((found) => !isOfRegister(text, found))],
  ] as const)
    for (const one of list.slice(0, most)) {
      const value = normalContact(kind, one.text);
      const beside = addressBeside(text, one, emails, fewLines[kind]);
      if (!found.has(`${kind} ${value}`))
        found.set(`${kind} ${value}`, { kind, value, written: one.text, ...(beside && { beside }) });
    }
  return [...found.values()];
}

/** The nearest other address, if few lines lie between. */
function addressBeside(text: string, one: FoundText, emails: FoundText[], mostLines: number): string | undefined {
  const distanceTo = ({ start, end }: FoundText) => Math.max(start - one.end, one.start - end);
  const others = emails.slice(0, most).filter((other) => other.text !== one.text);
  const [nearest] = others.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  if (!nearest) return undefined;
  const [first, last] = nearest.start < one.start ? [nearest, one] : [one, nearest];
  const lines = text.slice(first.end, last.start).split('\n').length - 1;
  return lines <= mostLines ? nearest.text : undefined;
}

/** An address or number as it is compared: small letters, or the last digits. */
export const normalContact = (kind: ContactValue['kind'], written: string): string =>
  kind === 'email' ? written.normalize('NFKC').toLowerCase() : written.replace(/\D/g, '').slice(-tellingDigits);
