import { escapeXml } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { pick, run } from './word-parts.ts';

/** Words that are drawn in another direction than they are stored. */
export const directionAttacks: AttackClass[] = [
  hide('turned around letter by letter', (secret, hidden) => ({
    body:
      '<w:p><w:bdo ' +
      `w:val="${hidden ? 'rtl' : 'ltr'}">${[...secret].map((letter) => run(letter)).join('')}</w:bdo></w:p>`,
  })),
  hide('turned around by a mark in the text', (secret, hidden, variant) => {
    const [before, after] = pick(
      [
        [run('\u202e'), run('\u202c')],
        [run('\u202e'), ''],
        [run('\u202e\u202a\u202c'), ''],
        [run('\u2067\u202e'), run('\u202c\u2069')],
        [`<w:dir w:val="rtl">${run('\u202e')}</w:dir>`, ''],
      ],
      variant,
    );
    return { body: `<w:p>${hidden ? before : ''}${run(secret)}${hidden ? after : ''}</w:p>` };
  }),
  hide('turned around twice, with an order that is taken back in between', (secret, hidden, variant) => {
    const [outer, inner] = pick(
      [
        ['rtl', 'rtl'],
        ['ltr', 'rtl'],
        ['rtl', 'rtl'],
        ['ltr', 'rtl'],
        ['rtl', 'rtl'],
      ],
      variant,
    );
    const back = (direction: string) => `w:val="${hidden ? direction : 'ltr'}"`;
    return {
      body:
        `<w:p><w:bdo ${back(outer!)}>${run('. ')}<w:bdo ` +
        `${back(inner!)}>${run(escapeXml(secret))}</w:bdo></w:bdo></w:p>`,
    };
  }),
];
