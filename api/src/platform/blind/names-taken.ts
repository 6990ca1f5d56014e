import { asRead, fold, nameParts } from '@cotejo/pipeline';
import type { Subject } from './subjects.ts';

/** A soft hyphen or a joiner inside a word does not end it for whoever reads it. */
const words = /[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Takes the names, addresses and numbers of some people out of a text that is about somebody else or nobody. What
 * stands in their place says not whose they are: whoever typed a name there would learn by it what that person is
 * called now. Gender and age stay, as nobody knows whose they are.
 */
export function namesTaken(subjects: Subject[]): (text: string) => string {
  const names = new Set(subjects.flatMap(({ identity }) => nameParts(identity)));
  const contacts = subjects.flatMap(({ identity: { emails, phones } }) =>
    [...emails, ...phones].map(({ text }) => text),
  );
  return (text) => {
    let taken = text;
    for (const contact of contacts) taken = taken.replaceAll(contact, '[…]');
    taken = taken.replaceAll(words, (word) => (names.has(fold(asRead(word))) ? '[…]' : word));
    return taken.replaceAll(/\[…\](?:[\s,.-]+\[…\])+/g, '[…]');
  };
}
