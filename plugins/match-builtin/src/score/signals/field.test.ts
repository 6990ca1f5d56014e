import { describe, expect, test } from 'vitest';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const lines = ['Cooked for forty guests', 'Kept the accounts of three shops as an accountant', 'Ordered flour'];
/** So many facts that what they tell counts in full. */
const more = [
  'Closed the books of 3 shops in 2019 and filed their taxes',
  'Paid the wages of 40 people with the payroll accountant of Northwind Ltd',
  'Prepared ledgers, balance sheets and invoices as an accountant for the auditors of Contoso Bank',
  'Diploma in Accounting, Otley College, 2014',
];
const resume = english(`Experience\n${[...lines, ...more].join('\n')}`);
const title = Float32Array.of(1, 0);
/** A vector with the given likeness to the title. */
const at = (near: number): Float32Array => Float32Array.of(near, Math.sqrt(1 - near * near));

/**
 * The degree of the signal of the field, with a likeness to the title for each line, or without an encoder; `common` is
 * what the vectors have in common.
 */
function fieldWith(nears?: number[], repeated = 1, common?: Float32Array): number {
  const passages = (nears ?? []).flatMap((near, index) => {
    const start = resume.english.indexOf(lines[index]!);
    const passage = { start, end: start + lines[index]!.length, vector: at(near) };
    return Array.from({ length: index === 0 ? repeated : 1 }, () => passage);
  });
  const { signals } = scoreResume({
    job: { title: 'Accountant', skills: [], requirements: [], text: english('Accountant') },
    resume,
    asOf: '2025-06',
    ...(nears && { meaning: { model: 'm', passages, requirements: {}, title, ...(common && { common }) } }),
  });
  return signals.find(({ id }) => id === 'field')!.degree;
}

describe('how near a resume is to the field of a job', () => {
  test('grows with the likeness of its nearest passages to the title, whatever the others say', () => {
    expect(fieldWith([0.2, 0.5, 0.1])).toBeGreaterThan(fieldWith([0.2, 0.3, 0.1]));
    expect(fieldWith([0.2, 0.5, 0.1])).toBe(fieldWith([0, 0.5, 0.3]));
  });

  test('does not grow by repetition', () => {
    expect(fieldWith([0.45, 0.4, 0.1], 20)).toBe(fieldWith([0.45, 0.4, 0.1]));
  });

  test('does not grow by what all sentences about work have in common', () => {
    const common = Float32Array.of(0.4, 0);
    expect(fieldWith([0.4, 0.4, 0.4], 1, common)).toBeLessThan(fieldWith([0.4, 0.4, 0.4]));
    expect(fieldWith([0.2, 0.8, 0.1], 1, common)).toBeGreaterThan(fieldWith([0.2, 0.6, 0.1], 1, common));
  });

  test('is told by words where no encoder serves', () => {
    expect(fieldWith()).toBeGreaterThan(0.5);
  });

  test('counts little where the title is all that a resume says', () => {
    const degreeOf = (text: string) =>
      scoreResume({
        job: { title: 'Accountant', skills: [], requirements: [], text: english('Accountant') },
        resume: english(text),
        asOf: '2025-06',
      }).signals.find(({ id }) => id === 'field')!.degree;
    expect(degreeOf('Accountant')).toBe(0);
    expect(degreeOf('Ana Ruiz\nAccountant')).toBeLessThan(0.3);
    expect(degreeOf(`Ana Ruiz\nAccountant\n\nExperience\n${more.join('\n')}`)).toBeGreaterThan(0.5);
  });
});
