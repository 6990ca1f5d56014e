import { readLines } from '@cotejo/plugin-kit';

/**
 * Lists of words and phrases, by heading. A file has one phrase a line; `#` begins a line that explains. `[heading]`
 * begins a list, lines before the first heading are the list ''. `<name>` on a line of its own begins words that
 * phrases after it mean by `<name>`. How phrases are written is in `phrases.ts`.
 */
export type Lists = Readonly<Record<string, string[]>>;

const nameOfWords = /^<([^<>]+)>$/;

/**
 * The lists of some files beside a module, whose `import.meta.url` is given; those of one heading are joined in the
 * order of the files.
 */
export function readLists(module: string, ...paths: string[]): Lists {
  const lists: Record<string, string[]> = {};
  for (const path of paths) {
    const words = new Map<string, string[]>();
    let list = (lists[''] ??= []);
    for (const line of readLines(module, path)) {
      if (line.startsWith('[')) list = lists[line.slice(1, -1)] ??= [];
      else if (!line.includes('<')) list.push(line);
      else if (nameOfWords.test(line)) words.set(line, (list = []));
      else list.push(line.replace(/<[^<>]+>/g, (name) => `(${words.get(name)!.join('|')})`));
    }
  }
  return lists;
}

/** The list of files without headings. */
export const readList = (module: string, ...paths: string[]): string[] => readLists(module, ...paths)['']!;
