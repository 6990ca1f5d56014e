import { placeOf } from '../sorting/model.ts';
import { keyOf, titleWordsOf, type TitleLine, type TitleWord } from './words.ts';

/** A title that rules find, and whether a label stood before it. */
export type RuleTitle = { title: string; isLabeled: boolean };

/** Some words in a row that may be the title; `key` is the same for the same words. */
export type Span = { from: number; to: number; key: number; places: readonly number[] };

/**
 * What the title of a text is told from. The features of a span are those of its first and last word, of each word in
 * it, and its own; of `none`, that the text says no title.
 */
export type Candidates = {
  words: readonly TitleWord[];
  lines: readonly TitleLine[];
  first: readonly (readonly number[])[];
  last: readonly (readonly number[])[];
  inside: readonly (readonly number[])[];
  spans: readonly Span[];
  none: readonly number[];
};

const longest = 9;
const around = 5;
const longestAbove = 5;

const bucket = (count: number, most: number): number => Math.min(most, Math.floor(Math.log2(1 + count)));
const placesOf = (features: Iterable<string>): number[] => [...new Set(features)].map(placeOf);
/** The places of a feature for small numbers, which many spans share. */
const numbered = (name: string, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, at) => placeOf(`${name} ${at}`));

const ofLength = numbered('length', longest);
const ofNouns = numbered('nouns', 3);
const ofRepeats = numbered('repeats', 4);
const ofLine = numbered('whole line', 5);
const ofRules = numbered('rules', 1);
const ofPart = placeOf('whole part');
const ofEnds = numbered('ends', 15);

type Context = {
  words: readonly TitleWord[];
  lines: readonly TitleLine[];
  /** How written: small, with a capital, or in capitals. */
  forms: readonly string[];
  counts: ReadonlyMap<string, number>;
  /** The words in which the title by rules begins, ends and lies. */
  rules: { first: Set<number>; last: Set<number>; inside: Set<number> };
  kind: string;
};

const kindOf = ({ isNoun, isKnown }: TitleWord): string => (isNoun ? 'noun' : isKnown ? 'known' : 'other');

function firstFeatures({ words, lines, forms, rules, kind }: Context, at: number): string[] {
  const word = words[at]!;
  const line = lines[word.line]!;
  const previous = word.opens ? '^' : words[at - 1]!.folded;
  const second = at - 2 >= line.from && !word.opens ? words[at - 2]!.folded : '^';
  const place = bucket(word.line, 5);
  const found = [
    `first ${word.folded}`,
    `first -${word.folded.slice(-3)}`,
    `first ${forms[at]} ${kindOf(word)}`,
    `before ${previous}`,
    `before ${second} ${previous}`,
    `before ${previous} ${kindOf(word)}`,
    `before ${previous} ${word.folded}`,
    `before ${word.opens} ${word.before} ${forms[at]}`,
    `line ${place} ${word.opens}`,
    `line ${word.opens} ${bucket(line.to - line.from, 6)} ${line.isItem}`,
    `line first ${words[line.from]!.folded}`,
    `in line ${bucket(at - line.from, 5)} ${word.before}`,
  ];
  if (!word.opens) found.push(`before ${forms[at - 1]} ${kindOf(words[at - 1]!)} then ${forms[at]} ${kindOf(word)}`);
  for (let other = Math.max(line.from, at - around); other < at; other += 1) found.push(`near ${words[other]!.folded}`);
  for (let other = at + 1; other < Math.min(line.to, at + around); other += 1)
    found.push(`next ${words[other]!.folded}`);
  if (word.opens) {
    const above = lines[word.line - 1];
    if (above && above.to - above.from <= longestAbove)
      found.push(
        `above ${words
          .slice(above.from, above.to)
          .map(({ folded }) => folded)
          .join(' ')}`,
      );
    else found.push(above ? 'above long' : 'above nothing');
  } else if (/[:|(]/.test(word.before)) {
    const label = words.slice(Math.max(line.from, at - 3), at).map(({ folded }) => folded);
    found.push(`label ${word.before} ${label.join(' ')}`);
  }
  if (rules.first.has(at)) found.push('rules first', `rules first ${kind}`);
  return found;
}

function lastFeatures({ words, lines, forms, rules, kind }: Context, at: number): string[] {
  const word = words[at]!;
  const line = lines[word.line]!;
  const next = word.closes ? '$' : words[at + 1]!.folded;
  const second = at + 2 < line.to ? words[at + 2]!.folded : '$';
  const found = [
    `last ${word.folded}`,
    `last -${word.folded.slice(-3)}`,
    `last ${forms[at]} ${kindOf(word)}`,
    `after ${next}`,
    `after ${next} ${second}`,
    `after ${kindOf(word)} ${next}`,
    `after ${word.folded} ${next}`,
    `after ${word.closes} ${word.after} ${forms[at]}`,
  ];
  if (!word.closes) {
    const other = `${forms[at + 1]} ${kindOf(words[at + 1]!)}`;
    found.push(`after ${forms[at]} ${kindOf(word)} then ${other}`, `after ${word.after} ${other}`);
  }
  if (rules.last.has(at)) found.push('rules last', `rules last ${kind}`);
  return found;
}

function insideFeatures({ words, lines, forms, counts, rules, kind }: Context, at: number): string[] {
  const word = words[at]!;
  const count = bucket(counts.get(word.key)!, 4);
  const found = [
    `inside ${word.folded}`,
    `inside -${word.folded.slice(-3)}`,
    `inside ${forms[at]} ${kindOf(word)}`,
    `inside ${kindOf(word)} ${bucket(word.line, 5)}`,
    `inside ${kindOf(word)} ${lines[word.line]!.isItem}`,
    `inside ${kindOf(word)} count ${count}`,
  ];
  if (rules.inside.has(at)) found.push('rules inside', `rules inside ${kind}`);
  return found;
}

function rulesIn(words: readonly TitleWord[], { title }: RuleTitle): Context['rules'] {
  const told = titleWordsOf(title).words.map(({ base }) => base);
  const rules: Context['rules'] = { first: new Set(), last: new Set(), inside: new Set() };
  if (told.length === 0) return rules;
  for (let at = 0; at + told.length <= words.length; at += 1) {
    if (!told.every((base, index) => words[at + index]!.base === base)) continue;
    rules.first.add(at);
    rules.last.add(at + told.length - 1);
    for (let index = 0; index < told.length; index += 1) rules.inside.add(at + index);
  }
  return rules;
}

/** Numbers for different words. */
function numbersOf(words: readonly TitleWord[]): number[] {
  const numbers = new Map<string, number>();
  return words.map(({ key }) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key)!;
  });
}

function spansOf(words: readonly TitleWord[], lines: readonly TitleLine[], rules: Context['rules']): Span[] {
  const numbers = numbersOf(words);
  const found: (Omit<Span, 'places'> & { nouns: number })[] = [];
  const repeats = new Map<number, number>();
  for (let from = 0; from < words.length; from += 1) {
    let key = 0;
    let nouns = 0;
    for (let to = from; to < Math.min(words.length, from + longest) && words[to]!.part === words[from]!.part; to += 1) {
      key = (key * 1_000_003 + numbers[to]!) % 2 ** 32;
      nouns += Number(words[to]!.isNoun);
      repeats.set(key, (repeats.get(key) ?? 0) + 1);
      found.push({ from, to, key, nouns });
    }
  }
  return found.map(({ from, to, key, nouns }): Span => {
    const [opening, closing] = [words[from]!, words[to]!];
    const places = [
      ofLength[to - from]!,
      ofNouns[Math.min(3, nouns)]!,
      ofRepeats[bucket(repeats.get(key)! - 1, 2) + (to > from ? 2 : 0)]!,
      ofEnds[Number(opening.isNoun) + 2 * Number(closing.isNoun) + 4 * Math.min(2, nouns)]!,
    ];
    const isPart = words[from - 1]?.part !== opening.part && words[to + 1]?.part !== opening.part;
    if (isPart) places.push(ofPart);
    if (opening.opens && closing.closes) places.push(ofLine[bucket(opening.line, 5)]!);
    if (rules.first.has(from) && rules.last.has(to)) places.push(ofRules[1]!);
    return { from, to, key, places };
  });
}

const formOf = (written: string): string =>
  /^\p{Lu}{2}/u.test(written) ? 'all' : /^\p{Lu}/u.test(written) ? 'capital' : 'small';

/** The stretches of a text's beginning that may be its title, with what tells whether they are. */
export function candidatesOf(text: string, byRules: RuleTitle): Candidates {
  const { words, lines } = titleWordsOf(text);
  const rules = rulesIn(words, byRules);
  const counts = new Map<string, number>();
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1);
  const forms = words.map(({ start, end }) => formOf(text.slice(start, end)));
  const kind = byRules.isLabeled ? 'labeled' : 'told';
  const context: Context = { words, lines, forms, counts, rules, kind };
  const rule = keyOf(byRules.title) === '' ? 'nothing' : kind;
  return {
    words,
    lines,
    first: words.map((_, at) => placesOf(firstFeatures(context, at))),
    last: words.map((_, at) => placesOf(lastFeatures(context, at))),
    inside: words.map((_, at) => placesOf(insideFeatures(context, at))),
    spans: spansOf(words, lines, rules),
    none: placesOf([
      'none',
      `none ${rule}`,
      `none ${bucket(words.length, 10)}`,
      `none ${bucket(lines.length, 6)} lines`,
    ]),
  };
}
