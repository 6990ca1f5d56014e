import { categoryRates } from '@cotejo/contract/wording/en/category-rates';

/** Rates by categories that the company brings. */
export const biasCheck = {
  ...categoryRates,
  biasCheck: {
    tab: 'Bias check',
    intro: 'Whether scores and decisions treat groups of people alike.',
    title: 'Rates by category',
    hint:
      'From a CSV or XLSX file with a column of candidates and one or two of categories, in the layout of an audit by ' +
      'New York City Local Law 144. Neither the file nor a category is stored.',
    scope: 'Whose scores',
    scopes: { all: 'All roles', role: 'One role' },
    sheet: 'File with categories',
    choose: 'Choose a file, or drop it here',
    kinds: 'The first row names the columns. A candidate is named by e-mail, name or number of the candidacy.',
    progress: 'Reading the file',
    wentWrong: 'The file could not be rated. Please try again.',
    columns: 'Which column is what',
    column: { person: 'Candidate', sex: 'Sex', ethnicity: 'Race or ethnicity' },
    none: 'None',
    untitled: (number: number) => `Column ${number}`,
    incomplete: 'Choose the column of candidates, and one of sex or of race or ethnicity.',
    result: (rows: string, people: string) => `${rows} rows, ${people} people with a score`,
    median: (median: string) => `Median of their scores: ${median}. Above means more than that.`,
    notNamed: (people: string) => `People with a score whom the file does not name: ${people}`,
    notFound: (rows: string, which: string) => `Rows that fit nobody with a score: ${rows} (${which})`,
    ambiguous: (rows: string, which: string) => `Rows that fit several people, left out: ${rows} (${which})`,
    contradictory: (rows: string, which: string) =>
      `Rows that say different things of the same person, left out: ${rows} (${which})`,
    repeated: (rows: string) => `Rows that repeat an earlier one: ${rows}`,
    rowNumbers: (numbers: string, more: boolean) => `row ${numbers}${more ? ' …' : ''}`,
    unknown: (people: string) => `Of unknown category, and in none of these: ${people}`,
    nobody: 'Nobody of a known category.',
    noSelection: 'There are no selection rates, as no status says that somebody was put forward.',
    selection: (statuses: string) => `Selected are those with one of these statuses: ${statuses}.`,
    category: 'Category',
    save: 'Save as CSV',
    print: 'Print',
    fileName: 'Rates by category',
  },
};
