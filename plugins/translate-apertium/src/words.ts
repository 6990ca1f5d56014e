import { readLines } from '@cotejo/plugin-kit';

/**
 * A pattern for any of the words in a list in `words/`, such as `months.en`: one a line, with braces as in `expand`.
 */
export function anyOf(list: string): string {
  return `(?:${readLines(import.meta.url, `../words/${list}.txt`)
    .flatMap(expand)
    .join('|')})`;
}

/** `a{,s}` stands for "a" and "as"; the last braces change fastest. */
export function expand(term: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/u.exec(term);
  if (!braces) return [term];
  const rest = expand(term.slice(braces.index + braces[0].length));
  return braces[1]!.split(',').flatMap((form) => rest.map((ending) => term.slice(0, braces.index) + form + ending));
}
