import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { findYears } from './numbers.ts';
import { segmentsOf } from './segments.ts';
import { singular, stem } from './stem.ts';
import { isIdle } from './stop-words.ts';
import { stemsOf, tokenize } from './tokens.ts';

describe('words', () => {
  test('folding keeps the length of any text', () => {
    for (const text of ['Programación ÑANDÚ', 'İstanbul ﬁn', '\ud800 lone', '日本 😀', 'ẞtraße'])
      expect(fold(text)).toHaveLength(text.length);
    expect(fold('Programación')).toBe('programacion');
  });

  test('c++, c# and .net are words of their own, and offsets point into the text', () => {
    const text = 'C++, C# and .NET; Node.js';
    expect(tokenize(text).map(({ word }) => word)).toEqual(['c++', 'c#', 'and', '.net', 'node', 'js']);
    for (const { word, start, end } of tokenize(text)) expect(fold(text.slice(start, end))).toBe(word);
  });

  test.for([
    ['relational', 'relat'],
    ['hopping', 'hop'],
    ['ponies', 'poni'],
    ['adjustment', 'adjust'],
    ['rate', 'rate'],
    ['controlling', 'control'],
    ['accounts', 'account'],
  ])('the stem of %s is %s', ([word, expected]) => expect(stem(word!)).toBe(expected));

  test.for([
    ['Saleswoman', 'Salesman'],
    ['chairwomen', 'chairmen'],
    ['a waitress', 'a waiter'],
    ['Ms Example, she led herself', 'Mr Example, he led himself'],
    ['daughters and wives', 'sons and husbands'],
    ['programadora', 'programador'],
    ['desarrolladoras', 'desarrolladores'],
  ] as const)('"%s" reads as "%s"', ([woman, man]) => {
    const read = (text: string) => stemsOf(text);
    expect(read(woman)).toEqual(read(man));
    expect(
      tokenize(woman)
        .map(({ base }) => base)
        .filter((base) => !isIdle(base)),
    ).toEqual(
      tokenize(man)
        .map(({ base }) => base)
        .filter((base) => !isIdle(base)),
    );
  });

  test('the singular leaves words that only look like plurals', () => {
    expect(['databases', 'policies', 'analysis', 'business', 'status'].map(singular)).toEqual([
      'database',
      'policy',
      'analysis',
      'business',
      'status',
    ]);
  });

  test.for([
    ['processes', 'process'],
    ['taxes', 'tax'],
    ['wishes', 'wish'],
    ['batches', 'batch'],
    ['coaches', 'coach'],
    ['caches', 'cache'],
    ['databases', 'database'],
    ['coches', 'coche'],
    ['pinches', 'pinche'],
  ] as const)('"%s" are several of "%s"', ([several, one]) => expect(singular(several)).toBe(one));
});

describe('years', () => {
  test.for([
    ['5+ years of experience', 5],
    ['at least three years', 3],
    ['al menos 3 años', 3],
    ['3-5 years', 3],
    ['two (2) years', 2],
    ['minimum of 10 yrs', 10],
    ['mas de 4 años', 4],
    ['18 months', 1.5],
    ['from 2 to 4 years', 2],
  ] as const)('%s are %d', ([text, years]) => expect(findYears(fold(text))).toBe(years));

  test.for(['must be 18 years old', 'founded in 1998', 'no years given', '120 years of tradition'])(
    '%s names no years of experience',
    (text) => expect(findYears(fold(text))).toBeUndefined(),
  );
});

describe('segments', () => {
  test('every segment is an exact slice without its bullet and at most 200 characters long', () => {
    const long = `${'A sentence of some words. '.repeat(30)}\n${'x'.repeat(900)}`;
    const text = `Summary\n  • First point\n1. Second point\n${long}`;
    const segments = segmentsOf(text);
    expect(segments.map((segment) => segment.text)).toEqual(
      expect.arrayContaining(['Summary', 'First point', 'Second point']),
    );
    for (const segment of segments) {
      expect(text.slice(segment.start, segment.end)).toBe(segment.text);
      expect(segment.text.length).toBeLessThanOrEqual(200);
    }
  });
});
