import type { AttackClass } from './attack.ts';
import { inMarkdown, inText, pick } from './markdown.ts';

const times = (text: string, count: number): string => text.repeat(count);

/** Markdown whose rendering hides, shrinks or moves the secret, without a rule that says so in one place. */
export const renderedMarkdownAttacks: AttackClass[] = [
  inMarkdown(
    'colors that an outer element sets',
    (secret, variant) =>
      '<div ' +
      `style="color:${pick(['#fff', 'white', '#fefefe', '#fdfdfd', 'rgb(255,255,255)'], variant)};background:#000">` +
      `<div style="background:${pick(['#fff', 'white', '#fff', '#ffffff', 'white'], variant)}">${secret}</div>` +
      '</div>',
  ),
  inMarkdown('letters made smaller again and again', (secret, variant) =>
    pick(
      [
        `${times('<small>', 12)}${secret}${times('</small>', 12)}`,
        `${times('<sub>', 10)}${secret}${times('</sub>', 10)}`,
        `${times('<span style="font-size:50%">', 5)}${secret}${times('</span>', 5)}`,
        `${times('<span style="font-size:0.6em">', 6)}${secret}${times('</span>', 6)}`,
        `${times('<sup>', 9)}${secret}${times('</sup>', 9)}`,
      ],
      variant,
    ),
  ),
  inMarkdown('lists and quotations in each other', (secret, variant) =>
    variant % 2
      ? Array.from({ length: 14 }, (_, depth) => `${'  '.repeat(depth)}- .`).join('\n') +
        `\n${'  '.repeat(14)}- ${secret}`
      : `${times('> ', pick([20, 0, 25, 0, 30], variant))}${secret}`,
  ),
  inMarkdown('pages of line breaks', (secret, variant) =>
    pick(
      [
        `${times('<br>', 300)}${secret}`,
        `${times('&nbsp;\n\n', 250)}${secret}`,
        `${times('<p>&nbsp;</p>\n\n', 250)}${secret}`,
        `${times('<br/>\n', 280)}\n${secret}`,
        `${times('\\\n', 3)}${times('<p></p><br>', 240)}${secret}`,
      ],
      variant,
    ),
  ),
  inMarkdown(
    'a footnote that nothing refers to',
    (secret, variant) => `[^${pick(['1', 'note', 'a', '99', 'x'], variant)}]: ${secret}`,
  ),
  inMarkdown(
    'comments of a diagram',
    (secret, variant) =>
      `\`\`\`` +
      pick(['mermaid', 'mermaid', 'geojson', 'topojson', 'stl'], variant) +
      `\n${variant < 2 ? 'graph TD\n%% ' : ''}${secret}\n\`\`\``,
  ),
  inMarkdown(
    'the end of a line of code that is too long to be seen',
    (secret, variant) => `\`\`\`\n${times(pick(['─', '.', '-', '=', '_'], variant), 400)} ${secret}\n\`\`\``,
  ),
  inMarkdown(
    'fonts of signs',
    (secret, variant) =>
      '<span ' +
      'style="font-family:' +
      pick(['Wingdings', 'Webdings', 'Symbol', "'Wingdings 2'", 'ZapfDingbats'], variant) +
      `">${secret}` +
      '</span>',
  ),
  inMarkdown('cells too far away', (secret, variant) =>
    pick(
      [
        `<table cellpadding="5000"><tr><td>${secret}</td></tr></table>`,
        `<table cellspacing="4000"><tr><td>${secret}</td></tr></table>`,
        `<table border="3000"><tr><td>${secret}</td></tr></table>`,
        `<p style="padding-left:900px">${secret}</p>`,
        `<p style="margin-left:950px">${secret}</p>`,
      ],
      variant,
    ),
  ),
  inMarkdown('drawings, forms and media', (secret, variant) =>
    pick(
      [
        `<svg><text fill="white">${secret}</text></svg>`,
        `<select><option>${secret}</option></select>`,
        `<video>${secret}</video>`,
        `<canvas>${secret}</canvas>`,
        `<progress>${secret}</progress>`,
      ],
      variant,
    ),
  ),
];

/** Plain text that its reader does not come to, or that stands the other way around. */
export const farTextAttacks: AttackClass[] = [
  inText(
    'pages of lines that only look empty',
    (secret, variant) =>
      `${times(`${pick(['\u2800', '\u3164', '\u200b', '\u115f', '\u2060'], variant)}\n`, 400)}${secret}`,
  ),
  inText(
    'signs that look empty before it in its line',
    (secret, variant) =>
      `References${times(pick(['\u2800', '\u3164', '\u2800', '\uffa0', '\u3164'], variant), 400)}${secret}`,
  ),
  inText(
    'letters turned around by a mark',
    (secret, variant) =>
      `${pick(['\u202e', '\u202e', '\u2067\u202e', '\u202e', '\u202e'], variant)}${[...secret].join('')}\u202c`,
  ),
];
