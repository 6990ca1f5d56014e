export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] };

/** Reads the little Markdown that the sources use; every line of a paragraph stays a line. */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll(/^(#.*)\n/gm, '$1\n\n')
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim() !== '')
    .map(parseChunk);
}

function parseChunk(chunk: string): Block {
  const lines = chunk.trim().split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (first.startsWith('|'))
    return { kind: 'table', rows: lines.filter((line) => !/^\|[-|]+\|$/.test(line)).map(cells) };
  return { kind: 'paragraph', lines };
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The same as plain text with bullets, headings underlined by nothing but their capitals. */
export function toPlainText(blocks: readonly Block[]): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'heading') return block.level === 2 ? block.text.toUpperCase() : block.text;
    if (block.kind === 'list') return block.items.map((item) => `• ${item}`).join('\n');
    if (block.kind === 'table') return block.rows.map((row) => row.join(': ')).join('\n');
    return block.lines.join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
