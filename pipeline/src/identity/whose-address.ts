import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import { isGivenName } from './given-names.ts';
import { readName } from './person-name.ts';

const ofSeveral = new Set(readList(import.meta.url, 'lists/role-addresses.txt'));
/** Shorter words of an address are initials or chance. */
const shortestWord = 3;

/**
 * Whether an e-mail address can be its owner's alone: not that of an office or a family, nor one that is made of the
 * name of somebody else, such as the recruiter's in a footer. `name` is the owner's, if it is known.
 */
export function canBeOwn(email: string, name: string | null): boolean {
  const local = fold(email.split('@')[0]!);
  const words = local.split(/[^\p{L}]+/u).filter((word) => word.length >= shortestWord);
  if (ofSeveral.has(local) || words.some((word) => ofSeveral.has(word))) return false;
  if (!name || words.length < 2 || !words.some(isGivenName)) return true;
  const own = readName(name).words.map(({ word }) => word);
  return words.some((word) => own.some((part) => part.startsWith(word) || word.startsWith(part)));
}
