import { expect, test } from 'vitest';
import { findOwnersPassages } from './index.ts';

test.for(['Lakshmi Venkataraman', 'Wei Zhang'])(
  'hides what a label says to be a name, whoever stands above it: %s',
  (head) => {
    const address = `${head.split(' ')[0]!.toLowerCase()}@example.com`;
    const text = `${head}\n${address}\n\nPersonal information\nName: Henry Hawkins\n\nSkills\nPayroll`;
    const hidden = findOwnersPassages({ original: text, english: text, alignment: [], language: 'en' }).english;
    expect(hidden.map(({ start, end }) => text.slice(start, end))).toEqual([
      `${head}\n${address}`,
      'Name: Henry Hawkins',
    ]);
  },
);
