import { countWords } from './lines.ts';

/** A word of a text as it is written, without marks around it. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[-/][\p{L}\p{N}]+)*/gu;
const small = /^(?:of|in|and|the|for|to|on|a|an|with|de|del|en|y|la|el)$/i;
/** "CPA", "PMI-ACP", "CISSP": letters that stand for a name. */
const letters = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+(?:-[\p{Lu}\p{N}]+)*(?![\p{L}\p{N}])/gu;
/** Words of a name that letters stand for. */
const fewest = 2;
const most = 6;

/** A text in capitals alone that has more words is no abbreviation. */
const mostInCapitals = 3;

/** The abbreviations in capitals of a text, each once; none of a longer text that is all in capitals. */
export const abbreviationsIn = (text: string): string[] =>
  /\p{Ll}/u.test(text) || countWords(text) <= mostInCapitals
    ? [...new Set([...text.matchAll(letters)].map(([found]) => found))]
    : [];

/** "Network+", "A+": a name that ends in a plus. */
const withPlus = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}*\+(?![\p{L}\p{N}+])/gu;

/** The names of a text that are known by their letters: abbreviations, and names that end in a plus. */
export const lettersIn = (text: string): string[] => [
  ...new Set([...abbreviationsIn(text), ...[...text.matchAll(withPlus)].map(([name]) => name)]),
];

/**
 * The words of a text that an abbreviation stands for: in a row and beginning with its letters, small ones passed over
 * ("Certified Meeting Professional" is CMP); undefined where there are none. Two letters need words with capitals: "PE"
 * is no "pump engine".
 */
export function writtenOut(text: string, abbreviation: string): string | undefined {
  const { length } = abbreviation;
  if (length < fewest || length > most || !/^\p{Lu}+$/u.test(abbreviation)) return undefined;
  const words = [...text.matchAll(anyWord)].map(([word]) => word).filter((word) => !small.test(word));
  const initials = words.map((word) => (length === fewest ? word.charAt(0) : word.charAt(0).toUpperCase())).join('');
  const at = initials.indexOf(abbreviation);
  return at < 0 ? undefined : words.slice(at, at + length).join(' ');
}

/** Letters of a name that chance would make of any words. */
const fewestKnown = 3;

/**
 * A text with letters in place of the words that they stand for, where they are among those `known`: "CRRT" for
 * "continuous renal replacement therapy"; undefined where none are.
 */
export function shortened(text: string, known: ReadonlySet<string>): string | undefined {
  const words = [...text.matchAll(anyWord)].filter(([word]) => !small.test(word));
  const initials = words.map(([word]) => word.charAt(0).toUpperCase()).join('');
  for (let length = Math.min(most, words.length); length >= fewestKnown; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const letters = initials.slice(at, at + length);
      if (!known.has(letters)) continue;
      const last = words[at + length - 1]!;
      return `${text.slice(0, words[at]!.index)}${letters}${text.slice(last.index + last[0].length)}`;
    }
  return undefined;
}
