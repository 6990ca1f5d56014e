import { describe, expect, test } from 'vitest';
import { cautionsOf } from './cautions.ts';

const told = (text: string): string[] => cautionsOf({ text }).map(({ ground, words }) => `${ground}: ${words}`);

describe('words that may stand for who somebody is', () => {
  test.each([
    ['Recent graduate or young, energetic talent', 'age: Recent graduate'],
    ['You are a young and dynamic colleague', 'age: young and dynamic'],
    ['Digital natives who live online', 'age: Digital natives'],
    ['Aged 25-35, with a driving license', 'age: Aged 25-35'],
    ['No more than 5 years of experience', 'age: No more than 5 years of experience'],
    ['Native English speaker', 'origin: Native English speaker'],
    ['German as mother tongue', 'origin: German as mother tongue'],
    ['French native-speaker', 'origin: native-speaker'],
    ['Experienced salesman for the region', 'gender: salesman'],
    ['Flexible, without family commitments', 'family: without family commitments'],
    ['Able-bodied and willing to lift', 'health: Able-bodied'],
    ['Attractive appearance', 'appearance: Attractive appearance'],
    ['Recién titulado en Derecho', 'age: Recién titulado'],
    ['Recien titulado en Derecho', 'age: Recien titulado'],
    ['Edad entre 25 y 35 años', 'age: Edad entre 25 y 35'],
    ['Inglés nativo', 'origin: Inglés nativo'],
    ['Buena presencia y don de gentes', 'appearance: Buena presencia'],
    ['Persona sin cargas familiares', 'family: sin cargas familiares'],
  ])('are told in “%s”', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test.each([
    'Build cloud-native services and React Native apps',
    'At least 5 years of experience with young children',
    'De 3 a 5 años de experiencia en ventas',
    'Fluent English and good German',
    'Good health and safety record on sites',
    'Design attractive web pages',
    'Knowledge of age-related diseases',
    'Must be at least 18 years of age',
    'Experience with native and hybrid development in English',
    'Nuestra imagen de marca y buenas prácticas de salud laboral',
  ])('are not seen in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  test('are shown as the job says them, where it is in another language', () => {
    expect(cautionsOf({ text: 'Recent graduate in Law', originalText: 'Recién titulado en Derecho' })).toEqual([
      { ground: 'age', words: 'Recién titulado' },
    ]);
  });
});
