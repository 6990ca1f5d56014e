import { describe, expect, test } from 'vitest';
import { quantitiesIn } from './quantities.ts';

const found = (text: string) => quantitiesIn(text).map(({ least, most, unit }) => [least, most, unit]);

describe('quantities', () => {
  test('of people, of money and of things are told apart', () => {
    expect(found('Payroll for more than 1,000 employees')).toEqual([[1000, 1000, 'workforce']]);
    expect(found('Led a team of 12 to 15')).toEqual([[12, 15, 'workforce']]);
    expect(found('Manage 16 sales merchandisers')).toEqual([[16, 16, 'workforce']]);
    expect(found('Budget of $2.5 million, or 3M EUR')).toEqual([
      [2_500_000, 2_500_000, 'money'],
      [3_000_000, 3_000_000, 'money'],
    ]);
    expect(found('Served 200 guests an evening')).toEqual([[200, 200, 'guest']]);
    expect(found('Supervised a crew of six')).toEqual([[6, 6, 'workforce']]);
  });
});

test.for([
  '5 years of sales',
  'Grew revenue by 20%',
  '01/2018 Staff Accountant',
  '2018 Staff Accountant',
  'Teams of up to 20 people',
  'ISO 9001 audits',
  'Windows 10 devices',
  'OSHA 30 for crew leaders',
  '24/7 support',
  'B777 crews',
  "3 years' catering",
  'Level 3 team leader',
])('a span of time, a share, a date, a limit or the number of a name is no quantity: %s', (text) =>
  expect(found(text)).toEqual([]),
);
