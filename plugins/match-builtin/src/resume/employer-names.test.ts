import { describe, expect, test } from 'vitest';
import { readResume } from './read.ts';
import { isOccupation } from './titles.ts';

const positionsIn = (text: string) =>
  readResume(
    { language: 'en', original: `Experience\n${text}`, english: `Experience\n${text}`, alignment: [] },
    '2025-06',
  ).profile.positions.map(({ title, employer }) => [title, employer]);

describe('an employer', () => {
  test('is no place and no department behind the title, where its name stands elsewhere', () => {
    expect(positionsIn('Guide at Larkfield Twp, Contoso School District\t2018 – 2020')).toEqual([
      ['Guide', 'Contoso School District'],
    ]);
    expect(positionsIn('Contoso Mills, Macon, GA\nLead at Outbound\t2018 – 2020')).toEqual([['Lead', 'Contoso Mills']]);
    expect(positionsIn('Cook, Macon, GA, 2018 – 2020')).toEqual([['Cook', undefined]]);
    expect(positionsIn('Cook at Building 4, 2018 – 2020')).toEqual([['Cook', undefined]]);
    expect(positionsIn('Cook, United Kingdom, 2018 – 2020')).toEqual([['Cook', undefined]]);
    expect(positionsIn('Cook at Wingtip, 2018 – 2020')).toEqual([['Cook', 'Wingtip']]);
  });

  test('above one position is that of those which follow without one', () => {
    const text =
      'Contoso Mills, Macon, GA\nLead at Outbound\t2020 – 2022\n- Led\nOiler\t2018 – 2020\n- Oiled\n' +
      'Wingtip Foods, Macon, GA\nCook at Line 3\t2016 – 2018\n- Cooked\nGuide, Fabrikam Tours\t2015 – 2016';
    expect(positionsIn(text)).toEqual([
      ['Lead', 'Contoso Mills'],
      ['Oiler', 'Contoso Mills'],
      ['Cook', 'Wingtip Foods'],
      ['Guide', 'Fabrikam Tours'],
    ]);
  });

  test('below a position is that of the next one, where employers stand above', () => {
    const text =
      'CONTOSO MILLS, Macon, Georgia\nOiler (2018-2020)\nOiled.\nSweeper (2016-2018)\n' +
      'WINGTIP FOODS, Macon, Georgia\nCook (2015-2016)';
    expect(positionsIn(text)).toEqual([
      ['Oiler', 'CONTOSO MILLS'],
      ['Sweeper', 'CONTOSO MILLS'],
      ['Cook', 'WINGTIP FOODS'],
    ]);
    expect(positionsIn('Clerk at Contoso (Building 2)\t2018 – 2020')).toEqual([['Clerk', 'Contoso']]);
  });

  test('keeps the names of all its partners', () => {
    expect(positionsIn('Clerk | Larkfield, Reed & Cole | Leeds | 2018 – 2020')).toEqual([
      ['Clerk', 'Larkfield, Reed & Cole'],
    ]);
    expect(positionsIn('Reed & Cole Engineers\tMacon, GA\nClerk\t2018 – 2020')).toEqual([
      ['Clerk', 'Reed & Cole Engineers'],
    ]);
  });

  test('is no address and no grade', () => {
    expect(positionsIn('Contoso Mills\n12 E Garden Road, Macon, GA\nClerk, GS-0560-11\n2018 – 2020')).toEqual([
      ['Clerk', 'Contoso Mills'],
    ]);
  });
});

describe('a title', () => {
  test('is a department that stands alone, or what stands alone above the name of a firm', () => {
    const below = '\nMay 2018 - June 2020\nChecked in guests all day and all night. Counted the drawer.';
    expect(positionsIn(`Front Desk\nContoso Dental Group, Macon, GA${below}`)).toEqual([
      ['Front Desk', 'Contoso Dental Group'],
    ]);
    expect(positionsIn(`Front Desk\nHotel Northwind${below}`)).toEqual([['Front Desk', 'Hotel Northwind']]);
    expect(positionsIn(`All-rounder\nContoso Hotel${below}`)).toEqual([['All-rounder', 'Contoso Hotel']]);
    expect(positionsIn('Front Desk\tMay 2018 - June 2020\nHotel Northwind\n- Checked in guests')).toEqual([
      ['Front Desk', 'Hotel Northwind'],
    ]);
  });

  test('is followed by what stands in brackets in a line of its own', () => {
    for (const text of [
      'Medical Assistant\t2018 – 2020\n(Certified)\nContoso Practice',
      'Medical Assistant\n(Certified)\nContoso Practice\n2018 – 2020',
    ])
      expect(positionsIn(text)).toEqual([['Medical Assistant', 'Contoso Practice']]);
  });

  test('known from no other title is one beside its employer', () => {
    expect(positionsIn("Dishwasher | Contoso's Diner | 2018 – 2020")).toEqual([['Dishwasher', "Contoso's Diner"]]);
    expect(isOccupation('Responsible for portfolios')).toBe(false);
  });
});
