import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import { type ContactValue, normalContact } from './contact-values.ts';
import { type NameWord, readName } from './person-name.ts';

const ofSeveral = new Set(readList(import.meta.url, 'lists/role-addresses.txt'));
/** Shorter words of an address are initials or chance. */
const shortestWord = 3;

/**
 * The addresses and numbers that can be their owner's alone. A number goes with the address beside it, such as the
 * recruiter's in a footer. Where an address says the owner's name, those that neither say it nor stand beside it are
 * somebody else's. `name` is the owner's, if it is known.
 */
export function ownContacts(contacts: ContactValue[], name: string | null): ContactValue[] {
  const own = name === null ? [] : readName(name).words;
  const able = contacts.filter(({ kind, value }) => kind === 'email' && canBeOwn(value, own));
  const named = new Set(able.filter(({ value }) => says(value, own)).map(({ value }) => value));
  const isBesideNamed = ({ beside }: ContactValue) => beside !== undefined && named.has(normalContact('email', beside));
  const theirs = able.filter((one) => named.size === 0 || named.has(one.value) || isBesideNamed(one));
  const values = new Set(theirs.map(({ value }) => value));
  return contacts.filter(({ kind, value, beside }) =>
    kind === 'email' ? values.has(value) : beside === undefined || values.has(normalContact('email', beside)),
  );
}

/**
 * Whether an e-mail address can be its owner's alone: not that of an office or a family, nor one that is made of two
 * words or more, as other people's names are, and none of them of the owner's name.
 */
function canBeOwn(email: string, own: NameWord[]): boolean {
  const local = fold(email.split('@')[0]!);
  const words = wordsIn(email);
  if (ofSeveral.has(local) || words.some((word) => ofSeveral.has(word))) return false;
  return own.length === 0 || words.length < 2 || says(email, own);
}

/** Whether an address has a word of a name; a long one may also stand behind initials. */
const says = (email: string, name: NameWord[]): boolean =>
  readName(wordsIn(email).join(' ')).words.some((word) =>
    name.some(
      (part) =>
        isPart(part, word) || isPart(word, part) || (part.word.length > shortestWord && word.word.endsWith(part.word)),
    ),
  );

const wordsIn = (email: string): string[] =>
  fold(email.split('@')[0]!)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord);

/** Whether a word, or its sound, begins another. */
const isPart = (start: NameWord, whole: NameWord): boolean =>
  whole.word.startsWith(start.word) || whole.sound.startsWith(start.sound);
