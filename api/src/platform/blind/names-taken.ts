import { fold, nameParts } from '@cotejo/pipeline';
import type { Subject } from './subjects.ts';

/**
 * Takes the names, addresses and numbers of some people out of a text that is about nobody of them in particular, such
 * as the name of a role. Gender and age stay, as nobody knows whose they are.
 */
export function namesTaken(subjects: Subject[]): (text: string) => string {
  const nameOf = new Map(subjects.flatMap(({ identity, name }) => nameParts(identity).map((part) => [part, name])));
  const contacts = subjects.flatMap(({ identity: { emails, phones }, name }) =>
    [...emails, ...phones].map(({ text }) => ({ text, name })),
  );
  return (text) => {
    let taken = text;
    for (const contact of contacts) taken = taken.replaceAll(contact.text, contact.name);
    taken = taken.replaceAll(/[\p{L}\p{M}]+/gu, (word) => nameOf.get(fold(word)) ?? word);
    return taken.replaceAll(/(C-R?[0-9A-F]{4,8})(?:[\s,.-]+\1)+/g, '$1');
  };
}
