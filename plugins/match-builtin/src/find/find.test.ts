import type { JobReading, Meaning, Requirement } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { outline } from './outline.ts';
import { seek } from './seek.ts';
import { signatureOf } from './signature.ts';

const asOf = '2026-06';
const english = (text: string) => {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
};
const resume = english(
  'EXPERIENCE\nPayroll Manager, Harbor Hotels, 2019 - 2024\nRan payroll for 400 people in SAP.\n\nLANGUAGES\nGerman C1',
);
const demand = (text: string, skills: string[] = []): Requirement => ({
  id: text.replace(/\W/g, ''),
  text,
  kind: 'skill',
  must: true,
  weight: 1,
  skills,
});
const job = (requirements: Requirement[], title = ''): JobReading => ({ title, skills: [], requirements });
const weightOf = (found: ReturnType<typeof seek>, term: string) =>
  found.terms.find((one) => [one.term, ...(one.or ?? [])].includes(term))?.weight ?? 0;
const vector = (...values: number[]) => Float32Array.from(values);

describe('an outline', () => {
  test('names the skills, the words and the titles that a resume shows', () => {
    const { terms } = outline({ resume, asOf });
    expect(terms).toEqual(expect.arrayContaining(['skill SAP', 'skill Payroll', 'word german', 'title payrol']));
    expect(new Set(terms).size).toBe(terms.length);
  });

  test('has no skill that is denied, and nothing of the passages about the owner', () => {
    const denied = english('SKILLS\nNo experience with SAP.');
    expect(outline({ resume: denied, asOf }).terms).not.toContain('skill SAP');
    const named = english('Frida Zonneveld\n\nSKILLS\nPayroll');
    const owner = [{ start: 0, end: 15 }];
    const { terms } = outline({ resume: named, asOf, aboutOwner: { original: owner, english: owner } });
    expect(terms).toContain('skill Payroll');
    expect(terms.join()).not.toContain('zonneveld');
  });

  test('has the skills of a Spanish resume under the names of the English ones', () => {
    const text = 'EXPERIENCIA\nResponsable de nóminas con SAP';
    const translated = 'EXPERIENCE\nPayroll manager with SAP';
    const spanish = { ...english(translated), language: 'es', original: text, alignment: [] };
    expect(outline({ resume: spanish, asOf }).terms).toEqual(expect.arrayContaining(['skill SAP', 'skill Payroll']));
  });

  test('has a signature where there are meanings', () => {
    const meaning: Meaning = {
      model: 'any',
      passages: [{ start: 0, end: 9, vector: vector(0.6, 0.8) }],
      requirements: {},
    };
    expect(outline({ resume, asOf })).not.toHaveProperty('signature');
    expect(outline({ resume, asOf, meaning }).signature).toEqual(signatureOf(vector(0.6, 0.8)));
  });
});

describe('what is sought', () => {
  test('a skill that stands for the one asked for brings as much as that, and both no more', () => {
    const found = seek({ job: job([demand('Java', ['Java'])]) });
    expect(weightOf(found, 'skill Java')).toBeGreaterThan(0);
    const ofSkill = found.terms.filter(({ term }) => term === 'skill Java');
    expect(ofSkill).toEqual([expect.objectContaining({ or: expect.arrayContaining(['skill Spring Boot']) })]);
    expect(weightOf(found, 'skill Payroll')).toBe(0);
  });

  test('rare words bring more than common ones, and a must more than a wish', () => {
    const found = seek({ job: job([demand('venipuncture with people'), { ...demand('falconry'), must: false }]) });
    expect(weightOf(found, 'word venipunctur')).toBeGreaterThan(weightOf(found, 'word peopl'));
    const [must, wish] = [seek({ job: job([demand('falconry'), { ...demand('origami'), must: false }]) })].map(
      (one) => [weightOf(one, 'word falconri'), weightOf(one, 'word origami')],
    )[0]!;
    expect(must).toBeGreaterThan(wish!);
  });

  test('requirements that are switched off are not sought', () => {
    expect(seek({ job: job([{ ...demand('falconry'), off: true }]) }).terms).toEqual([]);
  });

  test('the title is sought among titles', () => {
    expect(weightOf(seek({ job: job([demand('SAP')], 'Payroll Manager') }), 'title payrol')).toBeGreaterThan(0);
  });
});

test('signatures of near vectors differ in fewer bits than those of far ones', () => {
  const bits = (one: Uint8Array, other: Uint8Array) =>
    one.reduce((sum, byte, index) => sum + (byte ^ other[index]!).toString(2).replaceAll('0', '').length, 0);
  const from = signatureOf(vector(1, 0, 0, 0));
  const near = bits(from, signatureOf(vector(0.9, 0.4, 0.1, 0)));
  const far = bits(from, signatureOf(vector(0.1, 0.2, 0.9, 0.4)));
  expect(bits(from, from)).toBe(0);
  expect(near).toBeLessThan(far);
  expect(bits(from, signatureOf(vector(-1, 0, 0, 0)))).toBe(512);
});
