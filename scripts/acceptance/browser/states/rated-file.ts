import type { CategoryRate, RatedCategory, RatedFile } from '@cotejo/contract';
import type { Page } from 'playwright-core';

/** Gives the page of rates a file with categories. */
export const giveCategories = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[name=categories]')
    .setInputFiles({ name: 'categories.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

type Traits = Pick<RatedCategory, 'sex' | 'ethnicity'>;
const open = (traits: Traits, people: number, rate: CategoryRate): RatedCategory => ({
  ...traits,
  people,
  withheld: null,
  small: rate.impactRatio === null,
  scoring: rate,
  selection: rate,
});
const withheld = (traits: Traits, people: number, why: RatedCategory['withheld']): RatedCategory => ({
  ...traits,
  people,
  withheld: why,
  small: false,
  scoring: null,
  selection: null,
});
const leftOut = { count: 30, rows: Array.from({ length: 20 }, (_, at) => 7 + at) };
const [women, men] = [{ sex: 'Female' }, { sex: 'Male' }];
const one = { count: 130, rate: 0.512, impactRatio: 1 };
const other = { count: 95, rate: 0.4, impactRatio: 0.781 };

/** What is answered to a file in which every kind of row and of category occurs. */
export const ratedFile: RatedFile = {
  columns: ['E-mail', 'Sex', 'Race'],
  taken: { person: 1, sex: 2, ethnicity: 3 },
  rates: {
    rows: 620,
    people: 500,
    median: 61.5,
    notFound: leftOut,
    ambiguous: leftOut,
    contradictory: leftOut,
    repeated: 30,
    notNamed: 12,
    tables: [
      {
        by: 'sex',
        unknown: 6,
        categories: [open({ ...women, ethnicity: null }, 254, one), open({ ...men, ethnicity: null }, 240, other)],
      },
      {
        by: 'ethnicity',
        unknown: 20,
        categories: [
          open({ sex: null, ethnicity: 'Asian' }, 254, one),
          open({ sex: null, ethnicity: 'Hispanic or Latino' }, 220, other),
          open({ sex: null, ethnicity: 'Two or more races' }, 6, { ...other, impactRatio: null }),
        ],
      },
      {
        by: 'both',
        unknown: 24,
        categories: [
          open({ ...women, ethnicity: 'Asian' }, 127, one),
          withheld({ ...women, ethnicity: 'Two or more races' }, 3, 'few'),
          withheld({ ...men, ethnicity: 'Two or more races' }, 30, 'others'),
        ],
      },
    ],
    csv: '',
  },
};
