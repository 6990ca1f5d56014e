import { expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['Lucía Ferrán', 'Lucía Ferrán'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\u202Etxt.exe', 'atxt.exe'],
  ['CON: <x>|?*"', 'CON_ _x_____'],
  ['...', 'candidate'],
  ['', 'candidate'],
  ['a\n\tb', 'ab'],
])('%j becomes the safe name %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
