import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';
import { type NameWord, type PersonName, readName } from './person-name.ts';

/**
 * Whether two names can be of one person. `same`: word for word, whatever accents, script and order. `compatible`: one
 * leaves out what people leave out, such as a middle name or the second of two family names. `possible`: they may be,
 * such as after a marriage or with a nickname, and somebody has to look. `incompatible`: two people.
 */
export type NameRelation = 'same' | 'compatible' | 'possible' | 'incompatible';

const order: NameRelation[] = ['incompatible', 'possible', 'compatible', 'same'];
const weaker = (one: NameRelation, other: NameRelation) => (order.indexOf(one) < order.indexOf(other) ? one : other);
const stronger = (one: NameRelation, other: NameRelation) => (weaker(one, other) === one ? other : one);

const nicknames = new Map<string, Set<number>>();
for (const [at, line] of readList(import.meta.url, 'lists/nicknames.en.txt', 'lists/nicknames.es.txt').entries())
  for (const name of fold(line).split(' ')) nicknames.set(name, (nicknames.get(name) ?? new Set()).add(at));

/** Shorter words that sound alike, or differ by a letter, are often two names. */
const shortestAlike = 4;
const shortestNear = 5;

export function compareNames(one: string, other: string): NameRelation {
  const [a, b] = [readName(one), readName(other)];
  if (a.words.length < 2 || b.words.length < 2) return 'incompatible';
  const generation = ofGenerations(a, b);
  if (generation === 'incompatible') return generation;
  return weaker(generation, stronger(bySplits(a.words, b.words), otherOrder(a.words, b.words)));
}

/** "John Smith" may be the father of "John Smith Jr". */
function ofGenerations(a: PersonName, b: PersonName): NameRelation {
  if (a.generation === b.generation) return 'same';
  return a.generation && b.generation ? 'incompatible' : 'possible';
}

/**
 * The same words in another order: the family names first, or two people who are named after each other. One that has
 * some of them alone may be what was read of a name.
 */
function otherOrder(a: NameWord[], b: NameWord[]): NameRelation {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (!short.every((one) => long.some(({ sound }) => sound === one.sound))) return 'incompatible';
  const [first, second] = [a, b].map((words) => words.map(({ sound }) => sound).join(' '));
  const isTurned = a.length === b.length && a.length > 2 && `${first} ${first}`.includes(second!);
  return isTurned ? 'compatible' : 'possible';
}

/** The best of what is said by the ways in which the names can be divided into given and family names. */
function bySplits(a: NameWord[], b: NameWord[]): NameRelation {
  return splitsOf(a)
    .flatMap((one) => splitsOf(b).map((other) => ofSplits(one, other)))
    .reduce(stronger, 'incompatible');
}

function ofSplits(one: Split, other: Split): NameRelation {
  const given = ofGiven(one.given, other.given);
  const families = ofFamilies(one.families, other.families);
  // Whoever marries may change the family name, and keeps the given one.
  return families === 'incompatible' && order.indexOf(given) > order.indexOf('possible')
    ? 'possible'
    : weaker(given, families);
}

type Split = { given: NameWord[]; families: NameWord[] };

/** The first word is a given name, the last a family name; between them given names that are known may go on. */
function splitsOf(words: NameWord[]): Split[] {
  const splits: Split[] = [];
  for (let at = 1; at < words.length; at++) {
    splits.push({ given: words.slice(0, at), families: words.slice(at) });
    if (!words[at]!.isGiven && words[at]!.word.length > 1) break;
  }
  return splits;
}

function ofGiven([a, ...as]: NameWord[], [b, ...bs]: NameWord[]): NameRelation {
  const first = ofWords(a!, b!);
  if (first === 'incompatible') return first;
  // "Ana" is Ana María; Ana Lucía is not.
  const pairs = as.slice(0, bs.length).map((word, at) => ofWords(word, bs[at]!, true));
  const rest: NameRelation = as.length === bs.length ? 'same' : 'compatible';
  return [first, ...pairs].reduce(weaker, rest);
}

function ofFamilies(a: NameWord[], b: NameWord[]): NameRelation {
  const pairs = a.slice(0, b.length).map((word, at) => ofWords(word, b[at]!));
  const rest: NameRelation = a.length === b.length ? 'same' : 'compatible';
  const paired = pairs.reduce(weaker, rest);
  if (paired !== 'incompatible') return paired;
  const known = a.filter((one) => b.some((other) => ofWords(one, other) === 'same'));
  return known.length === Math.min(a.length, b.length) ? 'possible' : 'incompatible';
}

/** `isMiddle`: an initial is enough for one of several given names. */
function ofWords(a: NameWord, b: NameWord, isMiddle = false): NameRelation {
  if (a.word === b.word) return 'same';
  const [short, long] = a.word.length < b.word.length ? [a, b] : [b, a];
  if (short.word.length === 1)
    return long.word.startsWith(short.word) ? (isMiddle ? 'compatible' : 'possible') : 'incompatible';
  if (a.sound === b.sound) return short.word.length >= shortestAlike ? 'compatible' : 'possible';
  if (haveNickname(a.word, b.word) || isNear(a.word, b.word) || isNear(a.sound, b.sound)) return 'possible';
  return 'incompatible';
}

function haveNickname(a: string, b: string): boolean {
  const [one, other] = [nicknames.get(a), nicknames.get(b)];
  return one !== undefined && other !== undefined && [...one].some((line) => other.has(line));
}

/** Whether two words differ by one letter that is another one, missing or swapped, as after a scan. */
function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < shortestNear || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restOfA, restOfB] = [a.slice(from), b.slice(from)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
}
