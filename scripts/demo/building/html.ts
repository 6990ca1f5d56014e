import type { Block } from './markdown.ts';

const style = `
  @page { size: A4; margin: 18mm 17mm; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 10.5pt/1.42 "Liberation Sans", Arial, sans-serif; color: #1c2430; }
  h1 { font-size: 21pt; line-height: 1.15; margin: 0 0 1mm; }
  h2 {
    font-size: 11.5pt; margin: 5mm 0 1.5mm; padding-bottom: .7mm; border-bottom: .3mm solid #9aa7b8; color: #24476b;
  }
  h3 { font-size: 10.5pt; margin: 3mm 0 0; }
  p, ul { margin: 0 0 1.5mm; } ul { padding-left: 5mm; } li { margin-bottom: .6mm; }
  .sidebar { display: grid; grid-template-columns: 60mm 1fr; gap: 8mm; }
  .sidebar aside { background: #eef2f7; padding: 1mm 4mm 6mm; }
  .sidebar aside h2 { font-size: 10.5pt; }
`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escape(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${block.lines.map(escape).join('<br>')}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    case 'table':
      return `<table>${block.rows.map(rowHtml).join('')}</table>`;
  }
}

const rowHtml = (row: string[]): string => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;

const page = (body: string) => `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`;
const render = (blocks: readonly Block[]) => blocks.map(blockToHtml).join('\n');

export const oneColumn = (blocks: readonly Block[]) => page(render(blocks));

/** Name and title above; the sections before `mainFrom` in a narrow column on the left, the others on the right. */
export function withSidebar(blocks: readonly Block[], mainFrom: readonly string[]): string {
  const isSection = (block: Block) => block.kind === 'heading' && block.level === 2;
  const first = blocks.findIndex(isSection);
  const main = blocks.findIndex((block) => block.kind === 'heading' && mainFrom.includes(block.text));
  if (first < 0 || main < 0) throw new Error('A document with a sidebar needs sections for both columns.');
  const aside = render(blocks.slice(first, main));
  return page(
    `<header>${render(blocks.slice(0, first))}</header><div ` +
      `class="sidebar"><aside>${aside}</aside><main>${render(blocks.slice(main))}</main></div>`,
  );
}
