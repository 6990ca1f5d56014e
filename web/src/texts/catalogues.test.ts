import { englishSentences, type Sentences } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { say } from './index.tsx';

/** Every entry by its path. */
function entries(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => entries(inner, path ? `${path}.${key}` : key));
}

const english = new Map(entries({ ...en, sentences: englishSentences }));
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
  const specified =
    /^(?:frame\.copyright|clients\.(?:update|delete)|admin\.denied|toasts\.(?:download|preparing)|sentences\.client)/;
  expect(alike.filter((path) => !specified.test(path))).toEqual([]);
  expect([...spanish].filter(([, value]) => value === '').map(([path]) => path)).toEqual([]);
});

test('a sentence that a language has not does not compile', () => {
  const { 'not-signed-in': _, ...others } = englishSentences;
  // @ts-expect-error One is missing.
  const lacking: Sentences = others;
  expect(Object.keys(lacking)).toHaveLength(Object.keys(englishSentences).length - 1);
});

test('a sentence names the same values in both languages', () => {
  const namesIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).toSorted();
  const named = (sentences: object) => Object.entries(sentences).map(([key, sentence]) => [key, namesIn(sentence)]);
  expect(named(es.sentences)).toEqual(named(englishSentences));
  expect(named(englishSentences)).toContainEqual(['too-many-attempts:minutes', ['{minutes}']]);
});

test('a refusal appears in the language of the page with its values, an unknown one unchanged', () => {
  const message = 'Too many attempts. Please try again in 12 minutes.';
  const told = { message, code: 'too-many-attempts', key: 'too-many-attempts:minutes', values: { minutes: 12 } };
  expect(say(es, told)).toBe('Demasiados intentos. Inténtelo de nuevo en 12 minutos.');
  expect(say(es, { message: 'Not signed in', code: 'not-signed-in' })).toBe('No ha iniciado sesión');
  expect(say(en, told)).toBe(message);
  for (const texts of [en, es]) expect(say(texts, { ...told, key: 'of-another-version' })).toBe(message);
});

test('a rule of a form appears in the language of the page, and a text of the page unchanged', () => {
  expect(say(en, 'password-too-short')).toBe('Password must be at least 6 characters');
  expect(say(es, 'password-too-short')).toBe('La contraseña debe tener al menos 6 caracteres');
  expect(say(es, en.roles.fileRequired)).toBe(en.roles.fileRequired);
});
