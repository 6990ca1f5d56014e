import { expect, test } from 'vitest';
import { firstSkills } from './first-skills.ts';

test('three skills are shown, and that there are more', () => {
  expect(firstSkills(['Java', 'SQL', 'Kafka'])).toBe('Java, SQL, Kafka');
  expect(firstSkills(['Java', 'SQL', 'Kafka', 'Docker'])).toBe('Java, SQL, Kafka...');
});

test('no skills, or an answer without them, are an empty text', () => {
  expect(firstSkills([])).toBe('');
  expect(firstSkills(undefined)).toBe('');
});
