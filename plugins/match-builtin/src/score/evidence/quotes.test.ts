import type { JobReading, Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const asked = (text: string): Requirement => ({ ...readRequirement(text), id: 'r1', text, must: true, weight: 1 });

function judge(text: string, resume: string): RequirementVerdict {
  const job: JobReading = { title: '', skills: [], requirements: [asked(text)] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

const quotes = (text: string, resume: string): string[] => judge(text, resume).quotes.map((quote) => quote.text);

describe('a quote stands by itself', () => {
  const bakery = (line: string): string => `Experience\nBaker, Horno Inventado, 01/2019 - 12/2023\n${line}`;

  test('what belongs to a verb is quoted with it', () => {
    const line = '• Stocked shelves with bread, rolls and cakes';
    expect(quotes('Rolls and cakes', bakery(line))).toEqual(['Stocked shelves with bread, rolls and cakes']);
  });

  test('verbs that share an object stay together', () => {
    const line = '• Weighed, kneaded and shaped the dough of forty loaves by hand before four in the morning';
    expect(quotes('Shape dough by hand', bakery(line))[0]).toBe(line.slice(2));
  });

  test('of several things that were done one after the other one is quoted', () => {
    const line =
      '• Fired the ovens each morning, decorated wedding cakes for two hotels and paid the suppliers on Fridays';
    expect(quotes('Decorate wedding cakes', bakery(line))[0]).toBe('decorated wedding cakes for two hotels');
  });

  test('a sentence goes on over the line that a page broke, and ends with its stop', () => {
    const lines = 'I decorated large wedding cakes for the guests of\ntwo hotels. Cleaned the counter.';
    expect(quotes('Wedding cakes for hotels', bakery(lines))[0]).toBe(
      'I decorated large wedding cakes for the guests of\ntwo hotels.',
    );
  });

  test('brackets are quoted whole, or not at all', () => {
    const bread = '• Baked rye bread (long and round) for the market';
    expect(quotes('Rye bread', bakery(bread))[0]).toContain('(long and round)');
    for (const quote of quotes('Round loaves', bakery(bread)))
      expect(quote.split('(').length).toBe(quote.split(')').length);
  });

  test('of two things that "and" joins none is left behind', () => {
    const line = '• Labels of boxes and jars by stencil printing on Fridays';
    expect(quotes('Stencil printing of jars', bakery(line))[0]).toBe(line.slice(2));
  });

  test('of a list the item is quoted', () => {
    const skills = 'Skills\nBaking, Microsoft Excel, cash handling, food safety, forklift driving';
    expect(quotes('Microsoft Excel', skills)).toEqual(['Microsoft Excel']);
  });

  test('a line that only says what the lines below are about is no quote', () => {
    const resume = 'Work\n\nOven maintenance\n• Cleaned burners and changed seals of ovens\n\nSales\n• Sold bread';
    expect(quotes('Oven maintenance', resume)).not.toContain('Oven maintenance');
  });
});

describe('no evidence is', () => {
  const clinic = (line: string): string => `Experience\nReceptionist, Clínica Inventada, 01/2019 - 12/2023\n${line}`;
  const shown = (demand: string, resume: string): string => judge(demand, resume).verdict;

  test.each([
    ['The office manager did the payroll and the budget', 'Payroll and budget'],
    ['I greeted patients; the nurses prepared the vaccinations', 'Prepare vaccinations'],
    ['Reported to the physician, who prescribed physiotherapy and massages', 'Prescribe physiotherapy and massages'],
    ['Handed hours to the payroll department, that calculates wages', 'Calculate wages'],
    ['Reported to the vaccination manager', 'Vaccination manager'],
  ])('what somebody else does: %s', (line, demand) => {
    expect(shown(demand, clinic(line))).toBe('missing');
  });

  test('what somebody did with others, or for patients, is', () => {
    expect(shown('Prepare vaccinations', clinic('Prepared vaccinations with the nurses'))).not.toBe('missing');
    expect(shown('Comfort anxious patients', clinic('Comforted patients who were anxious'))).not.toBe('missing');
  });

  test.each([
    ['Seeking a position in which I can lead vaccination campaigns', 'Lead vaccination campaigns'],
    ['I would like to lead vaccination campaigns', 'Lead vaccination campaigns'],
    ['In my free time I restore vintage motorcycles', 'Restore vintage motorcycles'],
    ['I have never restored vintage motorcycles', 'Restore vintage motorcycles'],
    ['I answer the telephone but do not prescribe physiotherapy', 'Prescribe physiotherapy'],
  ])('an aim, leisure or what is denied: %s', (line, demand) => {
    expect(shown(demand, line)).toBe('missing');
    expect(shown(demand, clinic(line))).toBe('missing');
  });

  test('what a section of aims, leisure or referees holds', () => {
    const demand = 'Restore vintage motorcycles';
    for (const heading of ['Objective', 'Leisure time', 'Interests'])
      expect(shown(demand, `${clinic('Greeted patients')}\n\n${heading}\nTo restore vintage motorcycles`)).toBe(
        'missing',
      );
    const label = `${clinic('Greeted patients')}\nHobby: chess\nRestored vintage motorcycles`;
    expect(shown(demand, label)).not.toBe('missing');
    expect(shown('Fluent French', `${clinic('Greeted patients')}\n\nInterests\nChess\nFrench, fluent`)).not.toBe(
      'missing',
    );
    const referee = 'Ana Prueba, restores vintage motorcycles';
    expect(shown(demand, `${clinic('Greeted patients')}\n\nReferees\n${referee}`)).toBe('missing');
  });

  test('what somebody else says of the owner, and not a title in quotation marks', () => {
    const demand = 'Restore vintage motorcycles';
    const below = (line: string) => shown(demand, `${clinic('Greeted patients')}\n\n${line}`);
    expect(below('“She knows how to restore vintage motorcycles”, former manager')).toBe('missing');
    expect(below('Testimonials\nRestores vintage motorcycles with love')).toBe('missing');
    expect(below('Restored vintage motorcycles for the “Old Wheels” museum')).not.toBe('missing');
  });

  test('a wish to learn a skill, which is said beside the verdict', () => {
    const { verdict, note } = judge('Kubernetes', clinic('Would love to learn Kubernetes'));
    expect([verdict, note]).toEqual(['missing', 'Wants to learn Kubernetes']);
  });

  test('what somebody would bring to a position is claimed, and the position is not', () => {
    const aim = 'Seeking to use my fluent bookkeeping skills in a new position as accountant';
    expect(shown('Fluent bookkeeping skills', aim)).not.toBe('missing');
    expect(shown('Position as accountant', aim)).toBe('missing');
  });
});

test('what somebody else did is no evidence, however long the sentence goes on', () => {
  for (const told of ['The office manager did the payroll and ', 'The office manager did the payroll, kept the books '])
    for (const times of [1, 30, 300]) {
      const resume = `Experience\nReceptionist, Invented Dental, 2016 - 2024\n• ${told.repeat(times)}`;
      expect([told, times, judge('Payroll', resume).verdict]).toEqual([told, times, 'missing']);
    }
});
