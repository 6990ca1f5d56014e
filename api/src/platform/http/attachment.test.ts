import { describe, expect, it } from 'vitest';
import { contentDisposition } from './attachment.ts';

describe('the header of a download', () => {
  it.each(['a"b.pdf', 'a\r\nb.pdf', 'ñandú "50%";.pdf', '履歴書.pdf', "it's (1)*.pdf"])(
    'carries %j in one line of plain characters',
    (name) => {
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name);
    },
  );
});

it.each([
  ['履歴書.pdf', 'document.pdf'],
  ['👩💻', 'document'],
  ['ñ.b.txt', 'n.b.txt'],
])('names %j %s for old programs', (name, plain) => {
  expect(contentDisposition('inline', name)).toContain(`filename="${plain}"`);
});
