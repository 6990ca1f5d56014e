import { describe, expect, test } from 'vitest';
import { confirm } from './confirm.ts';

const picture = {
  text: 'Head of pastry at the Hotel Bellavista in Lisbon\nTrains apprentices in chocolate work',
  confidence: 0.95,
};

describe('lines that only the picture can bear out', () => {
  test('stand where OCR reads the same', () => {
    expect(confirm(['Head of pastry at the Hotel Bellavista', 'Trains apprentices'], picture)).toEqual({
      denied: [],
      takesPicture: false,
    });
  });

  test('stand with slips of a letter, but in the words of the picture', () => {
    expect(confirm(['Head of pastrv at the Hotel Bellavlsta'], picture)).toEqual({ denied: [], takesPicture: true });
  });

  test('fall where the picture shows other words', () => {
    const lie = 'Senior engineer for Kubernetes and Terraform';
    expect(confirm(['Trains apprentices in chocolate work', lie], picture)).toEqual({
      denied: [lie],
      takesPicture: true,
    });
  });

  test('fall where the picture shows nothing', () => {
    expect(confirm(['Head of pastry at Hotel Bellavista'], { text: '', confidence: 0 }).denied).toHaveLength(1);
  });

  test('stand where no more than a name cannot be read', () => {
    expect(confirm(['Amalia Ferrer'], picture).denied).toEqual([]);
  });
});
