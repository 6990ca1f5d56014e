import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { say } from './index.tsx';

/**
 * Every entry by its path; the Spanish sentences for English ones of the server are the one part that English has
 * not.
 */
function entries(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value)
    .filter(([key]) => path !== '' || key !== 'sentences')
    .flatMap(([key, inner]) => entries(inner, path ? `${path}.${key}` : key));
}

const english = new Map(entries(en));
const spanish = new Map(entries(es));

test('both catalogues have the same entries, of the same kind', () => {
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const otherKind = [...english]
    .filter(([path, value]) => typeof spanish.get(path) !== typeof value)
    .map(([path]) => path);
  expect(otherKind).toEqual([]);
});

test('no Spanish entry is empty, or left in English where it is a sentence', () => {
  const alike = [...english]
    .filter(([path, value]) => typeof value === 'string' && value.includes(' ') && spanish.get(path) === value)
    .map(([path]) => path);
  expect(
    alike.filter(
      (path) =>
        !/^(?:frame\.copyright|clients\.(?:update|delete)|admin\.denied|toasts\.(?:download|preparing))/.test(path),
    ),
  ).toEqual([]);
  expect([...spanish].filter(([, value]) => value === '').map(([path]) => path)).toEqual([]);
});

test('a refusal appears in the language of the page, whatever number it holds, and untranslated ones unchanged', () => {
  expect(say(es, 'Too many attempts. Please try again in a minute.')).toBe(
    'Demasiados intentos. Inténtelo de nuevo en un minuto.',
  );
  expect(say(es, 'Too many attempts. Please try again in 12 minutes.')).toBe(
    'Demasiados intentos. Inténtelo de nuevo en 12 minutos.',
  );
  expect(say(es, 'Password must be at least 6 characters')).toBe('La contraseña debe tener al menos 6 caracteres');
  for (const sentence of ['Too many attempts. Please try again in 12 minutes.', 'Nobody translated 3 of these.'])
    expect(say(en, sentence)).toBe(sentence);
});
