const bullets = /^([ \t]*)[•‣▪▫■□●○◦·➢➤✓✔*–—-][ \t]+(?=\S)/;

/** A line with its bullet replaced by `• `. */
export const withDot = (line: string): string => line.replace(bullets, '$1• ');

/** Lines without trailing blanks, at most one empty line between two, and a line end at the end. */
export function joinLines(lines: string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    const trimmed = line.trimEnd();
    if (trimmed !== '' || (kept.length > 0 && kept.at(-1) !== '')) kept.push(trimmed);
  }
  const text = kept.join('\n').trimEnd();
  return text === '' ? '' : `${text}\n`;
}
