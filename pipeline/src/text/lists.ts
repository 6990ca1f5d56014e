import { readFileSync } from 'node:fs';

/**
 * Lists of words and phrases, by heading. A file has one phrase a line; `#` begins a line that explains. `[heading]`
 * begins a list, lines before the first heading are the list ''. `<name>` on a line of its own begins words that
 * phrases after it mean by `<name>`. How phrases are written is in `phrases.ts`.
 */
export type Lists = Readonly<Record<string, string[]>>;

const nameOfWords = /^<([^<>]+)>$/;

/** The lines of a text file beside the code: `base` is the code's `import.meta.url`. Read once, at load. */
export const readLines = (base: string, path: string): string[] =>
  readFileSync(new URL(path, base), 'utf8').trimEnd().split('\n');

/** The lists of some files beside the code, those of one heading joined in the order of the files. */
export function readLists(base: string, ...paths: string[]): Lists {
  const lists: Record<string, string[]> = {};
  for (const path of paths) {
    const words = new Map<string, string[]>();
    let list = (lists[''] ??= []);
    for (const line of readLines(base, path)) {
      if (line === '' || line.startsWith('#')) continue;
      if (line.startsWith('[')) list = lists[line.slice(1, -1)] ??= [];
      else if (!line.includes('<')) list.push(line);
      else if (nameOfWords.test(line)) words.set(line, (list = []));
      else list.push(line.replace(/<[^<>]+>/g, (name) => `(${words.get(name)!.join('|')})`));
    }
  }
  return lists;
}

/** The list of files without headings. */
export const readList = (base: string, ...paths: string[]): string[] => readLists(base, ...paths)['']!;
