import type { AttackClass } from './attack.ts';
import { inText, pick } from './markdown.ts';

/** Letters of plain text that are shown in another direction than they are stored. */
export const directionTextAttacks: AttackClass[] = [
  inText('letters turned around after marks that only seem to end it', (secret, variant) =>
    pick(
      [
        `\u202e\u202a\u202c${secret}`,
        `\u202e\u202d\u202c${secret}\u202c`,
        `\u202e\u202b\u202c${secret}`,
        `\u202e\u202a\u202a\u202c\u202c${secret}`,
        `\u202e\u2066\u2069${secret}`,
      ],
      variant,
    ),
  ),
];
