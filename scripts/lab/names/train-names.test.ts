import { expect, test } from 'vitest';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { likeliest, type MarkedNames, trainNames } from './train-names.ts';

/** Three candidates of which the one that an address says is the name, or none where no address says any. */
function resume(at: number): MarkedNames {
  const said = at % 4;
  const evidence = [0, 1, 2].map((place) => [`line ${place}`, place === said ? 'said' : 'unsaid']);
  return { evidence, right: [0, 1, 2].map((place) => place === said) };
}

const weights = trainNames(
  Array.from({ length: 40 }, (_, at) => resume(at)),
  seededRandom(1),
);
const namesOf = (evidence: string[][]) => likeliest({ names: ['Ana', 'Eva', 'Ana'], evidence }, weights);

test('what marked resumes have in common tells the name', () => {
  const [name, chance] = namesOf([['unsaid'], ['said'], ['unsaid']]);
  expect(name).toBe('Eva');
  expect(chance).toBeGreaterThan(0.9);
});

test('where nothing speaks for a name, none is likely', () => {
  expect(namesOf([['unsaid'], ['unsaid'], ['unsaid']])[1]).toBeLessThan(0.1);
});

test('a name that stands twice is as likely as both together', () => {
  const [name, chance] = namesOf([['said'], ['said'], ['said']]);
  expect(name).toBe('Ana');
  expect(chance).toBeCloseTo(2 / 3, 1);
});
