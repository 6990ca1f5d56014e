const longestTitle = 80;

/** Pasted text as a file, called by its first line where that can be a title. */
export function fileOfText(text: string, otherName: string): File {
  return new File([text], `${titleOf(text) ?? otherName}.txt`, { type: 'text/plain' });
}

/** The first line, without what no name of a file may have, where it is short and has letters. */
function titleOf(text: string): string | undefined {
  const line = text.trim().split('\n', 1)[0]!.trim();
  if (line.length > longestTitle || !/\p{L}/u.test(line)) return undefined;
  // Web pages have invisible characters within words, such as soft hyphens.
  const visible = line.replaceAll(/\p{Cf}/gu, '');
  return visible.replaceAll(/[\s\p{C}\\/:*?"<>|]+/gu, ' ').trim();
}
