import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import type { ContactValue } from './contact-values.ts';
import { type NameWord, readName } from './person-name.ts';

const ofSeveral = new Set(readList(import.meta.url, 'lists/role-addresses.txt'));
/** Shorter words of an address are initials or chance. */
const shortestWord = 3;

/**
 * The addresses and numbers that can be their owner's alone. A number goes with the address beside it, such as the
 * recruiter's in a footer. `name` is the owner's, if it is known.
 */
export const ownContacts = (contacts: ContactValue[], name: string | null): ContactValue[] =>
  contacts.filter(({ kind, value, beside }) =>
    kind === 'email' ? canBeOwn(value, name) : beside === undefined || canBeOwn(beside, name),
  );

/**
 * Whether an e-mail address can be its owner's alone: not that of an office or a family, nor one that is made of two
 * words or more, as other people's names are, and none of them of the owner's name.
 */
function canBeOwn(email: string, name: string | null): boolean {
  const local = fold(email.split('@')[0]!);
  const words = local.split(/[^\p{L}]+/u).filter((word) => word.length >= shortestWord);
  if (ofSeveral.has(local) || words.some((word) => ofSeveral.has(word))) return false;
  if (!name || words.length < 2) return true;
  const own = readName(name).words;
  return readName(words.join(' ')).words.some((word) => own.some((part) => isPart(part, word) || isPart(word, part)));
}

/** Whether a word, or its sound, begins another. */
const isPart = (start: NameWord, whole: NameWord): boolean =>
  whole.word.startsWith(start.word) || whole.sound.startsWith(start.sound);
