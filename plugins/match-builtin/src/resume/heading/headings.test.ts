import { describe, expect, test } from 'vitest';
import { readResume } from '../read.ts';

const positionsIn = (text: string) =>
  readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06').profile.positions.map(
    ({ title, employer, start, end }) => [title, employer, start, end],
  );

/** What a resume has besides its positions. */
const head = 'Ann Hill\nLeeds\n\nSummary\n\nKeeps the books of small firms and likes to teach others how to.\n';
const tail = 'Education\n\nBA in History\n\nLeeds College\n\n2005 to 2008\n\nSkills\n\nExcel, payroll, French\n';
const duties = '• Kept the books of three shops.\n• Paid the wages of forty people each month.\n• Filed the returns.\n';

describe('positions of a whole resume', () => {
  test('are read where blank lines part title, employer with its town, and dates', () => {
    const work =
      'WORK EXPERIENCE\n\nSenior Payroll Clerk\n\nContoso Mills -  Leeds, West Yorkshire -\n\n' +
      'January 2018 to Present\n\n' +
      `${duties}\nPayroll Clerk\n\nNorthwind Foods -  York -\n\nMarch 2012 to December 2017\n\n${duties}\n`;
    expect(positionsIn(head + work + tail)).toEqual([
      ['Senior Payroll Clerk', 'Contoso Mills', '2018-01', undefined],
      ['Payroll Clerk', 'Northwind Foods', '2012-03', '2017-12'],
    ]);
  });

  test('are read where the dates are broken over lines', () => {
    const work =
      'Experience\nJanuary 2018\nto\nCurrent\nContoso Mills\nPayroll Clerk\n' +
      `${duties}March 2012\nto\nDecember 2017\nNorthwind Foods\nAccounts Assistant\n${duties}`;
    expect(positionsIn(head + work + tail)).toEqual([
      ['Payroll Clerk', 'Contoso Mills', '2018-01', undefined],
      ['Accounts Assistant', 'Northwind Foods', '2012-03', '2017-12'],
    ]);
  });

  test('are read where a range goes on in a line with other dates', () => {
    const work = `Experience\nPayroll Clerk, Contoso Mills, 2018 –\n2021, and for a while from 2022 to 2023\n${duties}`;
    expect(positionsIn(head + work + tail)).toContainEqual(['Payroll Clerk', 'Contoso Mills', '2018-07', '2021-06']);
  });

  test('are told from the years of studies below any heading', () => {
    const work =
      `Where I have been\nPayroll Clerk, Contoso Mills, Leeds, 2012 – 2018\n${duties}` +
      `Accounts Assistant, Northwind Foods, York, 2009 – 2012\n${duties}`;
    expect(positionsIn(head + work + tail).map(([title]) => title)).toEqual(['Payroll Clerk', 'Accounts Assistant']);
  });
});
