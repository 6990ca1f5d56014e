import { findIdentity, type Identity } from '../identity/index.ts';
import { findNames } from '../identity/names-in-text.ts';
import { isGivenName } from '../identity/given-names.ts';
import { fold } from '../text/fold.ts';
import { likeIn } from '../text/like-in.ts';
import { readLists } from '../text/lists.ts';
import { type Change, chosen, withChanges } from './change.ts';

const names = readLists(import.meta.url, 'lists/names.txt');
const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The text under the name of a woman and under that of a man of other origins, in addresses too; nothing where no name
 * is shown with confidence.
 */
export function otherNames(text: string, seed: number): string[] {
  const identity = findIdentity(text);
  const { name } = identity;
  if (!name) return [];
  const own = new Set(fold(name.text).split(' '));
  const isOther = (one: string) =>
    !fold(one)
      .split(' ')
      .some((part) => own.has(part));
  return [names.women!, names.men!].map((list) =>
    withChanges(text, changesTo(text, identity, newWords(name.text, chosen(list.filter(isOther), seed)!))),
  );
}

/** What each word of a name, folded, becomes: given names given names, and surnames surnames. */
function newWords(name: string, becomes: string): Map<string, string> {
  const all = becomes.split(' ');
  const left = { given: all.slice(0, 2), surnames: all.slice(2) };
  const words = (name.match(word) ?? []).filter((one) => one.length > 1);
  const isGiven = (one: string, at: number) => (words.some(isGivenName) ? isGivenName(one) : at === 0);
  return new Map(
    words.map((one, at) => {
      const kind = isGiven(one, at) ? 'given' : 'surnames';
      const put = left[kind].shift() ?? all.at(kind === 'given' ? 1 : -1)!;
      return [fold(one), put];
    }),
  );
}

/** A word of the name stays where it stands alone outside addresses: "Baker" may be what somebody does. */
function changesTo(text: string, identity: Identity, put: Map<string, string>): Change[] {
  return findNames(text, identity).flatMap(({ start, end }) => {
    const found = [...text.slice(start, end).matchAll(word)];
    const isInAddress = /[@/._-]/.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`);
    if (found.length === 1 && !isInAddress) return [];
    return found.flatMap(({ 0: one, index }) => {
      const becomes = put.get(fold(one)) ?? inHandle(one, put);
      if (becomes === undefined) return [];
      const written = one === one.toLowerCase() ? fold(becomes) : likeIn(becomes, one);
      return [{ start: start + index, end: start + index + one.length, text: written }];
    });
  });
}

/** A handle of words of the name, as "martarequena", made of the new ones. */
function inHandle(handle: string, put: Map<string, string>): string | undefined {
  const folded = fold(handle);
  const becomes = [...put].reduce(
    (text, [one, other]) => (one.length > 2 ? text.replace(one, fold(other)) : text),
    folded,
  );
  return becomes === folded ? undefined : becomes;
}
