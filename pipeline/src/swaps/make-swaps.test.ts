import type { ResumeProfile } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { noSkills } from '../testing/tools.ts';
import { makeSwaps } from './make-swaps.ts';

const english = `Emily Carter
emily.carter@example.com | www.linkedin.com/in/emilycarter
12 Orchard Road, Leeds LS1 4AB
Date of birth: 14 March 1998 (age 27)

Waitress, Northwind Foods, 2016 - 2019
Served guests with her team
Payroll clerk, Contoso, 2019 - present

BSc Economics, University of Bristol, 2016`;
const position = { title: '', current: false, months: 36, span: { start: 0, end: 0 } };
const profile: ResumeProfile = {
  ...noSkills,
  positions: [
    { ...position, start: '2019-01', current: true },
    { ...position, start: '2016-07', end: '2019-06' },
  ],
  education: ['BSc Economics, University of Bristol, 2016'],
};

const spanish = `Lucía Bermejo Sanz
Calle Mayor 5, 28013 Madrid
Edad: 31 años

Camarera, Banco Ribera, 2012 - 2016
Grado en Economía, Universidad de Zaragoza, 2012`;

const swapsOf = (text: string, read = profile, language = 'en') =>
  Object.groupBy(makeSwaps({ text, language, profile: read }), ({ kind }) => kind);
/** The lines that a swap has changed, as they are then. */
const changed = (text: string, swapped: string | undefined) =>
  swapped?.split('\n').filter((line, at) => line !== text.split('\n')[at]);

describe('a resume', () => {
  test('is swapped the same way every time, one thing in each text', () => {
    const swaps = makeSwaps({ text: english, language: 'en', profile });
    expect(makeSwaps({ text: english, language: 'en', profile })).toEqual(swaps);
    expect(swaps.map(({ kind }) => kind)).toEqual(['name', 'name', 'gender', 'age', 'school', 'address', 'gap']);
  });

  test('gets the names of a woman and of a man wherever its own stands, in addresses as well', () => {
    for (const { text } of swapsOf(english).name!) {
      expect(text).not.toMatch(/emily|carter/i);
      expect(changed(english, text)).toHaveLength(2);
      expect(text.split('\n')[1]).toMatch(/^[a-z.]+@example\.com \| www\.linkedin\.com\/in\/[a-z]+$/);
    }
  });

  test('keeps a word of its name where it stands alone and may be what somebody does', () => {
    const text = 'Ruby Baker\nruby.baker@example.com\n\nBaker, Hotel Aurora, 2016 - 2019';
    for (const swap of swapsOf(text).name!) expect(swap.text).toContain('\nBaker, Hotel Aurora');
  });

  test('becomes that of somebody older, by birth date, age and year of the degree', () => {
    expect(changed(english, swapsOf(english).age![0]!.text)).toEqual([
      'Date of birth: 14 March 1986 (age 39)',
      'BSc Economics, University of Bristol, 2004',
    ]);
  });

  test('gets another school of the same kind and another address in the same country', () => {
    expect(changed(english, swapsOf(english).school![0]!.text)).toEqual([
      expect.stringMatching(/^BSc Economics, (?!University of Bristol).*University.*, 2016$/) as string,
    ]);
    const line = 'MSc Computer Science Indiana University; BSc, Northwind College of Nursing';
    expect(swapsOf(line, { ...profile, education: [line] }).school![0]!.text).toMatch(
      /^MSc Computer Science (?!Indiana)[\w ]*University[\w ]*; BSc, Northwind College of Nursing$/,
    );
    expect(changed(english, swapsOf(english).address![0]!.text)).toEqual([
      expect.stringMatching(/^\d+ [\p{L} ]+, [A-Z]{2}\d \d[A-Z]{2} \p{L}+$/u) as string,
    ]);
  });

  test('gets a gap of a year where a position follows another at once', () => {
    expect(changed(english, swapsOf(english).gap![0]!.text)).toEqual(['Waitress, Northwind Foods, 2016 - 2018']);
    const [now, before] = profile.positions as [ResumeProfile['positions'][0], ResumeProfile['positions'][0]];
    const both = { ...profile, positions: [{ ...now, start: '2016-01' }, before] };
    expect(swapsOf(english, both).gap).toBeUndefined();
  });

  test('is older and of another school where degree, school and time stand in lines of their own', () => {
    const text = 'Ann Hill\nEducation\nBSc in\nBotany\nHarvard University\n2010 - 2014\n';
    const { school, age } = swapsOf(text, {
      ...profile,
      education: ['BSc in Botany | Harvard University | 2010 - 2014'],
    });
    expect(school![0]!.text).not.toContain('Harvard');
    expect(age![0]!.text).toContain('1998 - 2002');
  });

  test('in Spanish is swapped in Spanish', () => {
    const swaps = swapsOf(
      spanish,
      { ...noSkills, education: [], inOriginal: { ...noSkills, education: [spanish.split('\n').at(-1)!] } },
      'es',
    );
    expect(changed(spanish, swaps.gender![0]!.text)).toEqual(['Camarero, Banco Ribera, 2012 - 2016']);
    expect(changed(spanish, swaps.age![0]!.text)?.[0]).toBe('Edad: 43 años');
    expect(swaps.school![0]!.text).toMatch(/Grado en Economía, Universidad (?!de Zaragoza)/);
    expect(changed(spanish, swaps.address![0]!.text)).toEqual([
      expect.stringMatching(/^\p{L}+ [\p{L} ]+\d+, \d{5} \p{L}+$/u) as string,
    ]);
    expect(swaps.name).toHaveLength(2);
  });

  test('that shows nothing of it is swapped in nothing', () => {
    expect(makeSwaps({ text: 'Built payment services in Java', language: 'en', profile: noSkills })).toEqual([]);
  });

  test('with one endless line comes to an end', () => {
    const long = ['University of A ', 'Born on ', '1, Al ', 'Ana de '].map((part) => part.repeat(20_000));
    const made = long.map((line) =>
      makeSwaps({
        text: `Ana Ruiz\n${line}`,
        language: 'en',
        profile: { ...profile, education: [line.slice(0, 1000)] },
      }),
    );
    expect(made).toHaveLength(long.length);
  });
});
