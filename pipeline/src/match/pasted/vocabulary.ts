import { keyOf, type Spelt, speltIn, type Word } from './words.ts';

/** Places between the parts of a broken word at most, and its letters at least: shorter ones may arise by chance. */
const betweenParts = 3;
const shortestBroken = 6;
/** The share of a word's letters that must be words of the job, for it to be several of them without blanks. */
const knownOfJoined = 0.8;
/** Letters from which a word is known with one of them left out, put in, changed or swapped with the next. */
const shortestMisspelt = 7;
/** Letters from which a word that a dot cuts off stands for the word of the job that begins so. */
const shortestCut = 3;
/** Letters up to which a spelling counts as a word; a longer one is compared as it stands. */
const longestWord = 40;

/** The words of a job, and how to recognize them where their spelling was changed. */
export type Vocabulary = {
  /** The keys of words that say something, in the job's order. */
  words: Word[];
  keys: ReadonlySet<string>;
  /** The key of each spelling, empty for function words. */
  spellings: ReadonlyMap<string, string>;
  /** With what letters spellings begin, the whole of them included, and the key of one that does, empty as above. */
  beginnings: ReadonlyMap<string, string>;
  /** The keys of long words with one letter left out. */
  withoutALetter: ReadonlyMap<string, string>;
};

export function vocabularyOf(job: string): Vocabulary {
  const spelt = speltIn(job);
  const spellings = new Map(spelt.map(({ letters }) => [letters, keyOf(letters)]));
  const beginnings = new Map<string, string>();
  const withoutALetter = new Map<string, string>();
  for (const [letters, key] of spellings) {
    if (letters.length > longestWord) continue;
    for (let to = 1; to <= letters.length; to++) {
      const beginning = letters.slice(0, to);
      beginnings.set(beginning, beginnings.get(beginning) || key);
    }
    if (key !== '' && letters.length >= shortestMisspelt)
      for (const shorter of withALetterLess(letters)) withoutALetter.set(shorter, key);
  }
  const words = spelt.flatMap(({ letters, start, end }) => saying({ key: spellings.get(letters)!, start, end }));
  return { words, keys: new Set(words.map(({ key }) => key)), spellings, beginnings, withoutALetter };
}

const saying = (word: Word): Word[] => (word.key === '' ? [] : [word]);
const withALetterLess = (letters: string): string[] =>
  Array.from({ length: letters.length }, (_, at) => letters.slice(0, at) + letters.slice(at + 1));

/**
 * The words of a text in order, but for those that say nothing. A word of the vocabulary is recognized where it is
 * broken into parts, joined with others, cut off or misspelled. Takes time in proportion to the text.
 */
export function wordsIn(text: string, vocabulary: Vocabulary): Word[] {
  const spelt = speltIn(text);
  const words: Word[] = [];
  const read = new Map<string, string[]>();
  for (let at = 0; at < spelt.length; at++) {
    const { letters, start, end } = spelt[at]!;
    const broken = vocabulary.spellings.get(letters) ? undefined : brokenAt(spelt, at, vocabulary);
    if (broken) {
      words.push({ key: broken.key, start, end: spelt[broken.last]!.end });
      at = broken.last;
      continue;
    }
    const spelling = text[end] === '.' ? `${letters}.` : letters;
    let keys = read.get(spelling);
    if (!keys) read.set(spelling, (keys = keysOf(spelling, vocabulary)));
    for (const key of keys) words.push({ key, start, end });
  }
  return words;
}

/**
 * The keys of a spelling, with the dot behind it: one as a rule, none for a word that says nothing, several for words
 * without blanks.
 */
function keysOf(spelling: string, vocabulary: Vocabulary): string[] {
  const letters = spelling.replace(/\.$/, '');
  const key = keyOf(letters);
  if (key === '') return [];
  if (vocabulary.keys.has(key)) return [key];
  const isCutOff = spelling !== letters && letters.length >= shortestCut;
  const cutOff = isCutOff ? vocabulary.beginnings.get(letters) : undefined;
  return joinedIn(letters, vocabulary) ?? [cutOff || (misspelt(letters, vocabulary) ?? key)];
}

/** The longest word of the vocabulary whose first part stands at a place, and the place of its last part. */
function brokenAt(
  spelt: readonly Spelt[],
  first: number,
  { spellings, beginnings }: Vocabulary,
): { key: string; last: number } | undefined {
  let found: { key: string; last: number } | undefined;
  let { letters, end } = spelt[first]!;
  for (let last = first + 1; last < spelt.length && beginnings.has(letters); last++) {
    const next = spelt[last]!;
    if (next.start - end > betweenParts) break;
    letters += next.letters;
    end = next.end;
    const key = spellings.get(letters);
    if (key && letters.length >= shortestBroken) found = { key, last };
  }
  return found;
}

/** The keys of the vocabulary's words that together make up a word. */
function joinedIn(letters: string, { spellings, beginnings }: Vocabulary): string[] | undefined {
  const keys: string[] = [];
  let unknown = 0;
  for (let from = 0; from < letters.length;) {
    let end = from;
    for (let to = from + 1; to <= letters.length && beginnings.has(letters.slice(from, to)); to++)
      if (spellings.has(letters.slice(from, to))) end = to;
    if (end > from) keys.push(spellings.get(letters.slice(from, end))!);
    else unknown++;
    if (unknown > letters.length * (1 - knownOfJoined)) return undefined;
    from = Math.max(end, from + 1);
  }
  const saying = keys.filter((key) => key !== '');
  return saying.length > 0 && keys.length > 1 ? saying : undefined;
}

/** The key of the vocabulary's word from which a spelling is one letter away. */
function misspelt(letters: string, { spellings, withoutALetter }: Vocabulary): string | undefined {
  if (letters.length < shortestMisspelt - 1 || letters.length > longestWord) return undefined;
  const key = withoutALetter.get(letters);
  if (key) return key;
  for (const shorter of withALetterLess(letters)) {
    const found = withoutALetter.get(shorter) ?? spellings.get(shorter);
    if (found) return found;
  }
  return undefined;
}
