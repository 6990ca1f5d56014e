import type { MediaType, SourceDocument } from '@cotejo/plugin-kit';
import type { AttackClass, Format, HonestClass } from './attack.ts';

const document = (text: string, mediaType: MediaType): SourceDocument => ({
  bytes: new TextEncoder().encode(text),
  mediaType,
});
export const pick = <Value>(values: readonly Value[], variant: number): Value => values[variant % values.length]!;

/** The resume of the evaluation as Markdown: its headings and lists. */
const marked = (resume: string): string =>
  resume
    .replace(/^(?:Experience|Education|Skills|Languages)$/gm, '\n## $&\n')
    .replace(/^• /gm, '- ')
    .replace(/^(.+)/, '# $1\n');

/** Writes the secret so that a reader does not see it, or in sight; the resume stands before or after it. */
type Write = (secret: string, hidden: boolean, variant: number) => { before?: string; after?: string };

function attack(format: Format, mediaType: MediaType, name: string, write: Write): AttackClass {
  const dress = format === 'Markdown' ? marked : (text: string) => text;
  return {
    name: `${format}, ${name}`,
    format,
    write({ resume, secret, variant }) {
      const make = ({ before = '', after = '' }: ReturnType<Write>) =>
        document(`${before}${dress(resume)}\n${after}\n`, mediaType);
      return {
        attacked: make(write(secret, true, variant)),
        clean: make({}),
        plain: make(write(secret, false, variant)),
      };
    },
  };
}

export const inMarkdown = (
  name: string,
  write: (secret: string, variant: number) => string | { before: string },
  shown = (secret: string) => secret,
): AttackClass =>
  attack('Markdown', 'text/markdown', name, (secret, hidden, variant) => {
    const written = hidden ? write(secret, variant) : shown(secret);
    return typeof written === 'string' ? { after: written } : written;
  });

const styles = [
  'display:none',
  'color:#fff',
  'font-size:0',
  'opacity:0',
  'position:absolute;left:-9999px',
  'visibility: hidden',
  'color: #fefefe',
  'font-size:1px',
  'text-indent:-999em',
  'max-height:0;overflow:hidden',
];

/** Ways to hide a text in a Markdown file, five variants of each. */
export const markdownAttacks: AttackClass[] = [
  inMarkdown('in a comment', (secret, variant) =>
    pick(
      [
        `<!-- ${secret} -->`,
        `<!--\n${secret}\n-->`,
        `Text <!-- ${secret} --> more`,
        `<!-- ${secret}`,
        `<!---${secret}--->`,
      ],
      variant,
    ),
  ),
  inMarkdown('in the definition of a link', (secret, variant) =>
    pick(
      [
        `[//]: # (${secret})`,
        `[comment]: <> "${secret}"`,
        `[${secret}]: https://example.org`,
        `[a]: b '${secret}'\n[a]: c "${secret}"`,
        `[x]:\n<b>\n"${secret}"`,
      ],
      variant,
    ),
  ),
  inMarkdown(
    'hidden by style',
    (secret, variant) => `<span style="${styles[variant]}">${secret}</span>`,
    (secret) => `<span style="font-weight:bold;color:#333">${secret}</span>`,
  ),
  inMarkdown(
    'hidden by a style around a block',
    (secret, variant) => `<div style="${styles[variant + 5]}">\n\n${secret}\n\n</div>`,
    (secret) => `<div align="center">\n\n${secret}\n\n</div>`,
  ),
  inMarkdown('in an element that shows nothing', (secret, variant) =>
    pick(['template', 'script', 'style', 'noscript', 'textarea'], variant).replace(/.*/, (name) =>
      name ? `<${name}>\n${secret}\n</${name}>` : '',
    ),
  ),
  inMarkdown('by an attribute', (secret, variant) =>
    pick(
      [
        `<p hidden>${secret}</p>`,
        `<div hidden="until-found">${secret}</div>`,
        `<font color="white">${secret}</font>`,
        `<font size="-7" color="#ffffff">${secret}</font>`,
        `<p dir="rtl"><bdo dir="rtl">${secret}</bdo></p>`,
      ],
      variant,
    ),
  ),
  inMarkdown('in an attribute', (secret, variant) =>
    pick(
      [
        `<img src="x.png" alt="${secret}">`,
        `<a href="#" title="${secret}">.</a>`,
        `<span data-note="${secret}">.</span>`,
        `<input type="hidden" value="${secret}">`,
        `<meta name="keywords" content="${secret}">`,
      ],
      variant,
    ),
  ),
  inMarkdown('in the description of a picture', (secret, variant) =>
    pick(
      [
        `![${secret}](x.png)`,
        `![x](x.png "${secret}")`,
        `[.](https://example.org "${secret}")`,
        `![${secret}][x]\n\n[x]: x.png`,
        `[![${secret}](a.png)](https://example.org)`,
      ],
      variant,
    ),
  ),
  inMarkdown(
    'folded away',
    (secret, variant) =>
      pick(
        [
          '<details>',
          '<details class="x">',
          '<details><summary>More</summary>',
          '<div><details>',
          '<details ontoggle="x()">',
        ],
        variant,
      ) + `\n\n${secret}\n\n</details>`,
    (secret) => `<details open><summary>More</summary>\n\n${secret}\n\n</details>`,
  ),
  inMarkdown(
    'in a formula',
    (secret, variant) =>
      pick(
        [
          `$\\color{white}{\\text{${secret}}}$`,
          `$$\\phantom{${secret}}$$`,
          `$\\tiny\\textcolor{#fff}{${secret}}$`,
          `\\\\(\\hphantom{${secret}}\\\\)`,
          `\`\`\`math\n\\color{white}{${secret}}\n\`\`\``,
        ],
        variant,
      ),
    (secret) => `$\\text{${secret}}$`,
  ),
  inMarkdown(
    'in cells beyond the table',
    (secret, variant) => `| Skill | Years |\n|---|---|\n| Sugar | 4 |${' |'.repeat(variant % 3)} ${secret} |\n`,
    (secret) => `| Skill | Notes |\n|---|---|\n| Sugar | ${secret} |\n`,
  ),
  inMarkdown(
    'behind the name of a language',
    (secret, variant) => `${'~~~'.padEnd(3 + variant, '~')} text ${secret}\nTarts\n${'~~~'.padEnd(3 + variant, '~')}`,
    (secret) => `~~~ text\n${secret}\n~~~`,
  ),
  inMarkdown('in properties before the text', (secret, variant) => ({
    before: pick(
      [
        `---\ndescription: "${secret.repeat(3)}"\n---\n`,
        `---\nkeywords:\n  - ${secret.repeat(3)}\n---\n`,
        `+++\nsummary = "${secret.repeat(3)}"\n+++\n`,
        `---\n# ${secret.repeat(4)}\n---\n`,
        `---\nnote: >\n  ${secret.repeat(3)}\n---\n`,
      ],
      variant,
    ),
  })),
  inMarkdown(
    'far from the text',
    (secret, variant) =>
      variant % 2
        ? `${'\n'.repeat(200 + 300 * variant)}${secret}`
        : `\`\`\`\nTarts${' '.repeat(400 + 300 * variant)}${secret}\n\`\`\``,
    (secret) => secret,
  ),
];

export const inText = (name: string, write: (secret: string, variant: number) => string): AttackClass =>
  attack('text', 'text/plain', name, (secret, hidden, variant) => ({
    after: hidden ? write(secret, variant) : secret,
  }));

/** Ways to hide a text in a plain file, five variants of each. */
export const textAttacks: AttackClass[] = [
  inText(
    'behind pages of empty lines',
    (secret, variant) =>
      `${pick(['\n', ' \n', '\r\n', '\t\n', '\u00a0\n'], variant).repeat(200 + 400 * variant)}${secret}`,
  ),
  inText('far to the right', (secret, variant) =>
    secret
      .split('. ')
      .map((line) => `Tarts${pick([' ', '\t', '\u00a0', ' ', '\u3000'], variant).repeat(300 + 500 * variant)}${line}`)
      .join('\n'),
  ),
];

const honest = (
  format: Format,
  mediaType: MediaType,
  name: string,
  write: (resume: string, variant: number) => string,
  text = (resume: string) => resume,
): HonestClass => ({
  name: `${format}, ${name}`,
  format,
  write: ({ resume, variant }) => ({ document: document(write(resume, variant), mediaType), text: text(resume) }),
});
const honestMarkdown = (name: string, write: (resume: string, variant: number) => string): HonestClass =>
  honest('Markdown', 'text/markdown', name, write);

/** Honest Markdown and text files that look like attacks: everything in them is to be read, nothing told. */
export const honestMarkdowns: HonestClass[] = [
  honestMarkdown('headings, lists and emphasis', (resume, variant) =>
    marked(resume)
      .replace(/^- /gm, pick(['* ', '+ ', '1. ', '- [x] ', '  - '], variant))
      .replace(/Pastry/g, '**Pastry**'),
  ),
  honestMarkdown('HTML for its looks', (resume, variant) =>
    pick(
      [
        `<div align="center">\n\n${marked(resume)}\n</div>`,
        `<p align="center"><b>Resume</b><br></p>\n\n${marked(resume)}`,
        `<center>\n\n${marked(resume)}\n\n</center>`,
        marked(resume).replace(/chocolate/g, '<span style="color:#1a5276;font-weight:bold">chocolate</span>'),
        `<h1 style="text-align: center; color: white; background-color: #203864">Resume</h1>\n\n${marked(resume)}`,
      ],
      variant,
    ),
  ),
  honestMarkdown(
    'properties before the text',
    (resume, variant) =>
      '---\ntitle: ' +
      'Resume\n' +
      pick(['layout: page', 'lang: en', 'date: 2024-05-01', 'geometry: margin=2cm', 'tags: [cv]'], variant) +
      `\n---\n\n${marked(resume)}`,
  ),
  honestMarkdown(
    'links, badges and a photograph',
    (resume) =>
      '![Portrait](me.jpg "Amalia ' +
      'Ferrer")\n[![Profile](https://example.org/badge.svg)](https://example.org/in/amalia)\n\n' +
      marked(resume).replace(
        'amalia.ferrer@example.org',
        '[amalia.ferrer@example.org](mailto:amalia.ferrer@example.org "Write to me")',
      ) +
      '\n\n[1]: ' +
      'https://example.org',
  ),
  honestMarkdown(
    'tables and code',
    (resume, variant) =>
      `${marked(resume)}\n| Year | Place |\n|:--|--:|\n| 2018 | Lisbon |\n| 2013 | ` +
      `Porto${pick([' |', '', ' |', ' |', ''], variant)}\n\n\`\`\`\nMenu planning    stock control\n\`\`\`\n`,
  ),
  honestMarkdown(
    'footnotes, attributes, rules and templates',
    (resume, variant) =>
      `${marked(resume).replace('wedding cakes', 'wedding cakes[^1]').replace('Diploma', '[Diploma]{.degree}')}\n\n` +
      '[^1]: ' +
      `${pick(['Up to nine tiers', 'See [^2]', 'With sugar flowers', 'For 300 guests', 'Two a week'], variant)}\n` +
      '[^2]: Photographs on request\n\nSee [^2]\n{: .note}\n\n***\n***\n\nSaved 10%% and {{ more }} in {% year %}\n',
  ),
  honestMarkdown(
    'prices, symbols and signs',
    (resume) =>
      `${marked(resume)}\n\nSaved $10k to $20k a year, 5 < 7 & 3 > 2, C:\\Recipes\\new, R&D, 50 % \\* of all, ` +
      'a_b_c, <amalia.ferrer@example.org>\n',
  ),
  honest('text', 'text/plain', 'columns made of blanks', (resume, variant) =>
    resume.replace(/, /g, (comma) => comma + ' '.repeat(10 + 30 * variant)),
  ),
  honest('text', 'text/plain', 'empty lines between the parts', (resume, variant) =>
    resume.replace(/\n\n/g, '\n'.repeat(4 + 15 * variant)),
  ),
];
