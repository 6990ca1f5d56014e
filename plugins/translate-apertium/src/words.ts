import { readFileSync } from 'node:fs';

/** The lines of a file of this plugin, such as `words/months.en.txt`; empty lines are left out. */
export function readLines(path: string): string[] {
  const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return text.split('\n').filter(Boolean);
}

/** A pattern for any of the words in a list in `words/`, such as `months.en`: one a line, with braces as in `expand`. */
export function anyOf(list: string): string {
  return `(?:${readLines(`words/${list}.txt`).flatMap(expand).join('|')})`;
}

/** `a{,s}` stands for "a" and "as"; the last braces change fastest. */
export function expand(term: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/u.exec(term);
  if (!braces) return [term];
  const rest = expand(term.slice(braces.index + braces[0].length));
  return braces[1]!.split(',').flatMap((form) => rest.map((ending) => term.slice(0, braces.index) + form + ending));
}
