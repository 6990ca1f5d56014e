import type { CorrectedFacts } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readResume } from './read.ts';

const text = `Ana Quill
Experience
Backend Developer, Northwind Payments, January 2020 - June 2022
- Services in Java and PostgreSQL
Support Engineer, Aurora Stores, 2015 - 2017
- Answered calls about Excel
Additional information
Travel to Java and Bali
`;
const resume = { language: 'en', original: text, english: text, alignment: [] };
const none: CorrectedFacts = { positions: [], notSkills: [] };
const read = (corrected: Partial<CorrectedFacts> = {}, asOf = '2025-06') =>
  readResume(resume, asOf, { ...none, ...corrected });
const northwind = { lines: [2], title: 'Backend Developer', found: { start: '2020-01', end: '2022-06' } };

describe('corrected dates', () => {
  test('take the place of those that were read, which stand beside them, and count for the years', () => {
    const { profile } = read({ positions: [{ ...northwind, dates: { start: '2018-01' } }] });
    expect(profile.positions[0]).toMatchObject({
      title: 'Backend Developer',
      line: 2,
      start: '2018-01',
      current: true,
      months: 90,
      found: { start: '2020-01', end: '2022-06' },
    });
    expect(profile.positions[0]).not.toHaveProperty('end');
    expect(profile.totalYears).toBeGreaterThan(read().profile.totalYears);
  });

  test('count up to the month of “present”, and for nothing after it', () => {
    const later = read({ positions: [{ ...northwind, dates: { start: '2022-01', end: '2024-12' } }] }, '2022-12');
    expect(later.profile.positions[0]).toMatchObject({ end: '2024-12', months: 12 });
    const toCome = read({ positions: [{ ...northwind, dates: { start: '2024-01' } }] }, '2022-12');
    expect(toCome.profile.positions.find(({ found }) => found)).toMatchObject({ months: 0 });
    expect(toCome.profile.totalYears).toBe(2);
  });

  test('hold for an end that was read before “present” was so early', () => {
    const early = read({ positions: [{ ...northwind, dates: { start: '2019-01', end: '2022-06' } }] }, '2021-03');
    expect(early.profile.positions[0]).toMatchObject({ start: '2019-01', found: { start: '2020-01', end: '2021-03' } });
  });

  test.each([
    { lines: [4] },
    { title: 'Frontend Developer' },
    { found: { start: '2020-02', end: '2022-06' } },
    { found: { start: '2020-01' } },
  ])('leave alone what is read otherwise: %o', (other) => {
    const { profile } = read({ positions: [{ ...northwind, ...other, dates: { start: '2010-01' } }] });
    expect(profile).toEqual(read().profile);
  });
});

describe('a skill that is none', () => {
  test('counts neither as a skill nor as a word, and is told', () => {
    const before = read();
    expect(before.profile.namedIn).toContainEqual({ skill: 'Java', lines: [3, 7] });
    const { profile, segments, shown } = read({ notSkills: [{ skill: 'Java', lines: [3, 7] }] });
    expect(profile.takenAway).toEqual([{ skill: 'Java', lines: [3, 7] }]);
    expect(profile.skills).toEqual(before.profile.skills.filter((skill) => skill !== 'Java'));
    expect(shown).toHaveLength(before.shown.length - 2);
    expect(segments.flatMap(({ tokens }) => tokens.map(({ base }) => base))).not.toContain('java');
    expect(segments.map((one) => one.text)).toEqual(before.segments.map((one) => one.text));
  });

  test('is left alone where it is read from a further line', () => {
    expect(read({ notSkills: [{ skill: 'Java', lines: [7] }] }).profile).toEqual(read().profile);
  });

  test('does not come back from the original where a translation is read', () => {
    const original = 'Experiencia\nIngeniera, Aurora, 2015 - 2017\n- Servicios en Java\n';
    const english = 'Experience\nEngineer, Aurora, 2015 - 2017\n- Services in Java\n';
    const alignment = [{ original: { start: 0, end: original.length }, english: { start: 0, end: english.length } }];
    const spanish = { language: 'es', original, english, alignment };
    const notSkills = [{ skill: 'Java', lines: [2] }];
    expect(readResume(spanish, '2025-06').profile.skills).toContain('Java');
    expect(readResume(spanish, '2025-06', { positions: [], notSkills }).profile.skills).not.toContain('Java');
  });
});
