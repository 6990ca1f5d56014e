import { categoryRates } from '@cotejo/contract/wording/en/category-rates';

/** Rates by categories that the company brings. */
export const biasCheck = {
  ...categoryRates,
  biasCheck: {
    tab: 'Bias check',
    intro: 'Whether scores and decisions treat groups of people alike.',
    title: 'Rates by category',
    hint:
      'From a CSV or XLSX file with a column of candidates and one or two of categories, in the layout of an audit ' +
      'by New York City Local Law 144. Neither the file nor a category is stored.',
    scope: 'Whose scores',
    scopes: { all: 'All roles', role: 'One role' },
    sheet: 'File with categories',
    choose: 'Choose a file, or drop it here',
    kinds: 'The first row names the columns. A candidate is identified by e-mail address, name or candidacy number.',
    progress: 'Reading the file',
    wentWrong: 'The rates could not be calculated. Please try again.',
    columns: 'Which column is what',
    column: { person: 'Candidate', sex: 'Sex', ethnicity: 'Race or ethnicity' },
    none: 'None',
    untitled: (number: number) => `Column ${number}`,
    incomplete: 'Choose the column of candidates, and one for sex or for race or ethnicity.',
    result: (rows: string, people: string) => `${rows} rows, ${people} people with a score`,
    median: (median: string) => `Median of their scores: ${median}. Only a higher score is above it.`,
    notNamed: (people: string) => `People with a score whom the file does not name: ${people}`,
    notFound: (rows: string, which: string) => `Rows that match nobody with a score: ${rows} (${which})`,
    ambiguous: (rows: string, which: string) => `Rows that match several people, left out: ${rows} (${which})`,
    contradictory: (rows: string, which: string) =>
      `Rows that say different things about the same person, left out: ${rows} (${which})`,
    repeated: (rows: string) => `Rows that repeat an earlier one: ${rows}`,
    rowNumbers: (numbers: string, more: boolean) => `row ${numbers}${more ? ' …' : ''}`,
    unknown: (people: string) => `People of unknown category, who are in no row of this table: ${people}`,
    nobody: 'Nobody has a known category.',
    noSelection: 'There are no selection rates, as nobody has a status that says they were put forward.',
    selection: (statuses: string) => `Selected means one of these statuses: ${statuses}.`,
    category: 'Category',
    save: 'Save as CSV',
    print: 'Print',
    fileName: 'Rates by category',
  },
};
