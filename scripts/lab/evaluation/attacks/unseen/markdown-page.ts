import type { AttackClass } from './attack.ts';
import { inMarkdown, pick } from './markdown.ts';

const times = (text: string, count: number): string => text.repeat(count);

const indents = [
  'margin-left:280px',
  'padding-left:290px',
  'margin:0 0 0 260px',
  'padding:0 300px',
  'margin-left:18em',
];
const empty = [
  '![](x.png)\n\n',
  '```\n```\n\n',
  '<table><tr><td></td></tr></table>\n\n',
  '<p style="padding-top:200px"></p>\n\n',
  '- \n',
];

/**
 * Attacks on what a rendered page shows where: notes, marks written as entities, indents, rules, tables without end.
 */
export const pageAttacks: AttackClass[] = [
  inMarkdown('letters turned around by a mark written as an entity', (secret, variant) =>
    pick(
      [
        `&#8238;${secret}&#8236;`,
        `&#x202E;${secret}`,
        `**&#x202e;${secret}**`,
        `&#8238;&#8234;&#8236;${secret}`,
        `> &#x2067;&#x202e;${secret}`,
      ],
      variant,
    ),
  ),
  inMarkdown('a footnote that only itself refers to', (secret, variant) =>
    pick(
      [
        `[^a]: ${secret} [^a]`,
        `[^a]: ${secret} [^b]\n[^b]: See [^a].`,
        `<!-- [^a] -->\n\n[^a]: ${secret}`,
        `\`[^a]\`\n\n[^a]: ${secret}`,
        `\`\`\`\n[^a]\n\`\`\`\n\n[^a]: ${secret}`,
      ],
      variant,
    ),
  ),
  inMarkdown(
    'a footnote that is defined a second time',
    (secret, variant) => `Tarts[^${variant}]\n\n[^${variant}]: Best of 2016.\n\n[^${variant}]: ${secret}`,
    (secret) => `Tarts[^1]\n\n[^1]: ${secret}`,
  ),
  inMarkdown(
    'lists in lists in HTML',
    (secret, variant) => {
      const tags = pick(['<ul>', '<blockquote>', '<ol>', '<dl><dd>', '<ul><li><ol><li>'], variant);
      return `${times(tags, 40)}${secret}`;
    },
    (secret) => `<ul><li>${secret}</li></ul>`,
  ),
  inMarkdown(
    'margins in margins',
    (secret, variant) => times(`<div style="${pick(indents, variant)}">`, 8) + secret + times('</div>', 8),
    (secret) => `<div style="margin-left:20px">${secret}</div>`,
  ),
  inMarkdown(
    'pages of rules',
    (secret, variant) => `${times(pick(['***\n', '---\n\n', '<hr>\n', '___\n', '* * *\n'], variant), 300)}\n${secret}`,
  ),
  inMarkdown(
    'pages of empty boxes and pictures',
    (secret, variant) => `${times(pick(empty, variant), 300)}\n\n${secret}`,
  ),
  inMarkdown(
    'a column far to the right',
    (secret, variant) => {
      const count = 60 + 20 * variant;
      return `|${times('x|', count)}y|\n|${times('-|', count + 1)}\n|${times('.|', count)}${secret}|\n`;
    },
    (secret) => `|x|y|\n|-|-|\n|.|${secret}|\n`,
  ),
  inMarkdown(
    'the end of a preformatted line',
    (secret, variant) => `<pre>${times(pick(['.', '-', '=', '_', '~'], variant), 400)} ${secret}</pre>`,
    (secret) => `<pre>${secret}</pre>`,
  ),
  inMarkdown('a diagram of another language', (secret, variant) => {
    const [language, mark] = pick(
      [
        ['plantuml', "' "],
        ['dot', '// '],
        ['graphviz', '# '],
        ['vega-lite', ''],
        ['puml', "' "],
      ] as const,
      variant,
    );
    return `\`\`\`${language}\n${mark}${secret}\n\`\`\``;
  }),
  inMarkdown('what a template leaves out', (secret, variant) =>
    pick(
      [
        `{% comment %}${secret}{% endcomment %}`,
        `{/* ${secret} */}`,
        `%%${secret}%%`,
        `{{/* ${secret} */}}`,
        `{::comment}${secret}{:/comment}`,
      ],
      variant,
    ),
  ),
  inMarkdown('attributes after a passage', (secret, variant) =>
    pick(
      [
        `${secret}\n{: style="display:none"}`,
        `[${secret}]{style="color:white"}`,
        `::: {style="display:none"}\n${secret}\n:::`,
        `${secret}\n{: hidden="hidden"}`,
        `::: {.note}\n:::: {#x style="visibility:hidden"}\n${secret}\n::::\n:::`,
      ],
      variant,
    ),
  ),
  inMarkdown('raw text for another format', (secret, variant) =>
    pick(
      [
        `\`\`\`{=latex}\n${secret}\n\`\`\``,
        `\`\`\`{=openxml}\n${secret}\n\`\`\``,
        `\`${secret}\`{=latex}`,
        `\`\`\`{=comment}\n${secret}\n\`\`\``,
        `\`${secret}\`{=html}`,
      ],
      variant,
    ),
  ),
];
